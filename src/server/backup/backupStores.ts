import { join } from 'node:path';
import { type DataPlace, dataFolders } from '../dataDir';
import { diskFiles } from '../photos/stores/diskFiles';
import type { FileStore } from '../photos/stores/fileStore';
import { openFiles } from '../photos/stores/openFiles';
import type { StorePlace } from '../storeId/openStorage';

/** The locations of everything that a backup holds. */
export type StoredData = StorePlace & DataPlace;

export interface StoredFiles {
  /** The name of their folder in a backup. */
  readonly folder: 'photos' | 'pictures' | 'places';
  readonly files: FileStore;
  /** Returns a temporary path for a file that is about to be stored, on the same disk if there is one. */
  readonly stage: (name: string) => string;
}

export async function openKept(place: StoredData): Promise<readonly StoredFiles[]> {
  const { photos, temp, pictures, pictureTemp, places } = dataFolders(place);
  const { photoStore, dataDir } = place;
  const stageIn = (folder: string) => (name: string) => join(folder, `restoring-${name}`);
  return [
    {
      folder: 'photos',
      files: await openFiles(photoStore, photos, 'photos'),
      stage: stageIn(temp),
    },
    {
      folder: 'pictures',
      files: await openFiles(photoStore, pictures, 'pictures'),
      stage: stageIn(pictureTemp),
    },
    { folder: 'places', files: diskFiles(places), stage: stageIn(dataDir) },
  ];
}
