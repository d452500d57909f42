import { useId, useState } from 'react';
import { Loaded } from '../../platform/content/Loaded';
import { useContent } from '../../platform/content/useContent';
import type { ChosenTicket } from './ticketPreset';
import { lowest, type Ticket, toTickets, type Way, WAYS } from './ticket';
import { Money } from '../../platform/content/Money';
import { useWords } from '../../platform/content/useWords';
import { DetailsButton } from '../cards/DetailsButton';
import { Photo } from '../cards/Photo';
import { TicketDialog } from './TicketDialog';
import '../lists/filters.css';

/** Renders the current flight offers, all of them or those of one way. */
export function TicketOffers({ onChoose }: { readonly onChoose: (chosen: ChosenTicket) => void }) {
  const { t } = useWords();
  const heading = useId();
  const content = useContent('client/get_ticket/', toTickets);
  const [filter, setFilter] = useState<TicketKind>('all');
  const [looked, setLooked] = useState<Ticket>();
  const ways = filter === 'all' ? WAYS : [filter];
  return (
    <section className="service-section tickets-offers" aria-labelledby={heading}>
      <div className="tickets-head spread">
        <h2 id={heading}>{t('tickets.offers')}</h2>
        <TicketFilter value={filter} onChange={setFilter} />
      </div>
      <Loaded content={content}>
        {(all) => {
          const offered = all.filter((ticket) =>
            ways.some((way) => lowest(ticket, way) !== undefined),
          );
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

/** All offers, or those of one way (docs/requirements.md, P14: the ticket type). */
type TicketKind = 'all' | Way;

const FILTERS: readonly TicketKind[] = ['all', ...WAYS];

interface TicketFilterProps {
  readonly value: TicketKind;
  readonly onChange: (filter: TicketKind) => void;
}

function TicketFilter({ value, onChange }: TicketFilterProps) {
  const { t } = useWords();
  return (
    <div className="filters tickets-filter row">
      <label htmlFor="tickets-filter">{t('tickets.filter')}</label>
      <select
        id="tickets-filter"
        value={value}
        onChange={({ target }) =>
          onChange(FILTERS.find((filter) => filter === target.value) ?? 'all')
        }
      >
        {FILTERS.map((filter) => (
          <option key={filter} value={filter}>
            {t(`tickets.filters.${filter}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

interface TicketCardProps {
  readonly ticket: Ticket;
  /** The ways whose prices are shown. */
  readonly ways: readonly Way[];
  readonly onLook: () => void;
}

function TicketCard({ ticket, ways, onLook }: TicketCardProps) {
  const { t, say } = useWords();
  const route = t('tickets.route', { from: say(ticket.from), to: say(ticket.to) });
  return (
    <li className="frame ticket-card">
      <Photo src={ticket.photo} isLazy />
      <div className="card-words">
        <h3>{route}</h3>
        <dl className="facts">
          {ways.map((way) => {
            const price = lowest(ticket, way);
            if (price === undefined) return null;
            return (
              <div key={way} className="spread">
                <dt>{t('tickets.priceFrom', { way: t(`tickets.filters.${way}`) })}</dt>
                <dd>
                  <Money amount={price} />
                </dd>
              </div>
            );
          })}
        </dl>
        <DetailsButton
          words={t('tickets.more')}
          label={t('tickets.moreAbout', { route })}
          onLook={onLook}
        />
      </div>
    </li>
  );
}
