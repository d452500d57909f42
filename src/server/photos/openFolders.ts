import { type DataPlace, dataFolders } from '../dataDir';
import { PhotoFolder } from './folder';
import { openFiles } from './stores/openFiles';

/** What visitors send, and what stands on public pages, each in a place of its own. */
export interface Folders {
  readonly folder: PhotoFolder;
  readonly pictures: PhotoFolder;
}

/** @param place whose folders are there (prepareDataDir) */
export async function openFolders(place: DataPlace): Promise<Folders> {
  const { photos, temp, pictures, pictureTemp } = dataFolders(place);
  const { photoStore } = place;
  return {
    folder: await PhotoFolder.open(await openFiles(photoStore, photos, 'photos'), temp),
    pictures: await PhotoFolder.open(
      await openFiles(photoStore, pictures, 'pictures'),
      pictureTemp,
      '.webp',
    ),
  };
}
