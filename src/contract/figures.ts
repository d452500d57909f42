import { defineCall } from './contractCall';
import * as s from './schema';

/** Over so many months, the current one included. */
export const FIGURE_MONTHS = [3, 12, 24] as const;

/** Open applications are counted by their age: up to so many days, and older. */
export const AGES = [7, 14, 30, 90] as const;

const MONTH: s.Schema<string> = { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}$' };

/** A median; null: of none. */
const MEDIAN = s.orNull<number>({ type: 'number' });

const OF_CASES = {
  /** The months in which they arrived, each with their number. */
  months: s.listOf(s.INTEGER),
  total: s.INTEGER,
  open: s.INTEGER,
  /** By the status that has closed them. */
  closed: s.listOf(s.having({ status: s.TEXT, count: s.INTEGER })),
  /** Hours from an application to the first status, request or message of staff. */
  firstHours: MEDIAN,
  /** Days from an application to its end, without the time for which the applicant was asked for something. */
  endDays: MEDIAN,
};

/** Figures of the applications that arrived in some months. */
export const FIGURES = s.having({
  months: s.listOf(MONTH),
  all: s.having(OF_CASES),
  services: s.listOf(s.having({ service: s.TEXT, ...OF_CASES })),
  /** Whether visitors have sent them, or staff have entered them. */
  sources: s.having({ site: s.INTEGER, staff: s.INTEGER }),
  /** Whose they are; for owners only, for others empty. `id` null: of nobody. */
  colleagues: s.listOf(
    s.having({
      id: s.orNull(s.TEXT),
      total: s.INTEGER,
      open: s.INTEGER,
      closed: s.INTEGER,
      endDays: MEDIAN,
    }),
  ),
  /** All that are open, whenever they arrived: for each of AGES and one more. */
  ages: s.listOf(s.INTEGER),
});

export type FiguresData = s.TypeOf<typeof FIGURES>;
export type CaseFigures = FiguresData['all'];

/** How many days an application usually takes; of services with fewer closed cases nothing is said. */
const USUAL_TIMES = s.having({
  services: s.listOf(s.having({ id: s.TEXT, days: { ...s.INTEGER, minimum: 1 } })),
});

export type UsualTimes = s.TypeOf<typeof USUAL_TIMES>;

/** So many closed cases make a usual time. */
export const LEAST_CASES = 20;

export const FIGURE_CALLS = {
  usualTimes: defineCall('GET', 'client/usual_times/', {
    tag: 'Server',
    summary: `Days in which half of the closed applications ended, by services with ${LEAST_CASES} and more`,
    response: { schema: USUAL_TIMES },
  }),
  figures: defineCall('GET', 'figures/', {
    staff: 'readApplications',
    tag: 'Applications',
    summary: 'Figures of the applications that arrived in the last months',
    query: s.having(
      {},
      { months: { ...s.INTEGER, minimum: 1, maximum: 36, description: 'Default: 12.' } },
    ),
    response: { schema: FIGURES },
  }),
};
