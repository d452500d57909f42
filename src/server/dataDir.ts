import { chmod, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PhotoPlace } from './photos/stores/photoLocation';
import { SettingsError } from './settings';

const OTHERS = 0o007;

/** Lies in the data folder while a restore is under way, and after one that was cut off. */
export const RESTORING = 'restoring';

/** Where the server keeps files, as the settings say. */
export interface DataPlace {
  readonly dataDir: string;
  /** Undefined: in the data folder. */
  readonly photoStore?: PhotoPlace | undefined;
}

/** The folders of what the server keeps. */
export interface DataFolders {
  /** That of the photo store: the data folder itself, if no other is named. */
  readonly root: string;
  readonly photos: string;
  /** Of content: open to everybody, and never mixed with the photos of applications. */
  readonly pictures: string;
  readonly pictureTemp: string;
  readonly temp: string;
  /** What a sweep took away, for some days. */
  readonly photoTrash: string;
  readonly pictureTrash: string;
  readonly places: string;
}

export function dataFolders(place: DataPlace): DataFolders {
  const [own, photos] = [place.dataDir, photoRoot(place)];
  return {
    root: photos,
    photos: join(photos, 'photos'),
    pictures: join(photos, 'pictures'),
    // On the same disk, so that a finished file needs no more than another name.
    pictureTemp: join(photos, 'tmp-pictures'),
    temp: join(photos, 'tmp'),
    photoTrash: join(photos, 'trash/photos'),
    pictureTrash: join(photos, 'trash/pictures'),
    places: join(own, 'places'),
  };
}

const photoRoot = ({ dataDir, photoStore }: DataPlace): string =>
  photoStore && 'folder' in photoStore ? photoStore.folder : dataDir;

/**
 * Makes the data folder, and that of the photos, if there is none, for its owner alone.
 * @throws SettingsError if there is one that everybody may look into
 */
export async function prepareDataDir(place: DataPlace): Promise<DataFolders> {
  await prepare('DATA_DIR', place.dataDir);
  if (photoRoot(place) !== place.dataDir) await prepare('PHOTO_STORE', photoRoot(place));
  const folders = dataFolders(place);
  for (const folder of Object.values(folders) as readonly string[]) {
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
