import { join } from 'node:path';
import type { ContentKind } from '../../definition/content/contentType';
import { readDocuments } from '../catalogue';

/** Loads every file of schemas/content. */
export async function loadContentKinds(root: string): Promise<readonly ContentKind[]> {
  const files = await readDocuments(join(root, 'schemas/content'));
  return files.map(({ document }) => document as ContentKind);
}
