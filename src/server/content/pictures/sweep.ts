import type { ContentKind } from '../../../definition/content';
import type { PhotoFolder } from '../../photos/folder';
import type { Contents } from '../../storage/contents';
import { idsIn } from './address';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Pictures that no record names and that are older than a day go: somebody may still be about to save
 * what a newer one belongs to.
 */
export async function sweepPictures(
  pictures: PhotoFolder,
  kinds: readonly ContentKind[],
  contents: Contents,
): Promise<void> {
  const old = await pictures.settled(DAY);
  if (old.length === 0) return;
  const records = await Promise.all(kinds.map(({ id }) => contents.list(id)));
  const named = new Set(records.flat().flatMap(({ document }) => idsIn(JSON.stringify(document))));
  await pictures.erase(old.filter((id) => !named.has(id)));
}
