import { useTranslation } from 'react-i18next';
import { Money } from '../../platform/content/Money';
import type { Offer } from './offer';

/** What an offer costs, if it is of a flight, and when it is, if it is of a tour (paper 1, section 2). */
export function OfferFacts({ offer }: { readonly offer: Offer }) {
  const { t } = useTranslation();
  const { kind, prices, fromDate, toDate, createdAt } = offer;
  const [oneWay, bothWays] = kind === 'Ticket' ? prices : [];
  const dates =
    kind !== 'TourGroup'
      ? {}
      : fromDate === undefined && toDate === undefined
        ? { since: createdAt }
        : { starts: fromDate, ends: toDate };
  const facts = [
    ...Object.entries({ oneWay, bothWays }).map(
      ([name, amount]) =>
        [name, amount === undefined ? undefined : <Money amount={amount} />] as const,
    ),
    ...Object.entries(dates).map(
      ([name, day]) => [name, day === undefined ? undefined : <Day date={day} />] as const,
    ),
  ].filter(([, fact]) => fact !== undefined);
  if (facts.length === 0) return null;
  return (
    <dl className="offer-facts">
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt>{t(`offers.${name}`)}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A day as paper 1, section 9 writes it, from left to right whatever stands around it. */
function Day({ date }: { readonly date: string }) {
  return (
    <time dateTime={date} dir="ltr">
      {date}
    </time>
  );
}
