import { chmod, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SettingsError } from './settings';

const OTHERS = 0o007;

/** The folders of what the server keeps. */
export interface DataFolders {
  readonly photos: string;
  /** Of content: open to everybody, and never mixed with the photos of applications. */
  readonly pictures: string;
  readonly pictureTemp: string;
  readonly temp: string;
  readonly places: string;
}

export const dataFolders = (dataDir: string): DataFolders => ({
  photos: join(dataDir, 'photos'),
  pictures: join(dataDir, 'pictures'),
  pictureTemp: join(dataDir, 'tmp-pictures'),
  temp: join(dataDir, 'tmp'),
  places: join(dataDir, 'places'),
});

/**
 * Makes the data folder if there is none, for its owner alone.
 * @throws SettingsError if there is one that everybody may look into
 */
export async function prepareDataDir(dataDir: string): Promise<DataFolders> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const { mode } = await stat(dataDir);
  // Windows has no such bits and reports them all as set.
  if (process.platform !== 'win32' && (mode & OTHERS) !== 0) {
    throw new SettingsError([
      `DATA_DIR ${dataDir} can be read by every user of this machine: chmod 700 it`,
    ]);
  }
  const folders = dataFolders(dataDir);
  for (const folder of Object.values(folders) as readonly string[]) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700);
  }
  return folders;
}
