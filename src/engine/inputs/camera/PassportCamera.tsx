import Dialog from '@mui/material/Dialog';
import { useEffect, useRef, useState } from 'react';
import { languageAttributes } from '../../../definition/language/languageFacts';
import type { Language } from '../../../definition/model/text';
import { useBackButton } from '../../dom/useBackButton';
import '../viewer/viewer.css';
import { useMuiFrame } from '../../MuiFrame';
import { useTranslate } from '../../useTranslate';
import './camera.css';

interface PassportCameraProps {
  readonly language: Language;
  readonly onPhoto: (photo: File) => void;
  readonly onClose: () => void;
}

/** Shows what the camera sees with a frame for the two lines, and takes a still. */
export function PassportCamera({ language, onPhoto, onClose }: PassportCameraProps) {
  const t = useTranslate();
  const Frame = useMuiFrame();
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'starting' | 'ready' | 'taken' | 'failed'>('starting');
  useBackButton(onClose);
  useEffect(() => {
    const leave = new AbortController();
    startCamera(leave.signal, () => video.current).then(
      () => setState('ready'),
      () => {
        if (!leave.signal.aborted) setState('failed');
      },
    );
    return () => leave.abort();
  }, []);
  const take = async () => {
    // A second press would add the same photo again.
    setState('taken');
    const photo = video.current && (await stillOf(video.current));
    if (photo) onPhoto(photo);
    onClose();
  };
  return (
    <Frame>
      <Dialog
        open
        {...languageAttributes(language)}
        onClose={onClose}
        maxWidth="md"
        slotProps={{ paper: { className: 'rg-viewer' } }}
        aria-labelledby="rg-camera-name"
      >
        <h2 className="rg-viewer-head" id="rg-camera-name">
          {t('entering.camera')}
        </h2>
        <p className="rg-camera-words" role="status">
          {state === 'failed' ? t('entering.noCamera') : t('entering.hold')}
        </p>
        {state !== 'failed' && (
          <div className="rg-camera">
            <video ref={video} playsInline muted aria-label={t('entering.view')} />
          </div>
        )}
        <div className="rg-viewer-turn row">
          {state !== 'failed' && (
            <button
              type="button"
              className="rg-button rg-button-primary"
              disabled={state !== 'ready'}
              onClick={() => void take()}
            >
              {t('entering.take')}
            </button>
          )}
          <button type="button" className="rg-button rg-button-outlined" onClick={onClose}>
            {t('form.close')}
          </button>
        </div>
      </Dialog>
    </Frame>
  );
}

/** Shows the camera at the back, if there is one, until the signal aborts. Rejects if there is none or it is not allowed. */
async function startCamera(
  signal: AbortSignal,
  videoOf: () => HTMLVideoElement | null,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 2560 }, height: { ideal: 1440 } },
  });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  signal.addEventListener('abort', stop);
  const video = videoOf();
  if (signal.aborted || !video) {
    stop();
    throw new Error('the camera is not needed any more');
  }
  video.srcObject = stream;
  await video.play();
}

/** Returns what is seen at this moment as a photo. */
async function stillOf(video: HTMLVideoElement): Promise<File | undefined> {
  const { videoWidth: width, videoHeight: height } = video;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const photo = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.92),
  );
  return photo ? new File([photo], 'passport.jpg', { type: photo.type }) : undefined;
}
