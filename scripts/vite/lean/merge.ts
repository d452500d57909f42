const unused = () => (): never => {
  throw new Error('rjsf met an allOf: structures have none');
};

/** Stands for the library that rjsf merges allOf with. */
export const createComparator = () => ({
  compareSchemaDefinitions: unused(),
  compareSchemaValues: unused(),
});
export const createMerger = () => ({ mergeArrayOfSchemaDefinitions: unused() });
export const createShallowAllOfMerge = unused;
export const createDeduplicator = unused;
export const createIntersector = unused;
