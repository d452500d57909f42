import deepEquals from './deepEquals';

const unused = (): never => {
  throw new Error('rjsf met a schema that no definition gives it');
};

/**
 * What rjsf asks about a schema, where it is a structure: types and nesting (definition/toStructure).
 * It is resolved as it stands, for it has no references, branches or conditions, and it has no defaults.
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
  /** Asked when an answer is taken back: it is a plain one. */
  findFieldInSchema = () => ({ field: {}, isRequired: undefined });
  findSelectedOptionInXxxOf = unused;
  getClosestMatchingOption = unused;
  getFirstMatchingOption = unused;
  getFromSchema = unused;
  omitExtraData = unused;
  toPathSchema = unused;
}

/** Stands for the tools with which rjsf reads schemas of every kind. */
export default function createSchemaUtils(validator: unknown, rootSchema: unknown) {
  return new StructureUtils(validator, rootSchema);
}
