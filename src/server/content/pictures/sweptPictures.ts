import type { ContentKind } from '../../../definition/content';
import type { SweptFolder } from '../../photos/sweepUnnamed';
import type { PhotoFolder } from '../../photos/photoFolder';
import type { Contents } from '../../storage/contents';
import { idsIn } from './pictureAddress';

const DAY = 24 * 60 * 60 * 1000;

/**
 * The pictures of content. One that no record names may stay for a day: somebody may still be about to save
 * what it belongs to. Staff may well remove many records in one day.
 */
export const sweptPictures = (
  folder: PhotoFolder,
  kinds: readonly ContentKind[],
  contents: Contents,
): SweptFolder => ({
  folder,
  age: DAY,
  share: 0.25,
  named: async (ids) => {
    const records = await Promise.all(kinds.map(({ id }) => contents.list(id)));
    const named = records.flat().flatMap(({ document }) => idsIn(JSON.stringify(document)));
    const wanted = new Set(ids);
    return new Set(named.filter((id) => wanted.has(id)));
  },
});
