import { join } from 'node:path';
import type { ContentKind } from '../../definition/content';
import { readDocuments } from '../catalogue';

/** Every file of schemas/content. */
export async function loadContentKinds(root: string): Promise<readonly ContentKind[]> {
  const files = await readDocuments(join(root, 'schemas/content'));
  return files.map(({ document }) => document as ContentKind);
}

/** The kind in which the choices of sections look their options up (docs/requirements.md, P26: options/). */
export const OPTIONS = 'options';
