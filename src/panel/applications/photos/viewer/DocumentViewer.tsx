import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Dialog from '@mui/material/Dialog';
import { use, useState, useEffect, useRef, useSyncExternalStore } from 'react';
import { useStoredPhoto } from '../../../../engine/inputs/photos/useLocalPhotoStore';
import { useTurning } from '../../../../engine/inputs/useTurning';
import { Loading } from '../../../../platform/loading/Loading';
import { withFormWords } from '../../../data/fields/DayField';
import { PanelIcon } from '../../../base/PanelIcon';
import { createPhotoCache, type PhotoCache, Photos, useLoadedPhotos } from '../photoCache';
import { AnswerSheet } from '../../reading/AnswerSheet';
import { readsOf } from '../readsOf';
import { saveAll, savePhoto } from '../saveAll';
import type { StaffPhoto } from '../staffPhotos';
import { useSheets, type Drawn, type Sheet } from './sheet';
import { t } from '../../../language/t';
import './staffViewer.css';
import { useElementSize } from '../../../layout/useElementSize';

interface DocumentViewerProps {
  readonly photos: readonly StaffPhoto[];
  /** The id of the first to show, which is one of them. */
  readonly first: string;
  readonly photoStore: PhotoCache;
  readonly onClose: () => void;
}

const PassportCheck = withFormWords(async () => (await import('./PassportCheck')).PassportCheck);

/** The answers beside a photo show no photos. */
const WITHOUT_PHOTOS = { photos: [], photoStore: createPhotoCache([]) };

const ZOOMS = [1, 1.5, 2, 3, 4];

/** Shows photos and the pages of documents, one at a time; they can be enlarged, turned and saved. */
export function DocumentViewer({ photos, first, photoStore, onClose }: DocumentViewerProps) {
  const [at, setAt] = useState({ file: photos.findIndex(({ id }) => id === first), page: 0 });
  const [zoom, setZoom] = useState(0);
  const [turns, setTurns] = useState(0);
  const [checked, setChecked] = useState<string>();
  const { application, shown, onCorrect } = use(Photos);
  const photo = photos[at.file] ?? photos[0];
  const id = photo?.id ?? '';
  const kept = useStoredPhoto(photoStore, id);
  const isMissing = useSyncExternalStore(
    photoStore.subscribe,
    () => photoStore.state(id) === 'failed',
  );
  useLoadedPhotos(photoStore, id);
  const { state, count, sheet, drawn, onDrawn } = useSheets(kept?.file, at.page);
  const go = (file: number, page: number) => {
    setAt({ file, page });
    if (file !== at.file) setTurns(0);
  };
  const turn = (by: number) => {
    const page = at.page + by;
    if (page >= 0 && page < count) go(at.file, page);
    else if (photos.length > 1) go((at.file + by + photos.length) % photos.length, 0);
  };
  // Arrows scroll what is enlarged.
  const turning = useTurning(turn);
  if (!photo) return null;
  const isMany = photos.length > 1 || count > 1;
  const reads =
    application && kept?.file.type.startsWith('image/')
      ? readsOf(application.definition, photo.path)
      : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen
      {...(isMany && zoom === 0 && turning)}
      slotProps={{ paper: { className: 'ap-viewer' } }}
      aria-labelledby="ap-viewer-name"
    >
      <div className="ap-viewer-bar spread">
        <h2 className="ap-viewer-name truncate" id="ap-viewer-name" dir="auto">
          {photo.name}
        </h2>
        <IconButton aria-label={t('Close')} onClick={onClose}>
          <PanelIcon shape="close" />
        </IconButton>
      </div>
      <div className="ap-viewer-middle">
        {state === 'ready' && sheet ? (
          <SheetCanvas
            sheet={sheet}
            zoom={ZOOMS[zoom] ?? 1}
            turns={turns}
            label={
              count > 1
                ? t('{{name}}, page {{number}} of {{pages}}', {
                    name: photo.name,
                    number: at.page + 1,
                    pages: count,
                  })
                : photo.name
            }
            onDrawn={onDrawn}
          />
        ) : isMissing ? (
          <div className="ap-viewer-stage" role="alert">
            <Button onClick={() => void photoStore.fetch(id)}>{t('Not loaded. Try again')}</Button>
          </div>
        ) : (
          <p className="ap-viewer-stage" role="status">
            {state === 'failed'
              ? t('This cannot be shown here. Download it to open it with another program.')
              : t('Loading…')}
          </p>
        )}
        {shown && (
          <aside className="ap-viewer-answers" aria-label={t('Answers')} tabIndex={0}>
            <Photos value={WITHOUT_PHOTOS}>
              <AnswerSheet shown={shown} />
            </Photos>
          </aside>
        )}
      </div>
      {drawn === 'partly' && (
        <Box component="p" className="ap-viewer-bar" sx={{ textAlign: 'center' }} role="status">
          {t('Not all of this can be shown here. Download it to open it with another program.')}
        </Box>
      )}
      {application && kept && reads && checked === photo.id && (
        <Loading fallback={<p role="status">{t('Loading…')}</p>}>
          <PassportCheck
            key={photo.id}
            {...{ application, photo, reads }}
            file={kept.file}
            onCorrect={
              onCorrect &&
              ((proposed) => {
                onClose();
                // After the dialog has given the focus back, which the correction then takes.
                setTimeout(() => onCorrect(proposed));
              })
            }
          />
        </Loading>
      )}
      <div className="ap-viewer-bar spread ap-viewer-tools">
        {isMany && (
          <div className="row">
            <Button onClick={() => turn(-1)}>{t('Previous')}</Button>
            <span role="status">{positionText(at, photos.length, count)}</span>
            <Button onClick={() => turn(1)}>{t('Next')}</Button>
          </div>
        )}
        <Button disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          {t('Zoom out')}
        </Button>
        <Button disabled={zoom === ZOOMS.length - 1} onClick={() => setZoom(zoom + 1)}>
          {t('Zoom in')}
        </Button>
        <Button onClick={() => setTurns((turns + 1) % 4)}>{t('Rotate')}</Button>
        {reads && (
          <Button disabled={checked === photo.id} onClick={() => setChecked(photo.id)}>
            {t('Read the passport')}
          </Button>
        )}
        <Button onClick={() => void savePhoto(photo, photoStore)}>{t('Download')}</Button>
        {photos.length > 1 && (
          <Button onClick={() => void saveAll(photos, photoStore)}>{t('Download all')}</Button>
        )}
      </div>
    </Dialog>
  );
}

