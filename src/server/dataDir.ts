import { chmod, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SettingsError } from './serverSettings';
import type { PhotoPlace } from './photos/stores/openFiles';

const OTHERS = 0o007;

/** Present in the data folder while a restore is under way, and after an interrupted one. */
export const RESTORING = 'restoring';

/** Where the server stores files, from the settings. */
export interface DataPlace {
  readonly dataDir: string;
  /** Undefined: in the data folder. */
  readonly photoStore?: PhotoPlace | undefined;
}

export function dataFolders(place: DataPlace) {
  const root = photoRoot(place);
  return {
    /** The photo store's own folder; the data folder if no other is set. */
    root,
    photos: join(root, 'photos'),
    /** Pictures of content: public, and never mixed with the photos of applications. */
    pictures: join(root, 'pictures'),
    // On the same disk, so that storing a finished file is a rename.
    pictureTemp: join(root, 'tmp-pictures'),
    temp: join(root, 'tmp'),
    /** Files that a sweep removed, kept for some days. */
    photoTrash: join(root, 'trash/photos'),
    pictureTrash: join(root, 'trash/pictures'),
    places: join(place.dataDir, 'places'),
  };
}

const photoRoot = ({ dataDir, photoStore }: DataPlace): string =>
  photoStore && 'folder' in photoStore ? photoStore.folder : dataDir;

/**
 * Creates the data folder and the photo folder if they are missing, accessible to their owner only.
 * @throws SettingsError if others can read an existing one
 */
export async function prepareDataDir(place: DataPlace) {
  await prepare('DATA_DIR', place.dataDir);
  if (photoRoot(place) !== place.dataDir) await prepare('PHOTO_STORE', photoRoot(place));
  const folders = dataFolders(place);
  for (const folder of Object.values(folders)) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700);
  }
  return folders;
}

async function prepare(setting: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { mode } = await stat(folder);
  // Windows has no such bits and reports them all as set.
  if (process.platform !== 'win32' && (mode & OTHERS) !== 0) {
    throw new SettingsError([
      `${setting} ${folder} can be read by every user of this machine: chmod 700 it`,
    ]);
  }
}
