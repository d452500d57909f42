import { useTranslation } from 'react-i18next';
import { Money } from '../../platform/content/Money';
import type { Offer } from './offer';

interface Fact {
  /** The translation key of its label. */
  readonly name: 'oneWay' | 'bothWays' | 'since' | 'starts' | 'ends';
  /** Amounts in the currency of the agency. */
  readonly amount?: number | undefined;
  /** YYYY-MM-DD */
  readonly day?: string | undefined;
}

/** Renders the prices of a flight offer or the dates of a tour offer (docs/requirements.md, P12). */
export function OfferFacts({ offer }: { readonly offer: Offer }) {
  const { t } = useTranslation();
  const facts = factsOf(offer).filter(({ amount, day }) => (amount ?? day) !== undefined);
  if (facts.length === 0) return null;
  return (
    <dl className="facts tinted offer-facts">
      {facts.map(({ name, amount, day }) => (
        <div key={name}>
          <dt>{t(`offers.${name}`)}</dt>
          <dd>
            {amount !== undefined && <Money amount={amount} />}
            {day !== undefined && <Day date={day} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf({ kind, prices, fromDate, toDate, createdAt }: Offer): readonly Fact[] {
  if (kind === 'Ticket') {
    const [oneWay, bothWays] = prices;
    return [
      { name: 'oneWay', amount: oneWay },
      { name: 'bothWays', amount: bothWays },
    ];
  }
  if (kind !== 'TourGroup') return [];
  if (fromDate === undefined && toDate === undefined) return [{ name: 'since', day: createdAt }];
  return [
    { name: 'starts', day: fromDate },
    { name: 'ends', day: toDate },
  ];
}

/** Renders a day as DD/MM/YYYY (docs/requirements.md, P46), left-to-right in every language. */
function Day({ date }: { readonly date: string }) {
  return (
    <time dateTime={date} dir="ltr">
      {date.split('-').reverse().join('/')}
    </time>
  );
}
