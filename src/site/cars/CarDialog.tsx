import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Paragraphs } from '../../platform/content/Paragraphs';
import { useWords } from '../../platform/content/useWords';
import { PageDialog } from '../service/PageDialog';
import type { Car } from './car';

interface CarDialogProps {
  readonly car: Car;
  readonly onRent: () => void;
  readonly onClose: () => void;
}

export function CarDialog({ car, onRent, onClose }: CarDialogProps) {
  const { t } = useTranslation();
  const say = useWords();
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const rent = () => {
    close();
    onRent();
  };
  return (
    <PageDialog dialog={dialog} className="car-dialog" title={title} onClose={onClose}>
      {car.picture !== undefined && (
        <img className="photo" src={car.picture} alt="" width="640" height="480" />
      )}
      <div className="page-dialog-words">
        <h2 id={title} dir="auto">
          {say(car.name)}
        </h2>
        <Paragraphs text={car.description} />
        <div className="page-dialog-actions">
          <button type="button" className="button" onClick={rent}>
            {t('cars.rent')}
          </button>
          <button type="button" className="button-quiet" onClick={close}>
            {t('shell.close')}
          </button>
        </div>
      </div>
    </PageDialog>
  );
}
