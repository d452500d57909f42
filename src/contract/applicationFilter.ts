import { LANGUAGES } from '../definition/model/text';
import * as s from './schema';
import { STATUS } from './statuses';

/** What lists can be sorted by; a leading "-" reverses the order. */
export const ORDER_COLUMNS = [
  'createdAt',
  'name',
  'service',
  'about',
  'phone',
  'status',
  'assignee',
  'due',
  /** What the applicant has sent last: the application, or something after it. */
  'sentAt',
] as const;

export type OrderColumn = (typeof ORDER_COLUMNS)[number];

export const ORDER = s.ordersBy(ORDER_COLUMNS);

export type Order = s.TypeOf<typeof ORDER>;

/** Before the current day; within a week; without a date. */
export const DUE_FILTERS = ['overdue', 'week', 'none'] as const;

/** Query parameters that filter applications, for lists and exports. */
export const APPLICATION_FILTER = {
  search: {
    ...s.TEXT,
    maxLength: 200,
    description: 'Words; all of them are found.',
  },
  service: { ...s.TEXT, maxLength: 200, description: "A service's id." },
  status: STATUS,
  unread: { ...s.oneOfThese(['0', '1']), description: 'Those that you have not read.' },
  check: {
    ...s.oneOfThese(['0', '1']),
    description: 'Those with something from the applicant that no colleague has looked at.',
  },
  incomplete: {
    ...s.oneOfThese(['0', '1']),
    description: 'Those that staff have entered without what the form requires.',
  },
  open: { ...s.oneOfThese(['0', '1']), description: 'Those whose status is not a final one.' },
  assignee: {
    ...s.TEXT,
    pattern: '^(?:me|none|[0-9a-f-]{36})$',
    description: 'Whose they are: `me`, `none`, or the id of a colleague.',
  },
  due: {
    ...s.oneOfThese(DUE_FILTERS),
    description: 'By their date, of those that are not closed.',
  },
  language: {
    ...s.oneOfThese(LANGUAGES),
    description: 'The language in which the form was filled in.',
  },
  olderThan: {
    ...s.INTEGER,
    minimum: 1,
    maximum: 3650,
    description: 'Those that arrived more than so many days ago.',
  },
  from: { ...s.DAY, description: "The first day, by the agency's clock." },
  to: { ...s.DAY, description: 'The last day.' },
  about: {
    ...s.TEXT,
    maxLength: 1000,
    pattern: '^[^:,]+:[^:,]*(?:,[^:,]+:[^:,]*)*$',
    description:
      'With `service`: what the applications are for, as field:value, percent-encoded, separated by commas; of a date, ' +
      'also its days, as field:2027-04-01..2027-04-30, of which one may be left out.',
  },
};

export const APPLICATION_LIST = s.having(
  {},
  {
    ...APPLICATION_FILTER,
    order: ORDER,
    behind: {
      ...s.TEXT,
      pattern: '^[0-9a-f-]{36}$',
      description:
        'The id of the last application of the page before, beside `page`: what comes behind it is returned, so that ' +
        'nothing is skipped or repeated when applications have arrived or were read in between. Pages are counted if ' +
        'it no longer exists.',
    },
  },
  s.PAGE,
);

export type ApplicationQuery = s.TypeOf<typeof APPLICATION_LIST>;

/** The query of a saved list. */
export const APPLICATION_VIEW = s.only({}, { ...APPLICATION_FILTER, order: ORDER });

/** The query of a count: what was sent after a list was read, with the list's filters. */
export const APPLICATION_COUNT = s.having(
  {},
  {
    ...APPLICATION_FILTER,
    after: {
      ...s.MOMENT,
      description:
        'Only those that arrived, or to which applicants have sent something, after this moment.',
    },
  },
);
