import { useTranslation } from 'react-i18next';
import { Money } from '../../platform/content/Money';
import { useWords } from '../../platform/content/useWords';
import { DetailsButton } from '../cards/DetailsButton';
import { Photo } from '../cards/Photo';
import { lowest, type Ticket, type Way } from './ticket';

interface TicketCardProps {
  readonly ticket: Ticket;
  /** The ways whose prices are shown. */
  readonly ways: readonly Way[];
  readonly onLook: () => void;
}

/** Renders the card of an offer; its button opens the dialog. */
export function TicketCard({ ticket, ways, onLook }: TicketCardProps) {
  const { t } = useTranslation();
  const say = useWords();
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
              <div key={way}>
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
