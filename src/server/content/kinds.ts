import { join } from 'node:path';
import type { ContentField, ContentFields, ContentKind } from '../../definition/content';
import type { Json, Values } from '../../definition/values';
import { readDocuments } from '../catalogue';

/** Every file of schemas/content. */
export async function loadContentKinds(root: string): Promise<readonly ContentKind[]> {
  const files = await readDocuments(join(root, 'schemas/content'));
  return files.map(({ document }) => document as ContentKind);
}

/**
 * The fields of a kind as they are read: everything there, what nobody has written yet empty, and
 * nothing that the kind does not know.
 */
export const readDocument = (fields: ContentFields, document: Values): Values =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      (Object.hasOwn(document, name) ? document[name] : undefined) ?? emptyValue(field),
    ]),
  );

function emptyValue(field: ContentField): Json {
  if (field.type === 'array') return [];
  if (field.type === 'object') {
    return field.widget === 'body'
      ? { type: 1, value: ['', '', ''] }
      : readDocument(field.properties, {});
  }
  if (field.type === 'boolean') return false;
  if (field.type === 'number' || field.type === 'integer') return 0;
  return 'translated' in field && field.translated ? ['', '', ''] : '';
}
