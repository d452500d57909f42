import { saveFile } from '../../../platform/saveFile';
import type { PhotoCache } from './photoCache';
import type { StaffPhoto } from './staffPhotos';

/** Returns the name under which a file is saved: by reference and field, ending by what it is. */
const nameOf = ({ file }: StaffPhoto, { type }: Blob): string =>
  `${file}.${type === 'application/pdf' ? 'pdf' : 'jpg'}`;

export function savePhoto(photo: StaffPhoto, photoStore: PhotoCache): void {
  const kept = photoStore.get(photo.id);
  if (kept) saveFile(kept.file, nameOf(photo, kept.file));
}

/** Saves all files that have been loaded, in one. */
export async function saveAll(
  photos: readonly StaffPhoto[],
  photoStore: PhotoCache,
): Promise<void> {
  const { zipSync } = await import('fflate');
  const files = photos.flatMap((photo) => {
    const kept = photoStore.get(photo.id);
    return kept ? [{ name: nameOf(photo, kept.file), file: kept.file }] : [];
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
