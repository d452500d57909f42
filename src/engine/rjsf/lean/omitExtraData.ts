const unused = (): never => {
  throw new Error('rjsf was asked to remove answers: prune does that');
};

/** Replaces the code with which rjsf omits what a schema does not define. */
export default unused;
export const getUsedFormData = unused;
export const getFieldNames = unused;
export const isValueEmpty = unused;
