import { useState } from 'react';
import type { Language } from '../../../definition/model/text';
import { LazyPart } from '../LazyPart';
import { useTranslate } from '../../useTranslate';

const loadCamera = () => import('./PassportCamera');

interface CameraButtonProps {
  readonly language: Language;
  readonly onPhoto: (photo: File) => void;
}

/** Offers to photograph a passport with a camera of the device. */
export function CameraButton({ language, onPhoto }: CameraButtonProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="rg-button rg-button-outlined" onClick={() => setOpen(true)}>
        {t('entering.camera')}
      </button>
      {isOpen && (
        <LazyPart load={loadCamera}>
          {({ PassportCamera }) => (
            <PassportCamera language={language} onPhoto={onPhoto} onClose={() => setOpen(false)} />
          )}
        </LazyPart>
      )}
    </>
  );
}
