import { useId, useState } from 'react';
import { Loaded } from '../../platform/content/Loaded';
import { useContent } from '../../platform/content/useContent';
import type { ChosenTicket } from './ticketPreset';
import { lowest, type Ticket, toTickets, type Way, WAYS, type Cabin } from './ticket';
import { Money } from '../../platform/content/Money';
import { useTexts } from '../../platform/content/useTexts';
import { DetailsButton, Photo, PriceFrom, useRoute } from '../cards/CardParts';
import { FilterSelect } from '../lists/FilterSelect';
import { Paragraphs } from '../../platform/content/Paragraphs';
import { PageDialog } from '../service/PageDialog';
import { money } from '../../definition/model/money';

/** Renders the current flight offers, all of them or those of one way. */
export function TicketOffers({ onChoose }: { readonly onChoose: (chosen: ChosenTicket) => void }) {
  const { t } = useTexts();
  const heading = useId();
  const content = useContent('client/get_ticket/', toTickets);
  const [filter, setFilter] = useState<(typeof FILTERS)[number]>('all');
  const [looked, setLooked] = useState<Ticket>();
  const ways = filter === 'all' ? WAYS : [filter];
  return (
    <section className="service-section tickets-offers" aria-labelledby={heading}>
      <div className="tickets-head spread">
        <h2 id={heading}>{t('tickets.offers')}</h2>
        <FilterSelect
          className="filters tickets-filter row"
          id="tickets-filter"
          label={t('tickets.filter')}
          value={filter}
          options={FILTERS.map((kind) => [kind, t(`tickets.filters.${kind}`)])}
          onChange={(next) => setFilter(FILTERS.find((kind) => kind === next) ?? 'all')}
        />
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
const FILTERS = ['all', ...WAYS] as const;

interface TicketCardProps {
  readonly ticket: Ticket;
  /** The ways whose prices are shown. */
  readonly ways: readonly Way[];
  readonly onLook: () => void;
}

function TicketCard({ ticket, ways, onLook }: TicketCardProps) {
  const { t } = useTexts();
  const route = useRoute()(ticket);
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
                <dt>{t(`tickets.filters.${way}`)}</dt>
                <dd>
                  <PriceFrom price={price} />
                </dd>
              </div>
            );
          })}
        </dl>
        <DetailsButton
          text={t('tickets.more')}
          label={t('tickets.moreAbout', { route })}
          onLook={onLook}
        />
      </div>
    </li>
  );
}

interface TicketDialogProps {
  readonly ticket: Ticket;
  readonly onChoose: (chosen: ChosenTicket) => void;
  readonly onClose: () => void;
}

function TicketDialog({ ticket, onChoose, onClose }: TicketDialogProps) {
  const route = useRoute()(ticket);
  return (
    <PageDialog className="ticket-dialog" onClose={onClose}>
      {({ title, close }) => (
        <div className="page-dialog-words stack">
          {ticket.photo !== undefined && <img src={ticket.photo} alt="" width="640" height="480" />}
          <h2 id={title}>{route}</h2>
          <Paragraphs text={ticket.note} />
          <CabinPrices
            cabins={ticket.cabins}
            onChoose={(cabin, way) => {
              close();
              onChoose({ ticket, cabin, way });
            }}
          />
        </div>
      )}
    </PageDialog>
  );
}

interface CabinPricesProps {
  readonly cabins: readonly Cabin[];
  readonly onChoose: (cabin: Cabin['number'], way: Way) => void;
}

/** Renders the prices of each class and way; a press on a price fills in the form. */
function CabinPrices({ cabins, onChoose }: CabinPricesProps) {
  const { t } = useTexts();
  if (cabins.length === 0) return null;
  return (
    <>
      <p className="muted">{t('tickets.chooseLead')}</p>
      <table className="data-table ticket-prices">
        <thead>
          <tr>
            <th scope="col">{t('tickets.cabin')}</th>
            {WAYS.map((way) => (
              <th key={way} scope="col">
                {t(`tickets.filters.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cabins.map(({ number, prices }) => (
            <tr key={number}>
              <th scope="row">{t(`tickets.cabins.${number}`)}</th>
              {WAYS.map((way) => {
                const price = prices[way];
                if (price === undefined) return <td key={way}>–</td>;
                const values = { cabin: t(`tickets.cabins.${number}`), price: money(price) };
                return (
                  <td key={way}>
                    <button
                      type="button"
                      className="button-quiet"
                      aria-label={t('tickets.choose', {
                        ...values,
                        way: t(`tickets.filters.${way}`),
                      })}
                      onClick={() => onChoose(number, way)}
                    >
                      <Money amount={price} />
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
