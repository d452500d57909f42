import { useTranslation } from 'react-i18next';
import { Loaded } from '../../platform/content/Loaded';
import { useContent } from '../../platform/content/useContent';
import { type Car, toCars } from './car';
import { CarCard } from './CarCard';
import { Strip } from './Strip';

/** The gallery below shows all of them. */
const MOST = 8;

/** Renders the first car types as a slider. */
export function CarTypes({ onLook }: { readonly onLook: (car: Car) => void }) {
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
