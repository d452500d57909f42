import { describe, expect, it } from 'vitest';
import type { Values } from '../../src/definition/model/values';
import { isChosenTrip, ticketPreset } from '../../src/site/tickets/ticketPreset';
import { lowest, toTickets } from '../../src/site/tickets/ticket';

const offer = (cabinClassPrices: unknown, more: object = {}) =>
  toTickets([{ id: 7, toDestination: ['ئ', 'إ', 'Istanbul'], cabinClassPrices, ...more }])[0];

const AIRPORTS = { fromAirport: 'EBL', toAirport: 'IST' };
const TRIP: Values = { ...AIRPORTS, ticketType: 2, classType: 0 };

describe('a ticket’s cabin classes', () => {
  it.each<[string, unknown, unknown]>([
    [
      'come in their order, each once',
      [
        { classNumber: 2, body: { oneWay: 300, roundTrip: 500 } },
        { classNumber: '0', body: { oneWay: '100', roundTrip: 190 } },
        { classNumber: 2, body: { oneWay: 310, roundTrip: 510 } },
      ],
      [
        { number: 0, prices: { oneWay: 100, roundTrip: 190 } },
        { number: 2, prices: { oneWay: 310, roundTrip: 510 } },
      ],
    ],
    [
      'have no price where it is nothing',
      [{ classNumber: 1, body: { oneWay: 0, roundTrip: '' } }],
      [{ number: 1, prices: {} }],
    ],
    [
      'are the four of the paper',
      [{ classNumber: 4 }, { classNumber: -1 }, { classNumber: 0.5 }],
      [],
    ],
    ['may be missing', undefined, []],
  ])('%s', (_, given, expected) => {
    expect(offer(given)?.cabins).toEqual(expected);
  });

  it('give the lowest price of each way', () => {
    const ticket = offer([
      { classNumber: 0, body: { oneWay: 100, roundTrip: 0 } },
      { classNumber: 2, body: { oneWay: 90, roundTrip: 0 } },
    ]);
    if (!ticket) throw new Error('no ticket');
    expect([lowest(ticket, 'oneWay'), lowest(ticket, 'roundTrip')]).toEqual([90, undefined]);
  });
});

describe('tickets', () => {
  it('are left out without an id or a destination', () => {
    expect(toTickets([{ id: 1 }, { toDestination: ['a', 'b', 'c'] }, null])).toEqual([]);
  });

  it.each([
    ['oneWay', {}, { ticketType: 2, classType: 1 }],
    [
      'roundTrip',
      { fromAirport: 'EBL', toAirport: 'IST' },
      { ticketType: 1, classType: 1, fromAirport: 'EBL', toAirport: 'IST' },
    ],
  ] as const)('put into the form for %s with %j', (way, airports, expected) => {
    const ticket = offer([], airports);
    if (!ticket) throw new Error('no ticket');
    expect(ticketPreset({ ticket, cabin: 1, way })).toEqual(expected);
  });

  it.each<[string, boolean, Values, object?]>([
    ['as it was pressed', true, TRIP],
    ['another class', false, { ...TRIP, classType: 3 }],
    ['another kind', false, { ...TRIP, ticketType: 3 }],
    ['another destination', false, { ...TRIP, toAirport: 'LHR' }],
    ['no airport where the offer has none', true, { ticketType: 2, classType: 0 }, {}],
    ['an airport where the offer has none', false, TRIP, {}],
  ])('compares the chosen trip with %s', (_, expected, values, airports = AIRPORTS) => {
    const ticket = offer([], airports);
    if (!ticket) throw new Error('no ticket');
    expect(isChosenTrip({ ticket, cabin: 0, way: 'oneWay' }, values)).toBe(expected);
  });
});
