import deepEquals from './deepEquals';
import unused from './unused';

/**
 * Replaces rjsf's utilities for general schemas: answers its queries about a structure, that is types and nesting
 * (definition/ui/toStructure), which has no references, branches, conditions or defaults.
 */
export default function createSchemaUtils(validator: unknown, rootSchema: unknown) {
  return {
    getRootSchema: () => rootSchema,
    getValidator: () => validator,
    doesSchemaUtilsDiffer: (otherValidator: unknown, otherSchema: unknown) =>
      validator !== otherValidator || !deepEquals(rootSchema, otherSchema),
    retrieveSchema: (schema: unknown) => schema,
    getDefaultFormState: (_schema: unknown, formData: unknown) => formData,
    sanitizeDataForNewSchema: (_new: unknown, _old: unknown, formData: unknown) => formData,
    getDisplayLabel: () => true,
    isFilesArray: () => false,
    isMultiSelect: () => false,
    isSelect: () => false,
    /** Used when an answer is cleared: the field is a plain one. */
    findFieldInSchema: () => ({ field: {}, isRequired: undefined }),
    findSelectedOptionInXxxOf: unused,
    getClosestMatchingOption: unused,
    getFirstMatchingOption: unused,
    getFromSchema: unused,
    omitExtraData: unused,
    toPathSchema: unused,
  };
}
