import './tours.css';
import { ServiceFrame } from '../service/ServiceFrame';
import type { CustomPageProps } from '../customPages';
import { LoadedToursPage } from './LoadedToursPage';

/** Renders tour groups: introduction, and the list with search and order. */
export function ToursPage({ entry }: CustomPageProps) {
  return (
    <ServiceFrame entry={entry}>
      <LoadedToursPage entry={entry} />
    </ServiceFrame>
  );
}
