import { join } from 'node:path';
import type { ContentField, ContentKind } from '../../definition/content';
import type { Json, Values } from '../../definition/values';
import { readDocuments } from '../catalogue';

/** Every file of schemas/content. */
export async function loadContentKinds(root: string): Promise<readonly ContentKind[]> {
  const files = await readDocuments(join(root, 'schemas/content'));
  return files.map(({ document }) => document as ContentKind);
}

/** What is read before staff have written anything: everything there, and empty. */
export const emptyRecord = ({ fields }: ContentKind): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyValue(field)]));

function emptyValue(field: ContentField): Json {
  if (field.type === 'array') return [];
  if (field.type === 'boolean') return false;
  if (field.type === 'number' || field.type === 'integer') return 0;
  return 'translated' in field && field.translated ? ['', '', ''] : '';
}
