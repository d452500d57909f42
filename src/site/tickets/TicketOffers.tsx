import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../platform/content/Loaded';
import { useContent } from '../../platform/content/useContent';
import type { ChosenTicket } from './ticketPreset';
import { lowest, type Ticket, toTickets, type Way, WAYS } from './ticket';
import { TicketCard } from './TicketCard';
import { TicketDialog } from './TicketDialog';
import { type TicketKind, TicketFilter } from './TicketFilter';

/** Renders the current flight offers, all of them or those of one way. */
export function TicketOffers({ onChoose }: { readonly onChoose: (chosen: ChosenTicket) => void }) {
  const { t } = useTranslation();
  const heading = useId();
  const content = useContent('client/get_ticket/', toTickets);
  const [filter, setFilter] = useState<TicketKind>('all');
  const [looked, setLooked] = useState<Ticket>();
  const ways = filter === 'all' ? WAYS : [filter];
  return (
    <section className="service-section tickets-offers" aria-labelledby={heading}>
      <div className="tickets-head">
        <h2 id={heading}>{t('tickets.offers')}</h2>
        <TicketFilter value={filter} onChange={setFilter} />
      </div>
      <Loaded content={content}>
        {(all) => {
          const offered = all.filter((ticket) => isOffered(ticket, ways));
          if (offered.length === 0) return <p role="status">{t('tickets.none')}</p>;
          return (
            <ul className="cards">
              {offered.map((ticket) => (
                <TicketCard
                  key={ticket.id}
                  ticket={ticket}
                  ways={ways}
                  onLook={() => setLooked(ticket)}
                />
              ))}
            </ul>
          );
        }}
      </Loaded>
      {looked && (
        <TicketDialog ticket={looked} onChoose={onChoose} onClose={() => setLooked(undefined)} />
      )}
    </section>
  );
}

const isOffered = (ticket: Ticket, ways: readonly Way[]): boolean =>
  ways.some((way) => lowest(ticket, way) !== undefined);
