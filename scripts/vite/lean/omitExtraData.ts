const unused = (): never => {
  throw new Error('rjsf was asked to take answers away: prune does that');
};

/** Stands for the code with which rjsf leaves out what a schema does not know. */
export default unused;
export const getUsedFormData = unused;
export const getFieldNames = unused;
export const isValueEmpty = unused;
