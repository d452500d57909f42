import { saveFile } from '../../../platform/saveFile';
import type { PhotoCache } from './photoCache';
import type { StaffPhoto } from './staffPhotos';

/** Returns the name under which a file is saved: by reference and field, ending by what it is. */
const nameOf = ({ file }: StaffPhoto, { type }: Blob): string =>
  `${file}.${type === 'application/pdf' ? 'pdf' : 'jpg'}`;

/** What is loaded at the moment to be saved. */
const loading = new Set<object>();

/** Saves what is loaded once, however often it is asked for meanwhile. */
async function once(what: object, save: () => Promise<void>): Promise<void> {
  if (loading.has(what)) return;
  loading.add(what);
  await save().finally(() => loading.delete(what));
}

/** Saves a file, once it is loaded. */
export const savePhoto = (photo: StaffPhoto, photoStore: PhotoCache): Promise<void> =>
  once(photo, async () => {
    await photoStore.fetch(photo.id);
    const kept = photoStore.get(photo.id);
    if (kept) saveFile(kept.file, nameOf(photo, kept.file));
  });

/** Saves all files, once they are loaded, in one; those that were given to the applicant in a folder of their own. */
export const saveAll = (photos: readonly StaffPhoto[], photoStore: PhotoCache): Promise<void> =>
  once(photoStore, () => saveTogether(photos, photoStore));

async function saveTogether(photos: readonly StaffPhoto[], photoStore: PhotoCache): Promise<void> {
  const [{ zipSync }] = await Promise.all([import('fflate'), photoStore.fetch()]);
  // A file of the answers that is one of a document, too, is there once.
  const unique = [...new Map(photos.map((photo) => [photo.id, photo])).values()];
  const hasFolders = unique.some(({ isGiven }) => isGiven);
  const files = unique.flatMap((photo) => {
    const kept = photoStore.get(photo.id);
    const folder = hasFolders ? `${photo.isGiven ? 'given' : 'received'}/` : '';
    return kept ? [{ name: `${folder}${nameOf(photo, kept.file)}`, file: kept.file }] : [];
  });
  const bytes = await Promise.all(
    files.map(async ({ name, file }) => [name, new Uint8Array(await file.arrayBuffer())] as const),
  );
  // Photos and PDFs are compressed already.
  const zip = zipSync(Object.fromEntries(bytes), { level: 0 });
  const [first] = photos;
  const name = first?.file.replace(/-\d+$/u, '') ?? 'files';
  saveFile(new Blob([new Uint8Array(zip)], { type: 'application/zip' }), `${name}.zip`);
}
