import { defineCall } from './contractCall';
import * as s from './schema';

/** Those of the agency's record (schemas/content/agency). */
export const CURRENCIES = ['USD', 'IQD', 'EUR', 'GBP', 'TRY', 'AED', 'SEK'] as const;

export type Currency = (typeof CURRENCIES)[number];

/** How a payment was made. */
export const PAID_BY = ['cash', 'transfer', 'card', 'other'] as const;

export type PaidBy = (typeof PAID_BY)[number];

export const LINE_KINDS = ['payment', 'charge'] as const;

/** What a charge is for, or who has paid, in characters. */
export const LONGEST_LINE = 200;

/** One line has at most so many minor units: databases have 32 bits. */
export const MOST_MINOR = 2_000_000_000;

const MINOR: s.Schema<number> = {
  ...s.INTEGER,
  description: 'In whole minor units: cents, or dinars. A reversal has the negative amount.',
};

const AMOUNT = { currency: s.TEXT, amount: MINOR };

/** An amount that is still to be paid; negative: what was paid too much. */
export const OPEN_AMOUNTS = s.listOf(s.having(AMOUNT));

const CASH = {
  ...AMOUNT,
  how: s.oneOfThese(['', ...PAID_BY]),
  /** The e-mail address of the colleague. */
  who: s.TEXT,
  at: s.MOMENT,
  /** The number of the receipt; null: a charge. They follow each other without gaps. */
  number: s.orNull(s.INTEGER),
};

/** A charge or a payment of an application, or the reversal of one. Lines are only added. */
const MONEY_LINE = s.having({
  id: s.TEXT,
  kind: s.oneOfThese(LINE_KINDS),
  ...CASH,
  /** What a charge is for, or who has paid; of a reversal, why. */
  text: s.TEXT,
  /** The id of the line that it reverses. */
  reverses: s.orNull(s.TEXT),
});

export type MoneyLine = s.TypeOf<typeof MONEY_LINE>;

/** The lines of an application in the order in which they were added. */
export const LEDGER = s.listOf(MONEY_LINE);

const LINES = s.having({ data: LEDGER });

/** What a charge can be for: a price that the form found, or one of a record that an answer names. */
export const PRICES = s.having({
  data: s.listOf(s.having({ ...AMOUNT, text: s.TEXT })),
});

export type Price = s.TypeOf<typeof PRICES>['data'][number];

/** A payment of a day. What was erased has no application any more. */
const DAY_LINE = s.having({
  ...CASH,
  number: s.INTEGER,
  isReversal: s.YES_OR_NO,
  application: s.orNull(s.TEXT),
  reference: s.TEXT,
  name: s.TEXT,
});

export type DayLine = s.TypeOf<typeof DAY_LINE>;

/** Payments as the applicant sees them on the status page. */
export const SHOWN_MONEY = s.having({
  open: OPEN_AMOUNTS,
  receipts: s.listOf(
    s.having({
      ...AMOUNT,
      number: s.INTEGER,
      how: CASH.how,
      at: s.MOMENT,
      text: s.TEXT,
      isReversed: s.YES_OR_NO,
      /** What was open after it. */
      open: OPEN_AMOUNTS,
    }),
  ),
});

/** The payments of a day. */
export const DAY_BOOK = s.having({ day: s.DAY, data: s.listOf(DAY_LINE) });

const OF_DAY = {
  day: { ...s.CHOSEN_DAY, description: 'By the agency’s clock; default: the current one.' },
  who: { ...s.storable(200), description: 'The e-mail address of a colleague; default: all.' },
};

const taking = { staff: 'takeMoney', of: 'application', tag: 'Money' } as const;
const seeing = { staff: 'seeMoney', tag: 'Money' } as const;

export const MONEY_CALLS = {
  prices: defineCall('GET', 'application/{id}/price/', {
    ...taking,
    summary: 'What a charge can be for: prices that the form found, and those of records',
    response: { schema: PRICES },
    listedBy: 'application/',
  }),
  add: defineCall('POST', 'application/{id}/money/', {
    ...taking,
    summary: 'Adds a charge or a payment, which gets the number of its receipt',
    keyed: true,
    body: {
      schema: s.only(
        {
          kind: s.oneOfThese(LINE_KINDS),
          amount: { ...MINOR, minimum: 1, maximum: MOST_MINOR },
          currency: s.oneOfThese(CURRENCIES),
          text: s.storable(LONGEST_LINE),
        },
        { how: { ...s.oneOfThese(PAID_BY), description: 'Of a payment; default: cash.' } },
      ),
      example: { kind: 'payment', amount: 60_000, currency: 'IQD', how: 'cash', text: 'Naz' },
    },
    response: { status: 201, schema: LINES },
  }),
  reverse: defineCall('POST', 'application/{id}/money_reversal/', {
    ...taking,
    summary: 'Reverses a line by another one, which names it',
    keyed: true,
    body: {
      schema: s.only({ line: s.storable(64), text: s.storable(LONGEST_LINE) }),
      example: { line: 'the id of a line', text: 'Typed twice' },
    },
    response: { status: 201, schema: LINES },
  }),
  day: defineCall('GET', 'money_day/', {
    ...seeing,
    summary: 'The payments of a day, by the number of their receipts',
    query: s.having({}, OF_DAY),
    response: { schema: DAY_BOOK },
  }),
  exportDay: defineCall('GET', 'money_day_export/', {
    ...seeing,
    summary: 'The same as a file',
    query: s.having({}, { ...OF_DAY, format: s.oneOfThese(['csv', 'xlsx']) }),
    response: {
      type: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
      schema: {},
    },
  }),
};
