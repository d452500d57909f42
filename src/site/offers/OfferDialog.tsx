import { RichText } from '../../platform/embed/RichText';
import { Paragraphs } from '../../platform/content/Paragraphs';
import { useTexts } from '../../platform/content/useTexts';
import type { RecordPageName, ServicePageName } from '../../contract/siteRoutes';
import { siteServices } from '../../platform/content/siteServices';
import { ApplyOrAsk, PageDialog } from '../service/PageDialog';
import { subPageHref } from '../service/subPageHref';
import { Carousel } from '../carousel/Carousel';
import type { Offer } from './offer';
import { Money } from '../../platform/content/Money';
import { DayText, PriceFrom, Recommended } from '../cards/CardParts';
import { OfferEnd, OfferSubject, priceOf, useOfferName } from './OfferCards';
import './offers.css';

interface OfferDialogProps {
  readonly offer: Offer;
  readonly onClose: () => void;
}

export function OfferDialog({ offer, onClose }: OfferDialogProps) {
  const { t } = useTexts();
  const name = useOfferName()(offer);
  const href = applicationHref(offer);
  return (
    <PageDialog className="offer-dialog" onClose={onClose}>
      {({ title }) => (
        <>
          <Carousel photos={offer.photos} name={name} />
          <div className="page-dialog-words stack">
            {offer.isRecommended && <Recommended />}
            <div>
              <h2 id={title} dir="auto">
                {name}
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
            <ApplyOrAsk
              about={name}
              apply={href === undefined ? undefined : { href, text: t('offers.apply') }}
            />
          </div>
        </>
      )}
    </PageDialog>
  );
}

/** By the component of a service's page: the kinds of offers for which one applies there, on the page of the record. */
const PAGES: Partial<
  Record<ServicePageName, Partial<Record<NonNullable<Offer['kind']>, RecordPageName | ''>>>
> = {
  tickets: { Ticket: '' },
  tours: { TourGroup: 'tour' },
  visas: { NormalVisa: 'normalVisa', TopCountryVisa: 'topCountryVisa' },
};

/** Returns the path of the page where one applies for what is offered; undefined if it is not known. */
function applicationHref({ kind, subject }: Offer): string | undefined {
  for (const [component, pages] of Object.entries(PAGES)) {
    const entry = siteServices().find((one) => one.component === component);
    const page = kind && pages[kind];
    if (entry && page === '') return entry.route;
    if (entry && page !== undefined && subject !== '') return subPageHref(entry, subject, page);
  }
  return undefined;
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
