import * as read from '../../platform/content/read';
import { parseShown } from '../../platform/content/shownRecords';
import { hasText, neutralName } from '../../platform/content/translatedText';
import type { Handed } from '../../definition/model/prefill';

/** A group tour (docs/requirements.md, P36). */
export type Tour = Readonly<ReturnType<typeof toTour>>;

/** A row of a price list: a hotel and its prices for one person. */
export type PriceRow = Readonly<ReturnType<typeof toPriceRow>[number]>;

/** The columns of a price list, by their translation keys. */
export const COLUMNS = [
  'flyDate',
  'hotel',
  'star',
  'adult',
  'child2bo6',
  'child6bo12',
  'infant',
] as const;

/** Parses a list of tours; leaves out those without an id or a destination. */
export const toTours = (response: unknown) => parseShown('tour_group', response, toTour);

export function toTourList(response: unknown) {
  const tours = toTours(response);
  return { tours, total: read.number(read.envelope(response).total) ?? tours.length };
}

/** The least recommendation, of at most five, that is shown on a card. */
const BEST = 4.5;

/** Parses a tour; values that are missing or of another shape become empty. */
export function toTour(response: unknown) {
  const record = read.record(response);
  const { body } = read.record(record.priceList);
  return {
    id: read.text(record.id),
    from: read.translated(record.fromDestination),
    to: read.translated(record.toDestination),
    overview: read.translated(record.overview),
    body: read.translated(record.body),
    photos: read.images(record.photos),
    /** For one person. */
    price: read.price(record.price),
    /** Recommended above others: in a list that has all, a mark on every second one would be no help. */
    isBest: (read.number(record.recommendedRate) ?? 0) >= BEST,
    fromDate: read.day(record.fromDate),
    toDate: read.day(record.toDate),
    prices: Array.isArray(body) ? body.flatMap(toPriceRow) : [],
  };
}

/** The lengths of tours that can be asked for, in days: the least and the most. */
export const LENGTHS = { short: [1, 3], week: [4, 7], long: [8, 1000] } as const;

export type Length = keyof typeof LENGTHS;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns how many days a tour takes, the first and the last included; undefined if they are not known. */
export function daysOf({
  fromDate,
  toDate,
}: Pick<Tour, 'fromDate' | 'toDate'>): number | undefined {
  if (fromDate === undefined || toDate === undefined) return undefined;
  return Math.round((Date.parse(toDate) - Date.parse(fromDate)) / DAY_MS) + 1;
}

/** Returns whether a tour begins in a month, YYYY-MM, and is as long as asked; an empty month or length fits any tour. */
export function isAsked(tour: Tour, month: string, length: Length | ''): boolean {
  const days = daysOf(tour) ?? 0;
  const [least, most] = length === '' ? [0, days] : LENGTHS[length];
  return (tour.fromDate ?? '').startsWith(month) && days >= least && days <= most;
}

/** Parses a row, which is an ordered list: the columns have no names (docs/requirements.md, P36). */
function toPriceRow(row: unknown) {
  if (!Array.isArray(row)) return [];
  const cells = row.map(read.translated);
  const [flyDate, hotel, ...numbers] = cells;
  if (!hotel || !hasText(hotel)) return [];
  const [star, adult, child2bo6, child6bo12, infant] = numbers.map((cell) =>
    read.number(neutralName(cell)),
  );
  const day = flyDate && read.day(neutralName(flyDate));
  return [{ flyDate: day, hotel, star, adult, child2bo6, child6bo12, infant }];
}

/** A row of a price list as it is remembered: the texts of its columns. */
export type RowTexts = readonly string[];

/** The first columns, which name what the prices are for: day, hotel and stars. */
const NAMING_COLUMNS = 3;

export const textsOf = (row: PriceRow): RowTexts =>
  COLUMNS.map((column) =>
    column === 'hotel' ? neutralName(row.hotel) : String(row[column] ?? ''),
  );

/** Parses a remembered row; empty if there is none. */
export const toRowTexts = (kept: unknown): RowTexts =>
  Array.isArray(kept) ? kept.map(read.text) : [];

/**
 * Returns the index of the remembered row in a price list that may have changed: of the row with the same prices, else
 * of the same hotel on the same day. If it is gone, or there is none, the first one is chosen.
 */
export function indexOfRow(rows: readonly PriceRow[], remembered: RowTexts): number {
  const findBy = (columns: number) =>
    rows.findIndex((row) => {
      const own = textsOf(row).slice(0, columns);
      return own.every((text, column) => text === remembered[column]);
    });
  return [COLUMNS.length, NAMING_COLUMNS].map(findBy).find((index) => index >= 0) ?? 0;
}

/**
 * Returns the values for a tour's form: the tour, its dates, and the chosen row of the price list.
 * Values that the row lacks are null, so that nothing of another row stays in the form.
 */
export function tourPreset(id: string, tour: Tour, row: PriceRow | undefined): Handed {
  return {
    tour_group: id,
    fromDate: tour.fromDate ?? null,
    toDate: tour.toDate ?? null,
    hotelName: row ? neutralName(row.hotel) : null,
    star: row?.star ?? null,
    flyDate: row?.flyDate ?? null,
    priceOfAdult: row?.adult ?? null,
    priceOfChild2bo6: row?.child2bo6 ?? null,
    priceOfChild6bo12: row?.child6bo12 ?? null,
    priceOfInfant: row?.infant ?? null,
  };
}
