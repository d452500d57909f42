import './cars.css';
import { ServiceFrame } from '../service/ServiceFrame';
import type { CustomPageProps } from '../customPages';
import { useMemo, useRef, useState } from 'react';
import { ServiceApplication } from '../service/ServiceApplication';
import { goToForm } from '../service/goToForm';
import type { ServiceEntry } from '../service/loaders';
import { OverviewSection } from '../service/OverviewSection';
import { OverviewText } from '../service/OverviewText';
import { Preparation } from '../service/Preparation';
import { useServicePage } from '../service/useServicePage';
import { type Car, toCars } from './car';
import { CarDialog } from './CarDialog';
import { CarGallery } from './CarGallery';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../platform/content/Loaded';
import { useContent } from '../../platform/content/useContent';
import { CarCard } from './CarCard';
import { Strip } from './Strip';

/** Renders car rental: the cars with a search, and the application form. */
export function CarsPage({ entry }: CustomPageProps) {
  return (
    <ServiceFrame entry={entry}>
      <LoadedCarsPage entry={entry} />
    </ServiceFrame>
  );
}

/** Delay in milliseconds between Rent and the scrolling to the form (docs/requirements.md, P15). */
const SCROLL_DELAY = 200;

/** Renders the page once the service's file is loaded. The chosen car is passed to the form. */
function LoadedCarsPage({ entry }: { readonly entry: ServiceEntry }) {
  const { page, overview } = useServicePage(entry);
  const [looked, setLooked] = useState<Car>();
  const [rented, setRented] = useState<Car>();
  const body = useRef<HTMLDivElement>(null);

  const handed = useMemo(() => rented && { car: rented.record }, [rented]);
  const rent = (car: Car) => {
    setRented(car);
    setTimeout(() => goToForm(body.current), SCROLL_DELAY);
  };
  return (
    <>
      {page.intro !== undefined && <p className="service-intro">{page.intro}</p>}
      <OverviewText overview={overview} />
      <CarTypes onLook={setLooked} />
      <CarGallery onLook={setLooked} />
      <div className="with-aside service-body" ref={body}>
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
  const { t } = useTranslation();
  const content = useContent('client/get_slider_car_type/', toCars);
  if (content.state === 'ready' && content.value.length === 0) return null;
  return (
    <section className="service-section" aria-labelledby="cars-types">
      <h2 id="cars-types">{t('cars.types')}</h2>
      <p className="service-lead">{t('cars.typesLead')}</p>
      <Loaded content={content}>
        {(cars) => (
          <Strip back={t('cars.back')} forth={t('cars.forth')}>
            {cars.slice(0, MOST).map((car) => (
              <li key={car.id}>
                <CarCard car={car} onLook={onLook} />
              </li>
            ))}
          </Strip>
        )}
      </Loaded>
    </section>
  );
}
