import { LANGUAGES } from '../definition/model/text';
import { REFERENCE } from './applications';
import { defineCall } from './contractCall';
import * as s from './schema';

/** The date of an application that is not closed, or a day after which something is not valid any more. */
export const DATE_KINDS = ['due', 'ends'] as const;

export type DateKind = (typeof DATE_KINDS)[number];

/** In months. */
export const WITHIN = [3, 6, 12] as const;

const DATED = s.having({
  application: s.TEXT,
  reference: REFERENCE,
  service: s.TEXT,
  language: s.oneOfThese(LANGUAGES),
  name: s.TEXT,
  phone: s.TEXT,
  assignee: s.orNull(s.TEXT),
  day: s.DAY,
  /** What ends, in the account's language; of a date that is due, empty. */
  what: s.TEXT,
  /** The same in the applicant's language. */
  applicantWhat: s.TEXT,
});

export type DatedData = s.TypeOf<typeof DATED>;

/** At most 500; the total may be higher. */
export const DATED_LIST = s.having({ data: s.listOf(DATED), total: s.INTEGER });

export const END_DATE_CALLS = {
  list: defineCall('GET', 'application_date/', {
    staff: 'readApplications',
    tag: 'Applications',
    summary:
      'Dates that are due, or days after which passports and the like are not valid any more',
    query: s.having(
      {},
      {
        kind: { ...s.oneOfThese(DATE_KINDS), description: 'Default: due.' },
        months: {
          ...s.INTEGER,
          minimum: 1,
          maximum: 60,
          description: 'Within so many months from now; default: 3.',
        },
      },
    ),
    response: { schema: DATED_LIST },
  }),
};
