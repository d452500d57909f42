import {
  type ComponentProps,
  type ReactNode,
  use,
  useCallback,
  useState,
  useSyncExternalStore,
} from 'react';
import { Loading } from '../../../platform/loading/Loading';
import { lazyComponent } from '../../../platform/loading/lazyComponent';
import { Icon } from '../../../engine/inputs/Icon';
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
  const { subscribe, small } = photoStore;
  const address = useSyncExternalStore(subscribe, () => small.get(id));
  const state = useSyncExternalStore(subscribe, () => small.state(id));
  return (
    <li className="ap-photo" aria-busy={state === 'coming'}>
      <button
        type="button"
        className="rg-photo-view ap-photo-view pn-frame"
        aria-label={t('View {{name}}', { name })}
        onClick={onView}
      >
        <TilePicture whole={useStoredPhoto(photoStore, id)?.file} address={address} />
      </button>
      <bdi className="ap-photo-name truncate">{name}</bdi>
      <div className="ap-photo-tools row">
        {state === 'failed' ? (
          <button
            type="button"
            className="pn-bare pn-alarming"
            aria-label={t('Load {{name}} again', { name })}
            onClick={() => void small.fetch(id)}
          >
            {t('Not loaded. Try again')}
          </button>
        ) : (
          <button
            type="button"
            className="pn-bare"
            aria-label={t('Download {{name}}', { name })}
            onClick={() => void savePhoto(photo, photoStore)}
          >
            <PanelIcon shape="download" />
          </button>
        )}
        {below}
      </div>
    </li>
  );
}

interface TilePictureProps {
  /** The file, once somebody has asked for it: paper needs all of it. */
  readonly whole: Blob | undefined;
  /** The URL of the small picture; empty: the file is a document. */
  readonly address: string | undefined;
}

function TilePicture({ whole, address }: TilePictureProps) {
  if (address === '' || whole?.type === 'application/pdf') return <NoPicture shape="document" />;
  if (whole) return <WholePicture file={whole} />;
  if (address === undefined) return <NoPicture shape="picture" />;
  return <img className="rg-photo-image" src={address} alt="" decoding="async" />;
}

const NoPicture = (props: ComponentProps<typeof Icon>) => (
  <span className="rg-photo-none">
    <Icon {...props} />
  </span>
);

/** Renders a file that has its address as soon as it is on the page, so that a printout can wait for it. */
function WholePicture({ file }: { readonly file: Blob }) {
  const show = useCallback(
    (picture: HTMLImageElement) => {
      picture.src = URL.createObjectURL(file);
      return () => URL.revokeObjectURL(picture.src);
    },
    [file],
  );
  return <img ref={show} className="rg-photo-image" alt="" />;
}
