import './cars.css';
import type { ServicePageProps } from '../customPages';
import { useMemo, useState } from 'react';
import { ServiceApplication } from '../service/ServiceApplication';
import { goToForm } from '../service/goToForm';
import { OverviewSection } from '../service/OverviewSection';
import { Introduction } from '../service/Introduction';
import { Preparation } from '../service/Preparation';
import { useServicePage } from '../service/useServicePage';
import { type Car, toCars } from './car';
import { Paragraphs } from '../../platform/content/Paragraphs';
import { useWords } from '../../platform/content/useWords';
import { Photo } from '../cards/Photo';
import { PageDialog } from '../service/PageDialog';
import { CarGallery } from './CarGallery';
import { ListSection } from '../lists/ListSection';
import { useContent } from '../../platform/content/useContent';
import { CarCard } from './CarCard';
import { Strip } from './Strip';

/** Delay in milliseconds between Rent and the scrolling to the form (docs/requirements.md, P15). */
const SCROLL_DELAY = 200;

/** Renders car rental: the cars with a search, and the form, to which the chosen car is passed. */
export function CarsPage({ entry }: ServicePageProps) {
  const { page, overview } = useServicePage(entry);
  const [looked, setLooked] = useState<Car>();
  const [rented, setRented] = useState<Car>();

  const handed = useMemo(() => rented && { car: rented.record }, [rented]);
  const rent = (car: Car) => {
    setRented(car);
    setTimeout(goToForm, SCROLL_DELAY);
  };
  return (
    <>
      <Introduction page={page} overview={overview} />
      <CarTypes onLook={setLooked} />
      <CarGallery onLook={setLooked} />
      <div className="with-aside service-body">
        <Preparation page={page} />
        {overview && <OverviewSection requirements={overview.requirements} />}
        <ServiceApplication entry={entry} {...(handed && { handed })} />
      </div>
      {looked && (
        <CarDialog car={looked} onRent={() => rent(looked)} onClose={() => setLooked(undefined)} />
      )}
    </>
  );
}

/** The gallery below shows all of them. */
const MOST = 8;

/** Renders the first car types as a slider. */
function CarTypes({ onLook }: { readonly onLook: (car: Car) => void }) {
  const { t } = useWords();
  const content = useContent('client/get_slider_car_type/', toCars);
  return (
    <ListSection title={t('cars.types')} lead={t('cars.typesLead')} content={content}>
      {(cars) => (
        <Strip back={t('cars.back')} forth={t('cars.forth')}>
          {cars.slice(0, MOST).map((car) => (
            <li key={car.id}>
              <CarCard car={car} onLook={onLook} />
            </li>
          ))}
        </Strip>
      )}
    </ListSection>
  );
}

interface CarDialogProps {
  readonly car: Car;
  readonly onRent: () => void;
  readonly onClose: () => void;
}

function CarDialog({ car, onRent, onClose }: CarDialogProps) {
  const { t, say } = useWords();
  return (
    <PageDialog className="car-dialog" onClose={onClose}>
      {({ title, close }) => (
        <>
          <Photo src={car.picture} />
          <div className="page-dialog-words stack">
            <h2 id={title} dir="auto">
              {say(car.name)}
            </h2>
            <Paragraphs text={car.description} />
            <div className="page-dialog-actions row">
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
