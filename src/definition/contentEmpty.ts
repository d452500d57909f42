import type { ContentField, ContentFields } from './content';
import { BODY_TYPES } from './contentCells';
import { isRecord, type Json, type Values } from './values';

/**
 * The fields of a kind as they are read: everything there, what nobody has written yet empty, and
 * nothing that the kind does not know.
 */
export const fullDocument = (fields: ContentFields<unknown>, document: Values): Values =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = Object.hasOwn(document, name) ? document[name] : undefined;
      return [name, full(field, value ?? emptyContent(field))];
    }),
  );

function full(field: ContentField<unknown>, value: Json): Json {
  if ('properties' in field) {
    return isRecord(value) ? fullDocument(field.properties, value) : value;
  }
  if (!('items' in field) || !Array.isArray(value)) return value;
  return value.map((row) => full(field.items, row));
}

/** What stands in a field before anybody has written something. */
export function emptyContent(field: ContentField<unknown>): Json {
  if (field.type === 'array') return [];
  if (field.type === 'object') {
    return field.widget === 'body'
      ? { type: BODY_TYPES.text, value: ['', '', ''] }
      : fullDocument(field.properties, {});
  }
  if (field.type === 'boolean') return false;
  if (field.type === 'number' || field.type === 'integer') return 0;
  return 'translated' in field && field.translated ? ['', '', ''] : '';
}