function positionText(
  { file, page }: { readonly file: number; readonly page: number },
  files: number,
  pages: number,
): string {
  const ofFiles = files > 1 ? t('{{number}} of {{files}}', { number: file + 1, files }) : '';
  const ofPages = pages > 1 ? t('page {{number}} of {{pages}}', { number: page + 1, pages }) : '';
  return [ofFiles, ofPages].filter(Boolean).join(', ');
}

interface SheetCanvasProps {
  readonly sheet: Sheet;
  /** 1: the whole sheet is seen. */
  readonly zoom: number;
  readonly turns: number;
  readonly label: string;
  readonly onDrawn: (sheet: Sheet, drawn: Drawn) => void;
}

/** No canvas is larger: some browsers draw nothing on one that is. */
const MOST_PIXELS = 16_000_000;

/** Draws a sheet as large as the room allows, times the zoom; a larger one is scrolled. */
function SheetCanvas({ sheet, zoom, turns, label, onDrawn }: SheetCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [stage, room] = useElementSize();
  useEffect(() => {
    const drawn = canvas.current;
    if (!drawn || !room) return;
    const [width, height] =
      turns % 2 === 0 ? [sheet.width, sheet.height] : [sheet.height, sheet.width];
    const shown = Math.min(room.width / width, room.height / height) * zoom;
    const most = Math.sqrt(MOST_PIXELS / (width * height));
    const leave = new AbortController();
    // Drawn beside, so that what is seen never flickers.
    const next = document.createElement('canvas');
    sheet
      .draw(next, { scale: Math.min(shown * devicePixelRatio, most), turns }, leave.signal)
      .then(() => {
        if (leave.signal.aborted) return;
        drawn.width = next.width;
        drawn.height = next.height;
        drawn.style.inlineSize = `${width * shown}px`;
        drawn.style.blockSize = `${height * shown}px`;
        drawn.getContext('2d')?.drawImage(next, 0, 0);
        drawn.dataset.drawn = 'true';
        onDrawn(sheet, sheet.isWhole() ? 'whole' : 'partly');
      })
      .catch(() => {
        if (!leave.signal.aborted) onDrawn(sheet, 'broken');
      });
    return () => leave.abort();
  }, [sheet, zoom, turns, room, onDrawn]);
  return (
    <div ref={stage} className="ap-viewer-stage" tabIndex={0} role="group" aria-label={label}>
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  );
}
