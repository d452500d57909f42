import type { ContentField, ContentFields } from './content';
import type { Json, Values } from './values';

/**
 * The fields of a kind as they are read: everything there, what nobody has written yet empty, and
 * nothing that the kind does not know.
 */
export const fullDocument = (fields: ContentFields<unknown>, document: Values): Values =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      (Object.hasOwn(document, name) ? document[name] : undefined) ?? emptyContent(field),
    ]),
  );

/** What stands in a field before anybody has written something. */
export function emptyContent(field: ContentField<unknown>): Json {
  if (field.type === 'array') return [];
  if (field.type === 'object') {
    return field.widget === 'body'
      ? { type: 1, value: ['', '', ''] }
      : fullDocument(field.properties, {});
  }
  if (field.type === 'boolean') return false;
  if (field.type === 'number' || field.type === 'integer') return 0;
  return 'translated' in field && field.translated ? ['', '', ''] : '';
}
