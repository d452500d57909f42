const unused = (): never => {
  throw new Error('rjsf met a reference: definitions are resolved before it sees them');
};

/** Stands for the URI library that rjsf resolves $id and $ref with. */
export default { equal: unused, resolve: unused };
