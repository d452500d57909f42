import { useTranslation } from 'react-i18next';
import { money } from '../../definition/describe/money';
import { useWords } from '../../platform/content/useWords';
import type { ChosenTicket } from './ticketPreset';

/** Renders the chosen offer with its price, for which the application has no field. */
export function ChosenOffer({ ticket, cabin, way }: ChosenTicket) {
  const { t } = useTranslation();
  const say = useWords();
  const price = ticket.cabins.find(({ number }) => number === cabin)?.prices[way];
  if (price === undefined) return null;
  const words = {
    route: t('tickets.route', { from: say(ticket.from), to: say(ticket.to) }),
    cabin: t(`tickets.cabins.${cabin}`),
    way: t(`tickets.filters.${way}`),
    price: money(price),
  };
  return <p className="service-choice">{t('tickets.chosen', words)}</p>;
}
