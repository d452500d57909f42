import type { ContentKind } from '../../../definition/content';
import type { DataFolders } from '../../dataDir';
import { PhotoFolder } from '../../photos/folder';
import type { Contents } from '../../storage/contents';
import { idsIn } from './address';

const DAY = 24 * 60 * 60 * 1000;

/**
 * The folder of what stands on public pages. Pictures that no record names and that are older than a
 * day go: somebody may still be about to save what a newer one belongs to.
 */
export async function openPictures(
  { pictures, pictureTemp }: DataFolders,
  kinds: readonly ContentKind[],
  contents: Contents,
): Promise<PhotoFolder> {
  const folder = await PhotoFolder.open(pictures, pictureTemp, '.webp');
  const old = await folder.settled(DAY);
  if (old.length === 0) return folder;
  const records = await Promise.all(kinds.map(({ id }) => contents.list(id)));
  const named = new Set(records.flat().flatMap(({ document }) => idsIn(JSON.stringify(document))));
  await folder.drop(old.filter((id) => !named.has(id)));
  return folder;
}
