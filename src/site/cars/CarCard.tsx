import { useWords } from '../../platform/content/useWords';
import { Photo } from '../cards/CardParts';
import type { Car } from './car';

interface CarCardProps {
  readonly car: Car;
  /** Also shows the beginning of the description. */
  readonly full?: boolean;
  readonly onLook: (car: Car) => void;
}

export function CarCard({ car, full = false, onLook }: CarCardProps) {
  const { say } = useWords();
  return (
    <button
      type="button"
      className="card car-card"
      aria-haspopup="dialog"
      onClick={() => onLook(car)}
    >
      {car.picture === undefined ? <span className="photo" /> : <Photo src={car.picture} isLazy />}
      <span className="car-card-name" dir="auto">
        {say(car.name)}
      </span>
      {full && (
        <span className="car-card-text muted" dir="auto">
          {say(car.description)}
        </span>
      )}
    </button>
  );
}
