/** They mean something else in conditions. */
const CONDITION_WORDS = ['any', 'all', 'not'];

/** What fields may be called, as schemas/value.schema.json has it. */
export const FIELD_NAME = new RegExp(
  `^(?!(?:${CONDITION_WORDS.join('|')})$)[A-Za-z][A-Za-z0-9_]*$`,
  'u',
);

/** What each record of a staff list has beside the answers. */
export const RECORD_NAMES = ['id', 'reference', 'language', 'definitionVersion', 'createdAt'];

/** No field of a service is called like this. */
export const RESERVED_NAMES: readonly string[] = [...RECORD_NAMES, ...CONDITION_WORDS];
