import type { ContentKind } from '../../../definition/content/contentType';
import type { SweptFolder } from '../../photos/sweepUnnamed';
import type { PhotoFolder } from '../../photos/photoFolder';
import type { Contents } from '../../storage/contents';
import { idsIn } from './pictureAddress';

const DAY = 24 * 60 * 60 * 1000;

/**
 * The sweep of content pictures. An unnamed picture is kept for a day, since somebody may be about to save its
 * record. Staff may remove many records in one day, so a sweep may take a larger share.
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
    // Earlier versions and removed records may be restored, with their pictures.
    const past = await contents.pastDocuments();
    const texts = [...records.flat().map(({ document }) => JSON.stringify(document)), ...past];
    const named = texts.flatMap((text) => idsIn(text));
    const wanted = new Set(ids);
    return new Set(named.filter((id) => wanted.has(id)));
  },
});
