import { LANGUAGES } from '../../definition/text';
import { ORDERS, STATUSES } from '../storage/applications';
import type { Call } from './call';
import { DAY, oneOfThese, TEXT } from './schemas';

type Query = NonNullable<Call['query']>;

const NUMBER = { type: 'integer', minimum: 1 };

/** Of a public list, which grows by asking for more. */
export const PER_PAGE: Query = {
  perPage: { schema: NUMBER, about: 'How many records; those that there are, if there are fewer.' },
};

export const PAGE: Query = {
  page: { schema: NUMBER },
  perPage: { schema: { ...NUMBER, maximum: 100 }, about: 'Records on a page.' },
};

export const SEARCH: Query = { search: { schema: TEXT, about: 'Words; all of them are found.' } };

/** What a staff list of content takes: one of these is enough to make the answer a page. */
export const CONTENT_LIST: Query = {
  ...PAGE,
  ...SEARCH,
  order: { schema: TEXT, about: 'A field, or one with "-" before it.' },
  missing: {
    schema: oneOfThese([...LANGUAGES, 'any']),
    about: 'Only records in which texts lack that language.',
  },
};

/** What a list of applications takes. */
export const APPLICATIONS: Query = {
  ...SEARCH,
  service: { schema: TEXT, about: "A service's id." },
  status: { schema: oneOfThese(STATUSES) },
  unread: { schema: oneOfThese(['0', '1']) },
  from: { schema: DAY, about: "The first day, by the agency's clock." },
  to: { schema: DAY, about: 'The last day.' },
  order: { schema: oneOfThese(ORDERS) },
};
