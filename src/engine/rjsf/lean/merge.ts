const unused = () => (): never => {
  throw new Error('rjsf got an allOf: structures have none');
};

/** Replaces the library with which rjsf merges allOf. */
export const createComparator = () => ({
  compareSchemaDefinitions: unused(),
  compareSchemaValues: unused(),
});
export const createMerger = () => ({ mergeArrayOfSchemaDefinitions: unused() });
export const createShallowAllOfMerge = unused;
export const createDeduplicator = unused;
export const createIntersector = unused;
