import { useTranslation } from 'react-i18next';
import { Paragraphs } from '../../platform/content/Paragraphs';
import { useWords } from '../../platform/content/useWords';
import { Photo } from '../cards/Photo';
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
  return (
    <PageDialog className="car-dialog" onClose={onClose}>
      {({ title, close }) => (
        <>
          <Photo src={car.picture} />
          <div className="page-dialog-words">
            <h2 id={title} dir="auto">
              {say(car.name)}
            </h2>
            <Paragraphs text={car.description} />
            <div className="page-dialog-actions">
              <button
                type="button"
                className="button"
                onClick={() => {
                  close();
                  onRent();
                }}
              >
                {t('cars.rent')}
              </button>
              <button type="button" className="button-quiet" onClick={close}>
                {t('shell.close')}
              </button>
            </div>
          </div>
        </>
      )}
    </PageDialog>
  );
}
