import * as read from '../../platform/content/read';
import { parseShown } from '../../platform/content/shownRecords';

export const WAYS = ['oneWay', 'roundTrip'] as const;

export type Way = (typeof WAYS)[number];

/** A flight offer (docs/requirements.md, P36). */
export type Ticket = Readonly<ReturnType<typeof toTicket>>;

/** The prices of a cabin class; a way that is not offered has none. */
export interface Cabin {
  /** 0 to 3 (docs/requirements.md, P14). */
  readonly number: (typeof CABINS)[number];
  readonly prices: Readonly<Partial<Record<Way, number>>>;
}

const CABINS = [0, 1, 2, 3] as const;

/** Parses a list of offers; leaves out those without an id or a destination. */
export const toTickets = (response: unknown) => parseShown('ticket', response, toTicket);

const toTicket = (record: read.ResponseRecord) => ({
  id: read.text(record.id),
  from: read.translated(record.fromDestination),
  to: read.translated(record.toDestination),
  /** The codes of the airports, if staff have given them. */
  fromAirport: read.text(record.fromAirport),
  toAirport: read.text(record.toAirport),
  note: read.translated(record.note),
  photo: read.image(record.photo),
  cabins: toCabins(record.cabinClassPrices),
});

/** Returns the classes from the cheapest up, each once. */
function toCabins(value: unknown): readonly Cabin[] {
  const records = read.list(value);
  return CABINS.flatMap((number) => {
    const record = records.filter(({ classNumber }) => read.number(classNumber) === number).at(-1);
    return record ? [{ number, prices: pricesIn(record.body) }] : [];
  });
}

function pricesIn(body: unknown): Cabin['prices'] {
  const record = read.record(body);
  const priced = WAYS.flatMap((way): [Way, number][] => {
    const price = read.price(record[way]);
    return price === undefined ? [] : [[way, price]];
  });
  return Object.fromEntries(priced);
}

/** Returns the lowest price of a way over all classes; undefined if it is not offered. */
export function lowest({ cabins }: Ticket, way: Way): number | undefined {
  const prices = cabins.flatMap(({ prices: { [way]: price } }) => price ?? []);
  return prices.length === 0 ? undefined : Math.min(...prices);
}
