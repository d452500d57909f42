import { RichText } from '../../platform/embed/RichText';
import { Paragraphs } from '../../platform/content/Paragraphs';
import { useTexts } from '../../platform/content/useTexts';
import { ApplyOrAsk, PageDialog } from '../service/PageDialog';
import { Carousel } from '../carousel/Carousel';
import { useApplicationLink } from './applicationLink';
import type { Offer } from './offer';
import { Money } from '../../platform/content/Money';
import { DayText, PriceFrom } from '../cards/CardParts';
import { OfferEnd, OfferSubject, priceOf } from './OfferCards';
import './offers.css';

interface OfferDialogProps {
  readonly offer: Offer;
  readonly onClose: () => void;
}

export function OfferDialog({ offer, onClose }: OfferDialogProps) {
  const { textOf } = useTexts();
  const applicationLink = useApplicationLink();
  return (
    <PageDialog className="offer-dialog" onClose={onClose}>
      {({ title }) => (
        <>
          <Carousel photos={offer.photos} name={textOf(offer.title)} />
          <div className="page-dialog-words stack">
            <div>
              <h2 id={title} dir="auto">
                {textOf(offer.title)}
              </h2>
              <OfferSubject offer={offer} />
              <OfferEnd offer={offer} />
            </div>
            {offer.kind !== 'Ticket' && <PriceFrom price={priceOf(offer)} />}
            <OfferFacts offer={offer} />
            <div className="stack-8">
              <Paragraphs text={offer.description} />
              {offer.kind === 'TourGroup' && <RichText text={offer.body} />}
            </div>
            <ApplyOrAsk about={textOf(offer.title)} apply={applicationLink(offer)} />
          </div>
        </>
      )}
    </PageDialog>
  );
}

interface Fact {
  /** The translation key of its label. */
  readonly name: 'oneWay' | 'bothWays' | 'since' | 'starts' | 'ends';
  /** Amounts in the currency of the agency. */
  readonly amount?: number | undefined;
  /** YYYY-MM-DD */
  readonly day?: string | undefined;
}

/** Renders the prices of a flight offer or the dates of a tour offer (docs/requirements.md, P12). */
function OfferFacts({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts();
  const facts = factsOf(offer).filter(({ amount, day }) => (amount ?? day) !== undefined);
  if (facts.length === 0) return null;
  return (
    <dl className="facts tinted offer-facts row">
      {facts.map(({ name, amount, day }) => (
        <div key={name}>
          <dt>{t(`offers.${name}`)}</dt>
          <dd>
            {amount !== undefined && <Money amount={amount} />}
            {day !== undefined && <DayText date={day} />}
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
