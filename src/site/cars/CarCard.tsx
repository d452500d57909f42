import { useTexts } from '../../platform/content/useTexts';
import { Icon } from '../base/Icon';
import { CardPrice, Photo } from '../cards/CardParts';
import type { Car } from './car';

interface CarCardProps {
  readonly car: Car;
  /** Also shows the beginning of the description. */
  readonly full?: boolean;
  readonly onLook: (car: Car) => void;
}

export function CarCard({ car, full = false, onLook }: CarCardProps) {
  const { textOf } = useTexts();
  return (
    <button
      type="button"
      className="card car-card"
      aria-haspopup="dialog"
      onClick={() => onLook(car)}
    >
      {car.picture === undefined ? <span className="photo" /> : <Photo src={car.picture} isLazy />}
      <span className="car-card-name" dir="auto">
        {textOf(car.name)}
      </span>
      <CarFacts {...car} />
      {full && (
        <span className="car-card-text muted" dir="auto">
          {textOf(car.description)}
        </span>
      )}
    </button>
  );
}

const ICONS = {
  seats: 'M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM5 21c0-4 3-6 7-6s7 2 7 6',
  bags: 'M4 8h16v12H4zM9 8V5h6v3',
} as const;

/** Renders the price per day, seats and bags, as far as staff have given them. */
export function CarFacts({ price, ...counts }: Pick<Car, 'price' | keyof typeof ICONS>) {
  const { t } = useTexts();
  return (
    <span className="car-facts row">
      <CardPrice price={price}>{` ${t('cars.aDay')}`}</CardPrice>
      {(['seats', 'bags'] as const).map(
        (name) =>
          counts[name] > 0 && (
            <span key={name} className="line">
              <Icon path={ICONS[name]} />
              <span className="visually-hidden">{t(`cars.${name}`)}</span>
              {counts[name]}
            </span>
          ),
      )}
    </span>
  );
}
