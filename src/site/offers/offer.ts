import * as read from '../../platform/content/read';
import { parseShown, shownRecords } from '../../platform/content/shownRecords';
import type { Growth } from '../lists/size';

/** The types of offers (docs/requirements.md, P12). */
const KINDS = ['Ticket', 'TourGroup', 'NormalVisa', 'TopCountryVisa'] as const;

/** A special offer, or a holiday: its own texts, and data of the offered item. */
export type Offer = Readonly<ReturnType<typeof toOffer>>;

/** Parses a list of offers; leaves out those without an id or a title. */
export const toOffers = (response: unknown): readonly Offer[] =>
  parseShown('special_offer', response, toOffer);

/** Parses the tours that staff offer as holidays (docs/requirements.md, P35); leaves out those without a destination. */
export const toHolidays = (response: unknown): readonly Offer[] =>
  shownRecords('tour_group', response).map((tour) =>
    toOffer({ serviceType: 'TourGroup', service: { ...tour, prices: [tour.price] } }),
  );

function toOffer(record: read.ResponseRecord) {
  const thing = read.record(record.service);
  return {
    id: read.text(record.id),
    /** Empty for a holiday, which its route names. */
    title: read.translated(record.title),
    description: read.translated(record.description),
    /** URLs of pictures: its own, or else the item's. */
    photos: photosIn(record, thing),
    /** undefined for an unknown type; only the offer's own texts are shown then. */
    kind: KINDS.find((kind) => kind === record.serviceType),
    from: read.translated(thing.fromDestination),
    to: read.translated(thing.toDestination),
    /** Amounts: one way, both ways. */
    prices: pricesIn(thing.prices),
    name: read.translated(thing.name),
    /** The id of the offered record; empty if the offer has its own. */
    subject: read.text(thing.id),
    body: read.translated(thing.body),
    isRecommended: (read.number(thing.recommendedRate) ?? 0) > 0,
    fromDate: read.day(thing.fromDate),
    toDate: read.day(thing.toDate),
    createdAt: read.day(thing.createdAt),
    /** The last day on which visitors are shown the offer. */
    until: read.day(record.until),
  };
}

function photosIn(record: read.ResponseRecord, thing: read.ResponseRecord): readonly string[] {
  const own = read.images(record.photos);
  if (own.length > 0) return own;
  const one = read.image(thing.photo) ?? read.image(thing.image);
  return [...new Set(read.images(thing.photos).concat(one ?? []))];
}

function pricesIn(value: unknown) {
  const prices: readonly unknown[] = Array.isArray(value) ? value : [];
  return [read.price(prices[0]), read.price(prices[1])] as const;
}

/** Nine offers, then 19, then nine more each time (docs/requirements.md, P12). All are loaded already. */
export const OFFERS_GROWTH: Growth = { first: 9, second: 19, step: 9 };
