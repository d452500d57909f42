import './cars.css';
import { ServiceFrame } from '../service/ServiceFrame';
import type { CustomPageProps } from '../customPages';
import { LoadedCarsPage } from './LoadedCarsPage';

/** Renders car rental: the cars with a search, and the application form. */
export function CarsPage({ entry }: CustomPageProps) {
  return (
    <ServiceFrame entry={entry}>
      <LoadedCarsPage entry={entry} />
    </ServiceFrame>
  );
}
