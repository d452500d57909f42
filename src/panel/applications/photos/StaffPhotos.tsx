import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import Button from '@mui/material/Button';
import { Icon } from '../../../engine/inputs/Icon';
import { AnswerPhoto } from '../../../engine/inputs/photos/Photo';
import { useStoredPhoto } from '../../../engine/inputs/photos/useLocalPhotoStore';
import type { NamedFile } from '../../../engine/ports';
import { wantWords } from '../../../platform/language/languageStore';
import { saveFile } from '../saveFile';
import type { PhotoCache } from './photoCache';
import '../../../engine/inputs/control.css';
import '../../../engine/inputs/photos.css';
import './photos.css';
import type { StaffPhoto } from './staffPhotos';

const PhotoViewer = lazy(async () => {
  const [viewer] = await Promise.all([
    import('../../../engine/inputs/viewer/PhotoViewer'),
    wantWords('form'),
  ]);
  return { default: viewer.PhotoViewer };
});

interface StaffPhotosProps {
  readonly photos: readonly StaffPhoto[];
  readonly photoStore: PhotoCache;
}

/** Renders the photos of one answer as thumbnails that open and can be saved. */
export function StaffPhotos({ photos, photoStore }: StaffPhotosProps) {
  const [viewed, setViewed] = useState<string>();
  return (
    <>
      <ul className="ap-photos">
        {photos.map((photo) => (
          <Tile
            key={photo.id}
            photo={photo}
            photoStore={photoStore}
            onView={() => setViewed(photo.id)}
          />
        ))}
      </ul>
      {viewed !== undefined && (
        <Suspense>
          <PhotoViewer
            tokens={photos.map(({ id }) => id)}
            first={viewed}
            photoStore={photoStore}
            language="en"
            onClose={() => setViewed(undefined)}
            actions={(token) => (
              <Download photo={photos.find(({ id }) => id === token)} photoStore={photoStore} />
            )}
          />
        </Suspense>
      )}
    </>
  );
}

const isPdf = ({ format }: StaffPhoto, kept: NamedFile | undefined): boolean =>
  format === 'pdf' || kept?.file.type === 'application/pdf';

interface TileProps {
  readonly photo: StaffPhoto;
  readonly photoStore: PhotoCache;
  readonly onView: () => void;
}

function Tile({ photo, photoStore, onView }: TileProps) {
  const { id, name } = photo;
  const kept = useStoredPhoto(photoStore, id);
  const state = useSyncExternalStore(photoStore.subscribe, () => photoStore.state(id));
  return (
    <li className="ap-photo" aria-busy={state === 'coming'}>
      {isPdf(photo, kept) ? (
        <span className="ap-photo-view">
          <span className="rg-photo-none">
            <Icon shape="document" />
          </span>
        </span>
      ) : (
        <button
          type="button"
          className="ap-photo-view"
          aria-label={`View ${name}`}
          disabled={!kept}
          onClick={onView}
        >
          <AnswerPhoto file={kept?.file} alt="" />
        </button>
      )}
      <span className="ap-photo-name">
        <bdi>{name}</bdi>
      </span>
      {state === 'failed' ? (
        <Button
          size="small"
          aria-label={`Load ${name} again`}
          onClick={() => void photoStore.fetch(new AbortController().signal, id)}
        >
          Not loaded. Try again
        </Button>
      ) : (
        <Download photo={photo} photoStore={photoStore} />
      )}
    </li>
  );
}

interface DownloadProps {
  readonly photo: StaffPhoto | undefined;
  readonly photoStore: PhotoCache;
}

function Download({ photo, photoStore }: DownloadProps) {
  const kept = useStoredPhoto(photoStore, photo?.id ?? '');
  if (!photo) return null;
  return (
    <Button
      size="small"
      className="ap-photo-save"
      aria-label={`Download ${photo.name}`}
      disabled={!kept}
      onClick={() => {
        if (kept) saveFile(kept.file, `${photo.file}.${isPdf(photo, kept) ? 'pdf' : 'jpg'}`);
      }}
    >
      Download
    </Button>
  );
}
