import type { ActivityEntry } from '../../contract/activity';
import type { StoredRequest } from '../requests/store';

/** An application, as far as its times are measured. */
export interface MeasuredCase {
  readonly createdAt: string;
  /** When it was closed; undefined: it is open. */
  readonly closedAt: string | undefined;
  /** What has happened to it, in its order. */
  readonly entries: readonly Pick<ActivityEntry, 'at' | 'who' | 'kind' | 'text'>[];
  readonly requests: readonly Pick<StoredRequest, 'createdAt' | 'answeredAt' | 'state'>[];
}

/** What an applicant notices of staff. */
const ANSWERS = new Set<ActivityEntry['kind']>(['status', 'document', 'reply', 'linkMade']);

/** Returns the milliseconds until staff have first done something that the applicant notices; undefined: not yet. */
export function firstAnswerMs({ createdAt, entries, requests }: MeasuredCase): number | undefined {
  const [first] = [
    ...entries.filter(({ who, kind }) => who !== '' && ANSWERS.has(kind)).map(({ at }) => at),
    ...requests.map((request) => request.createdAt),
  ].toSorted();
  return first === undefined ? undefined : Math.max(0, Date.parse(first) - Date.parse(createdAt));
}

/**
 * Returns the milliseconds until an application was closed, without those in which the applicant was asked for something
 * or it had a status that waits for the applicant; undefined: it is open.
 */
export function endMs(
  measured: MeasuredCase,
  waits: (status: string) => boolean,
): number | undefined {
  const { createdAt, closedAt } = measured;
  if (closedAt === undefined) return undefined;
  const [start, end] = [Date.parse(createdAt), Date.parse(closedAt)];
  const periods = waitingPeriods(measured, waits)
    .map(([from, to]): Period => [Math.max(from, start), Math.min(to, end)])
    .filter(([from, to]) => from < to)
    .toSorted(([a], [b]) => a - b);
  let waited = 0;
  let until = start;
  for (const [from, to] of periods) {
    waited += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return Math.max(0, end - start - waited);
}

type Period = readonly [from: number, to: number];

function waitingPeriods(
  { entries, requests }: MeasuredCase,
  waits: (status: string) => boolean,
): readonly Period[] {
  const withdrawn = entries.filter(({ kind }) => kind === 'withdrawn').map(({ at }) => at);
  const asked = requests
    .filter(({ state }) => state !== 'corrected')
    .map(({ createdAt, answeredAt, state }): Period => {
      const end =
        answeredAt ?? (state === 'withdrawn' ? withdrawn.find((at) => at > createdAt) : undefined);
      return [
        Date.parse(createdAt),
        end === undefined ? Number.POSITIVE_INFINITY : Date.parse(end),
      ];
    });
  const statuses = entries.filter(({ kind }) => kind === 'status');
  const waiting = statuses.flatMap(({ at, text }, index): Period[] =>
    waits(text) ? [[Date.parse(at), Date.parse(statuses[index + 1]?.at ?? '9999-12-31')]] : [],
  );
  return [...asked, ...waiting];
}

/** Returns the middle one of some numbers, or the mean of the middle two; null: of none. */
export function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [below, above] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return below === undefined || above === undefined ? null : (below + above) / 2;
}
