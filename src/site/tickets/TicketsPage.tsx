import './tickets.css';
import { pick } from '../../definition/text';
import { useLanguage } from '../../platform/language/languageStore';
import { ServiceFrame } from '../service/ServiceFrame';
import type { ShellProps } from '../shells';
import { OpenTickets } from './OpenTickets';

/** Flight tickets: offers to look at, and the form that asks for any flight. */
export function TicketsPage({ entry }: ShellProps) {
  return (
    <ServiceFrame title={pick(entry.tile.title, useLanguage())} at={entry.id}>
      <OpenTickets entry={entry} />
    </ServiceFrame>
  );
}
