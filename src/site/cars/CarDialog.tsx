import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackButton } from '../../engine/fields/useBackButton';
import { Paragraphs } from '../../platform/content/Paragraphs';
import { useWords } from '../../platform/content/useWords';
import type { Car } from './car';

interface CarDialogProps {
  readonly car: Car;
  readonly onRent: () => void;
  readonly onClose: () => void;
}

/** A car from near by. Stands open from the first; Escape, Back and a click beside it close it. */
export function CarDialog({ car, onRent, onClose }: CarDialogProps) {
  const { t } = useTranslation();
  const say = useWords();
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  useBackButton(close);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  const rent = () => {
    close();
    onRent();
  };
  const closeBeside = ({ target }: MouseEvent) => {
    if (target === dialog.current) close();
  };
  return (
    <dialog
      ref={dialog}
      className="car-dialog"
      aria-labelledby={title}
      onClick={closeBeside}
      onClose={onClose}
    >
      {car.picture !== undefined && <img src={car.picture} alt="" width="640" height="480" />}
      <div className="car-dialog-words">
        <h2 id={title} dir="auto">
          {say(car.name)}
        </h2>
        <Paragraphs text={car.description} />
        <div className="car-dialog-actions">
          <button type="button" className="button" onClick={rent}>
            {t('cars.rent')}
          </button>
          <button type="button" className="car-dialog-close" onClick={close}>
            {t('shell.close')}
          </button>
        </div>
      </div>
    </dialog>
  );
}
