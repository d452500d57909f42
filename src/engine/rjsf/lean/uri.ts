const unused = (): never => {
  throw new Error('rjsf got a reference: definitions are resolved before rjsf gets them');
};

/** Replaces the URI library with which rjsf resolves $id and $ref. */
export default { equal: unused, resolve: unused };
