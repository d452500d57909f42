import './tickets.css';
import { ServiceFrame } from '../service/ServiceFrame';
import type { CustomPageProps } from '../customPages';
import { LoadedTicketsPage } from './LoadedTicketsPage';

/** Renders flight tickets: offers, and the form for any flight. */
export function TicketsPage({ entry }: CustomPageProps) {
  return (
    <ServiceFrame entry={entry}>
      <LoadedTicketsPage entry={entry} />
    </ServiceFrame>
  );
}
