import type { ServicePageProps } from '../customPages';
import { useMemo, useState, type ReactNode } from 'react';
import { ServiceApplication } from '../service/ServiceApplication';
import { goTo, goToForm, scrollBehavior } from '../service/goToForm';
import { OverviewText, Introduction, Preparation } from '../service/Introduction';
import { useServicePage } from '../service/useServicePage';
import { type Car, toCars } from './car';
import { Paragraphs } from '../../platform/content/Paragraphs';
import { useTexts } from '../../platform/content/useTexts';
import { Photo } from '../cards/CardParts';
import { PageDialog } from '../service/PageDialog';
import { CarGallery } from './CarGallery';
import { ListSection } from '../lists/ListSection';
import { useContent } from '../../platform/content/useContent';
import { CarCard, CarFacts } from './CarCard';
import { Chevron } from '../base/Icon';
import { useScrollEnds } from '../lists/useScrollEnds';
import '../service/firstForm.css';
import './cars.css';

/** Delay in milliseconds between Rent and the scrolling to the form (docs/requirements.md, P15). */
const SCROLL_DELAY = 200;

/** Renders car rental: the cars with a search, and the form, to which the chosen car is passed. */
export function CarsPage({ entry }: ServicePageProps) {
  const { page, overview } = useServicePage(entry);
  const [looked, setLooked] = useState<Car>();
  const [rented, setRented] = useState<Car>();

  const handed = useMemo(
    () => rented && { car: rented.record, price: rented.price ?? null },
    [rented],
  );
  const rent = (car: Car) => {
    setRented(car);
    setTimeout(goToForm, SCROLL_DELAY);
  };
  return (
    <>
      <Introduction page={page} />
      <CarTypes onLook={setLooked} />
      <div className="service-first">
        <ServiceApplication entry={entry} {...(handed && { handed })} />
      </div>
      <CarGallery onLook={setLooked} />
      <div className="with-aside service-section">
        <OverviewText overview={overview} />
        <Preparation page={page} overview={overview && { requirements: overview.requirements }} />
      </div>
      {looked && (
        <CarDialog car={looked} onRent={() => rent(looked)} onClose={() => setLooked(undefined)} />
      )}
    </>
  );
}

/** The gallery below shows all of them. */
const MOST = 8;

function CarTypes({ onLook }: { readonly onLook: (car: Car) => void }) {
  const { t } = useTexts();
  const content = useContent('client/get_slider_car_type/', toCars);
  return (
    <ListSection title={t('cars.types')} lead={t('cars.typesLead')} content={content}>
      {(cars) => (
        <Strip>
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
  const { t, textOf } = useTexts();
  return (
    <PageDialog className="car-dialog" onClose={onClose}>
      {({ title, close }) => (
        <>
          <Photo src={car.picture} />
          <div className="page-dialog-words stack">
            <h2 id={title} dir="auto">
              {textOf(car.name)}
            </h2>
            <CarFacts {...car} />
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
            </div>
          </div>
        </>
      )}
    </PageDialog>
  );
}

/** The share of the width that one press scrolls: the last visible item stays visible. */
const SHARE = 0.8;

/** Renders list items in one row that scrolls by touch, wheel, keyboard or button, with the way to all cars. */
function Strip({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts();
  const { box, atStart, atEnd } = useScrollEnds<HTMLUListElement>();
  /** Forwards (1) or back (-1) in reading direction. */
  const move = (towards: 1 | -1) => {
    const element = box.current;
    if (!element) return;
    const side = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    const distance = element.clientWidth * SHARE * towards * side;
    element.scrollBy({ left: distance, behavior: scrollBehavior() });
  };
  return (
    <div>
      <ul className="strip cars-strip" ref={box}>
        {children}
      </ul>
      <div className="strip-buttons">
        <button
          type="button"
          className="button-quiet"
          onClick={() => goTo(document.getElementById('cars-gallery'))}
        >
          {t('cars.gallery')}
        </button>
        {!(atStart && atEnd) &&
          (['previous', 'next'] as const).map((to) => {
            const isDone = to === 'next' ? atEnd : atStart;
            return (
              // With `disabled` it would lose the focus.
              <button
                key={to}
                type="button"
                className="button-quiet"
                aria-label={t(to === 'next' ? 'cars.forth' : 'cars.back')}
                aria-disabled={isDone || undefined}
                onClick={() => move(to === 'next' ? 1 : -1)}
              >
                <Chevron to={to} />
              </button>
            );
          })}
      </div>
    </div>
  );
}
