import { type DataPlace, dataFolders } from '../dataDir';
import { openPhotoFolder } from './photoFolder';
import { openFiles } from './stores/openFiles';

/** The photos of visitors and the pictures of public pages, in separate stores. */
export type Folders = Awaited<ReturnType<typeof openFolders>>;

/**
 * Opens both.
 * @param place whose folders exist (prepareDataDir)
 * @param refuseFull is called while a file is written
 */
export async function openFolders(place: DataPlace, refuseFull?: () => Promise<void>) {
  const { photos, temp, photoTrash, pictures, pictureTemp, pictureTrash } = dataFolders(place);
  const { photoStore } = place;
  return {
    folder: await openPhotoFolder({
      files: await openFiles(photoStore, photos, 'photos'),
      trash: await openFiles(photoStore, photoTrash, 'trash/photos'),
      temp,
      ...(refuseFull && { refuseFull }),
    }),
    pictures: await openPhotoFolder({
      files: await openFiles(photoStore, pictures, 'pictures'),
      trash: await openFiles(photoStore, pictureTrash, 'trash/pictures'),
      temp: pictureTemp,
      ending: '.webp',
      ...(refuseFull && { refuseFull }),
    }),
  };
}
