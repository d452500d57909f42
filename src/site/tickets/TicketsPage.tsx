import './tickets.css';
import { pick } from '../../definition/language/text';
import { useLanguage } from '../../platform/language/languageStore';
import { ServiceFrame } from '../service/ServiceFrame';
import type { CustomPageProps } from '../customPages';
import { LoadedTicketsPage } from './LoadedTicketsPage';

/** Renders flight tickets: offers, and the form for any flight. */
export function TicketsPage({ entry }: CustomPageProps) {
  return (
    <ServiceFrame title={pick(entry.tile.title, useLanguage())} at={entry.id}>
      <LoadedTicketsPage entry={entry} />
    </ServiceFrame>
  );
}
