import {
  type Answer,
  dayIn,
  imageIn,
  imagesIn,
  listIn,
  numberIn,
  recordIn,
  textIn,
} from '../../platform/content/reading';
import { isSaid, toWords, type Words } from '../../platform/content/words';

/** What an offer may be of (docs/requirements.md, P12). */
const KINDS = ['Ticket', 'TourGroup', 'NormalVisa', 'TopCountryVisa'] as const;

export type OfferKind = (typeof KINDS)[number];

/** A special offer: its own words, and what it tells of the thing that is offered. */
export interface Offer {
  readonly id: string;
  readonly title: Words;
  readonly description: Words;
  /** Addresses of pictures: its own, or else those of the thing. */
  readonly photos: readonly string[];
  /** undefined: of something that is not known here; the offer's own words are shown then. */
  readonly kind: OfferKind | undefined;
  readonly from: Words;
  readonly to: Words;
  /** US dollars: one way, both ways. */
  readonly prices: readonly [number | undefined, number | undefined];
  readonly name: Words;
  readonly body: Words;
  /** YYYY-MM-DD */
  readonly fromDate: string | undefined;
  readonly toDate: string | undefined;
  readonly createdAt: string | undefined;
}

/** The offers in an answer; those without an id or a title are left out. */
export const toOffers = (answer: unknown): readonly Offer[] =>
  listIn(answer)
    .map(toOffer)
    .filter(({ id, title }) => id !== '' && isSaid(title));

function toOffer(record: Answer): Offer {
  const thing = recordIn(record.service);
  return {
    id: textIn(record.id),
    title: toWords(record.title),
    description: toWords(record.description),
    photos: photosIn(record, thing),
    kind: KINDS.find((kind) => kind === record.serviceType),
    from: toWords(thing.fromDestination),
    to: toWords(thing.toDestination),
    prices: pricesIn(thing.prices),
    name: toWords(thing.name),
    body: toWords(thing.body),
    fromDate: dayIn(thing.fromDate),
    toDate: dayIn(thing.toDate),
    createdAt: dayIn(thing.createdAt),
  };
}

function photosIn(record: Answer, thing: Answer): readonly string[] {
  const own = imagesIn(record.photos);
  if (own.length > 0) return own;
  const one = imageIn(thing.photo) ?? imageIn(thing.image);
  return [...new Set(imagesIn(thing.photos).concat(one ?? []))];
}

function pricesIn(value: unknown): Offer['prices'] {
  const prices: readonly unknown[] = Array.isArray(value) ? value : [];
  return [priceIn(prices[0]), priceIn(prices[1])];
}

function priceIn(value: unknown): number | undefined {
  const price = numberIn(value);
  return price !== undefined && price > 0 ? price : undefined;
}
