import { type ReactNode, use, useState, useSyncExternalStore } from 'react';
import { Loading } from '../../../platform/loading/Loading';
import { lazyComponent } from '../../../platform/loading/lazyComponent';
import { Icon } from '../../../engine/inputs/Icon';
import { AnswerPhoto } from '../../../engine/inputs/photos/AnswerPhoto';
import { useStoredPhoto } from '../../../engine/inputs/photos/useLocalPhotoStore';
import { type PhotoCache, Photos } from './photoCache';
import '../../../engine/inputs/control.css';
import '../../../engine/inputs/photos.css';
import './staffPhotos.css';
import { savePhoto } from './saveAll';
import type { StaffPhoto } from './staffPhotos';
import { t } from '../../language/t';
import { PanelIcon } from '../../base/PanelIcon';

const DocumentViewer = lazyComponent(
  async () => (await import('./viewer/DocumentViewer')).DocumentViewer,
);

interface StaffPhotosProps {
  readonly ids: readonly string[];
  /** Renders facts and actions of a file below it. */
  readonly below?: (photo: StaffPhoto) => ReactNode;
}

/** Renders the photos and documents of one answer, which open and can be saved. */
export function StaffPhotos({ ids, below }: StaffPhotosProps) {
  const { photos: all, photoStore } = use(Photos);
  const photos = ids.flatMap((id) => all.find((photo) => photo.id === id) ?? []);
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
            below={below?.(photo)}
          />
        ))}
      </ul>
      {viewed !== undefined && (
        <Loading>
          <DocumentViewer
            photos={photos}
            first={viewed}
            photoStore={photoStore}
            onClose={() => setViewed(undefined)}
          />
        </Loading>
      )}
    </>
  );
}

interface TileProps {
  readonly photo: StaffPhoto;
  readonly photoStore: PhotoCache;
  readonly onView: () => void;
  readonly below: ReactNode;
}

function Tile({ photo, photoStore, onView, below }: TileProps) {
  const { id, name } = photo;
  const kept = useStoredPhoto(photoStore, id);
  const state = useSyncExternalStore(photoStore.subscribe, () => photoStore.state(id));
  return (
    <li className="ap-photo" aria-busy={state === 'coming'}>
      <button
        type="button"
        className="rg-photo-view ap-photo-view pn-frame"
        aria-label={t('View {{name}}', { name })}
        disabled={!kept}
        onClick={onView}
      >
        {kept?.file.type === 'application/pdf' ? (
          <span className="rg-photo-none">
            <Icon shape="document" />
          </span>
        ) : (
          <AnswerPhoto file={kept?.file} alt="" />
        )}
      </button>
      <bdi className="ap-photo-name truncate">{name}</bdi>
      <div className="ap-photo-tools">
        {state === 'failed' ? (
          <button
            type="button"
            className="pn-bare pn-alarming"
            aria-label={t('Load {{name}} again', { name })}
            onClick={() => void photoStore.fetch(new AbortController().signal, id)}
          >
            {t('Not loaded. Try again')}
          </button>
        ) : (
          <button
            type="button"
            className="pn-bare"
            aria-label={t('Download {{name}}', { name })}
            disabled={!kept}
            onClick={() => savePhoto(photo, photoStore)}
          >
            <PanelIcon shape="download" />
          </button>
        )}
        {below}
      </div>
    </li>
  );
}
