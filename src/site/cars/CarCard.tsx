import { useTexts } from '../../platform/content/useTexts';
import { Photo } from '../cards/CardParts';
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
      {full && (
        <span className="car-card-text muted" dir="auto">
          {textOf(car.description)}
        </span>
      )}
    </button>
  );
}
