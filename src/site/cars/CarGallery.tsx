import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../platform/content/Loaded';
import { scrollBehavior } from '../service/goToForm';
import type { Car } from './car';
import { CarCard } from './CarCard';
import { CarSearch } from './CarSearch';
import { CarPager } from './CarPager';
import { useGallery } from './useGallery';

/** Renders all cars in pages, with a search by name. */
export function CarGallery({ onLook }: { readonly onLook: (car: Car) => void }) {
  const { t } = useTranslation();
  const { typed, setTyped, page, turnTo, content } = useGallery();
  const gallery = useRef<HTMLElement>(null);
  const turn = (to: number) => {
    turnTo(to);
    gallery.current?.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
  };
  return (
    <section className="service-section" aria-labelledby="cars-gallery" ref={gallery}>
      <h2 id="cars-gallery">{t('cars.gallery')}</h2>
      <CarSearch value={typed} onChange={setTyped} />
      <Loaded content={content}>
        {({ cars, total, ...turns }) => (
          <>
            <p className="cars-found" role="status">
              {total === 0 ? t('cars.none') : t('cars.found', { number: total })}
            </p>
            <ul className="cards cars-grid">
              {cars.map((car) => (
                <li key={car.id}>
                  <CarCard car={car} full onLook={onLook} />
                </li>
              ))}
            </ul>
            <CarPager page={page} {...turns} onTurn={turn} />
          </>
        )}
      </Loaded>
    </section>
  );
}
