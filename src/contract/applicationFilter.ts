import { DAY, having, MOMENT, oneOfThese, PAGE, TEXT, type TypeOf } from './schema';
import { STATUS } from './statuses';

/** By time of receipt, or by the applicant's name; a leading "-" reverses the order. */
export const ORDERS = ['-createdAt', 'createdAt', 'name', '-name'] as const;

export type Order = (typeof ORDERS)[number];

export const ORDER = oneOfThese(ORDERS);

/** Before the current day; within a week; without a date. */
export const DUE_FILTERS = ['overdue', 'week', 'none'] as const;

/** Query parameters that filter applications, for lists and exports. */
export const APPLICATION_FILTER = {
  search: {
    ...TEXT,
    maxLength: 200,
    description: 'Words; all of them are found.',
  },
  service: { ...TEXT, maxLength: 200, description: "A service's id." },
  status: STATUS,
  unread: { ...oneOfThese(['0', '1']), description: 'Those that you have not read.' },
  assignee: {
    ...TEXT,
    pattern: '^(?:me|none|[0-9a-f-]{36})$',
    description: 'Whose they are: `me`, `none`, or the id of a colleague.',
  },
  due: {
    ...oneOfThese(DUE_FILTERS),
    description: 'By their date, of those that are not closed.',
  },
  from: { ...DAY, description: "The first day, by the agency's clock." },
  to: { ...DAY, description: 'The last day.' },
  about: {
    ...TEXT,
    maxLength: 1000,
    pattern: '^[^:,]+:[^:,]*(?:,[^:,]+:[^:,]*)*$',
    description:
      'With `service`: what the applications are for, as field:value, percent-encoded, separated by commas.',
  },
};

/** The query of a paginated list of applications. */
export const APPLICATION_LIST = having({}, { ...APPLICATION_FILTER, order: ORDER }, PAGE);

export type ApplicationQuery = TypeOf<typeof APPLICATION_LIST>;

/** The query of a count: what arrived after a list was read, with the list's filters. */
export const APPLICATION_COUNT = having(
  {},
  {
    ...APPLICATION_FILTER,
    after: { ...MOMENT, description: 'Only those that arrived after this moment.' },
  },
);
