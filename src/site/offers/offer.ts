import {
  type ResponseRecord,
  dayIn,
  imageIn,
  imagesIn,
  priceIn,
  recordIn,
  textIn,
} from '../../platform/content/readResponse';
import { parseShown } from '../../platform/content/shownRecords';
import { toTranslatedText } from '../../platform/content/translatedText';
import type { Growth } from '../lists/size';

/** The types of offers (docs/requirements.md, P12). */
const KINDS = ['Ticket', 'TourGroup', 'NormalVisa', 'TopCountryVisa'] as const;

/** A special offer: its own texts, and data of the offered item. */
export type Offer = Readonly<ReturnType<typeof toOffer>>;

/** Parses a list of offers; leaves out those without an id or a title. */
export const toOffers = (response: unknown): readonly Offer[] =>
  parseShown('special_offer', response, toOffer);

function toOffer(record: ResponseRecord) {
  const thing = recordIn(record.service);
  return {
    id: textIn(record.id),
    title: toTranslatedText(record.title),
    description: toTranslatedText(record.description),
    /** URLs of pictures: its own, or else the item's. */
    photos: photosIn(record, thing),
    /** undefined for an unknown type; only the offer's own texts are shown then. */
    kind: KINDS.find((kind) => kind === record.serviceType),
    from: toTranslatedText(thing.fromDestination),
    to: toTranslatedText(thing.toDestination),
    /** Amounts: one way, both ways. */
    prices: pricesIn(thing.prices),
    name: toTranslatedText(thing.name),
    /** The id of the offered record; empty if the offer has its own. */
    subject: textIn(thing.id),
    body: toTranslatedText(thing.body),
    fromDate: dayIn(thing.fromDate),
    toDate: dayIn(thing.toDate),
    createdAt: dayIn(thing.createdAt),
    /** The last day on which visitors are shown the offer. */
    until: dayIn(record.until),
  };
}

function photosIn(record: ResponseRecord, thing: ResponseRecord): readonly string[] {
  const own = imagesIn(record.photos);
  if (own.length > 0) return own;
  const one = imageIn(thing.photo) ?? imageIn(thing.image);
  return [...new Set(imagesIn(thing.photos).concat(one ?? []))];
}

function pricesIn(value: unknown) {
  const prices: readonly unknown[] = Array.isArray(value) ? value : [];
  return [priceIn(prices[0]), priceIn(prices[1])] as const;
}

/** Nine offers, then 19, then nine more each time (docs/requirements.md, P12). All are loaded already. */
export const OFFERS_GROWTH: Growth = { first: 9, second: 19, step: 9 };
