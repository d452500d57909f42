import deepEquals from './deepEquals';
import unused from './unused';

/**
 * Answers rjsf's queries about a schema that is a structure: types and nesting
 * (definition/ui/toStructure). No resolving is needed, since it has no references, branches or
 * conditions, and it has no defaults.
 */
class StructureUtils {
  constructor(
    private readonly validator: unknown,
    private readonly rootSchema: unknown,
  ) {}

  getRootSchema = () => this.rootSchema;
  getValidator = () => this.validator;
  doesSchemaUtilsDiffer = (validator: unknown, rootSchema: unknown) =>
    this.validator !== validator || !deepEquals(this.rootSchema, rootSchema);
  retrieveSchema = (schema: unknown) => schema;
  getDefaultFormState = (_schema: unknown, formData: unknown) => formData;
  sanitizeDataForNewSchema = (_new: unknown, _old: unknown, formData: unknown) => formData;
  getDisplayLabel = () => true;
  isFilesArray = () => false;
  isMultiSelect = () => false;
  isSelect = () => false;
  /** Used when an answer is cleared: the field is a plain one. */
  findFieldInSchema = () => ({ field: {}, isRequired: undefined });
  findSelectedOptionInXxxOf = unused;
  getClosestMatchingOption = unused;
  getFirstMatchingOption = unused;
  getFromSchema = unused;
  omitExtraData = unused;
  toPathSchema = unused;
}

/** Replaces rjsf's utilities for general schemas. */
export default function createSchemaUtils(validator: unknown, rootSchema: unknown) {
  return new StructureUtils(validator, rootSchema);
}
