import type { ContentField, ContentFields } from './contentType';
import { BODY_TYPES } from './contentCells';
import { isRecord, type Json, type Values } from '../model/values';

/**
 * Returns a record for reading: all fields of the content type, empty ones included, and no others.
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

/** Returns the empty value of a field. */
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
