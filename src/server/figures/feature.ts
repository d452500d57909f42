import { setImmediate as others } from 'node:timers/promises';
import {
  AGES,
  type CaseFigures,
  FIGURE_CALLS,
  type FiguresData,
  LEAST_CASES,
  type UsualTimes,
} from '../../contract/figures';
import { hasRight } from '../../contract/rights';
import { closingStatuses } from '../../contract/statuses';
import { ownerOf } from '../auth/sessions';
import { dayAt, dayNumber, startOf } from '../brand/agencyDay';
import type { Feature } from '../feature';
import { contractRoute, type Route } from '../http/route';
import type { RoutePorts } from '../routePorts';
import { grouped, select } from '../storage/queries';
import { endMs, firstAnswerMs, median, type MeasuredCase } from './measure';
import { sql, type SqlBool } from 'kysely';
import type { ActivityEntry } from '../../contract/activity';
import type { Connection } from '../storage/connection';
import { HOUR } from '../../definition/model/clock';

/** How many applications there are, and how long they take. */
export const figures = {
  stores: { figures: sqlFigures },
  calls: FIGURE_CALLS,
  routes: figureRoutes,
} as const satisfies Feature;

/** Read without a pause for other requests. */
const BATCH = 500;

interface Counted {
  readonly service: string;
  readonly month: string;
  readonly status: string;
  readonly assignee: string | null;
  readonly isClosed: boolean;
  readonly isEntered: boolean;
  readonly firstMs: number | undefined;
  readonly endMs: number | undefined;
}

type CasePorts = Pick<RoutePorts, 'storage' | 'statuses' | 'now'>;

/** Returns a function that returns how long applications usually take, measured hourly over the last year. */
export function usualTimesOf(ports: CasePorts): () => Promise<UsualTimes> {
  let measuredAt = Number.NEGATIVE_INFINITY;
  let times: Promise<UsualTimes> | undefined;
  return () => {
    const now = ports.now().getTime();
    if (times && now - measuredAt < HOUR) return times;
    measuredAt = now;
    const last = times;
    // Until then, callers get the previous times.
    const measured = measureUsualTimes(ports);
    const settle = (result: typeof times) => () => {
      times = result;
    };
    measured.then(settle(measured), settle(last));
    times = last ?? measured;
    return times;
  };
}

async function measureUsualTimes(ports: CasePorts): Promise<UsualTimes> {
  const from = new Date(ports.now().getTime() - 365 * 24 * HOUR).toISOString();
  const all = await countedSince(ports, from, undefined);
  const closed = groupsOf(
    all.filter(({ endMs }) => endMs !== undefined),
    ({ service }) => service,
  );
  return {
    services: [...closed].flatMap(([id, own]) =>
      own.length < LEAST_CASES ? [] : [{ id, days: Math.max(1, Math.round(daysToEnd(own) ?? 1)) }],
    ),
  };
}

function figureRoutes(ports: RoutePorts): readonly Route[] {
  return [
    contractRoute(FIGURE_CALLS.figures, async (request): Promise<FiguresData> => {
      const owner = ownerOf(request);
      const { months: count = 12 } = request.query;
      const months = lastMonths(dayAt(ports.now()), count);
      const from = startOf(`${months[0]}-01`).toISOString();
      const all = await countedSince(ports, from, owner.services ?? undefined);
      const services = groupsOf(all, ({ service }) => service);
      return {
        months,
        all: figuresOf(all, months),
        services: [...services]
          .map(([service, own]) => ({ service, ...figuresOf(own, months) }))
          .toSorted((a, b) => b.total - a.total),
        sources: {
          site: all.filter(({ isEntered }) => !isEntered).length,
          staff: all.filter(({ isEntered }) => isEntered).length,
        },
        colleagues: hasRight(owner, 'manageAccounts') ? colleaguesIn(all) : [],
        ages: await countAges(ports, owner.services),
      };
    }),
    contractRoute(FIGURE_CALLS.usualTimes, async (_, reply) => {
      reply.header('cache-control', 'public, max-age=3600');
      return ports.usualTimes();
    }),
  ];
}

/** Returns the last months up to that of a day: YYYY-MM. */
const lastMonths = (day: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - count + index, 1))
      .toISOString()
      .slice(0, 7),
  );

async function countedSince(
  { storage, statuses }: Omit<CasePorts, 'now'>,
  from: string,
  services: readonly string[] | undefined,
): Promise<readonly Counted[]> {
  const counted: Counted[] = [];
  // Behind all of the moment before.
  let behind = { createdAt: from, id: '' };
  for (;;) {
    const rows = await storage.figures.cases(behind, services, BATCH);
    const last = rows.at(-1);
    if (!last) return counted;
    behind = last;
    // SQLite answers at once, and would leave no turn to other requests.
    await others();
    const ids = rows.map(({ id }) => id);
    const [entries, requests] = await Promise.all([
      storage.figures.entries(ids),
      storage.figures.requests(ids),
    ]);
    const ownEntries = groupsOf(entries, ({ applicationId }) => applicationId);
    const ownRequests = groupsOf(requests, ({ applicationId }) => applicationId);
    for (const { id, service, createdAt, status, changedAt, assignee } of rows) {
      const isClosed = statuses.isClosed(service, status);
      const own = ownEntries.get(id) ?? [];
      const measured: MeasuredCase = {
        createdAt,
        closedAt: isClosed ? (changedAt ?? undefined) : undefined,
        entries: own,
        requests: ownRequests.get(id) ?? [],
      };
      counted.push({
        ...{ service, status, assignee, isClosed },
        month: dayAt(new Date(createdAt)).slice(0, 7),
        isEntered: own.some(({ kind }) => kind === 'entered'),
        firstMs: firstAnswerMs(measured),
        endMs: endMs(measured, (one) => statuses.find(service, one)?.onceSent !== undefined),
      });
    }
  }
}

function figuresOf(all: readonly Counted[], months: readonly string[]): CaseFigures {
  const byMonth = groupsOf(all, ({ month }) => month);
  const closed = all.filter(({ isClosed }) => isClosed);
  return {
    months: months.map((month) => byMonth.get(month)?.length ?? 0),
    total: all.length,
    open: all.length - closed.length,
    closed: [...groupsOf(closed, ({ status }) => status)].map(([status, { length: count }]) => ({
      status,
      count,
    })),
    firstHours: rounded(median(all.flatMap(({ firstMs }) => firstMs ?? [])), HOUR),
    endDays: daysToEnd(all),
  };
}

const daysToEnd = (all: readonly Counted[]) =>
  rounded(median(all.flatMap((one) => one.endMs ?? [])), 24 * HOUR);

/** Returns milliseconds in a larger unit, in tenths. */
const rounded = (milliseconds: number | null, unit: number): number | null =>
  milliseconds === null ? null : Math.round((milliseconds / unit) * 10) / 10;

const colleaguesIn = (all: readonly Counted[]): FiguresData['colleagues'] =>
  [...groupsOf(all, ({ assignee }) => assignee)]
    .map(([id, own]) => {
      const closed = own.filter(({ isClosed }) => isClosed).length;
      return {
        ...{ id, total: own.length, closed },
        open: own.length - closed,
        endDays: daysToEnd(own),
      };
    })
    .toSorted((a, b) => b.total - a.total);

async function countAges(
  { storage, statuses, now }: RoutePorts,
  services: readonly string[] | null,
): Promise<readonly number[]> {
  const without = closingStatuses(statuses);
  const open = await storage.inbox.hours({ without, ...(services && { services }) });
  const today = dayNumber(now());
  const counts = [...AGES, Number.POSITIVE_INFINITY].map(() => 0);
  for (const { hour, count } of open) {
    const age = today - dayNumber(new Date(`${hour}:00:00.000Z`));
    const place = AGES.findIndex((most) => age <= most);
    const index = place === -1 ? AGES.length : place;
    counts[index] = (counts[index] ?? 0) + count;
  }
  return counts;
}

const groupsOf = <T, K>(all: readonly T[], keyOf: (one: T) => K) =>
  grouped(all.map((one) => [keyOf(one), one] as const));

/** Where a page of applications begins: behind the last one of the page before. */
interface Behind {
  readonly createdAt: string;
  readonly id: string;
}

const KINDS = [
  'entered',
  'status',
  'document',
  'reply',
  'linkMade',
  'withdrawn',
] as const satisfies readonly ActivityEntry['kind'][];

const ENTRY = ['applicationId', 'at', 'who', 'kind', 'text'] as const;
const REQUEST = ['applicationId', 'createdAt', 'answeredAt', 'state'] as const;

/** Reads the data from which figures are calculated. */
function sqlFigures({ db }: Connection) {
  return {
    /** Lists applications in the order of their arrival, a page at a time. */
    async cases(from: Behind, services: readonly string[] | undefined, most: number) {
      let rows = db
        .selectFrom('inbox')
        .select(['application_id as id', 'service_id as service', 'created_at as createdAt'])
        .select(['status', 'changed_at as changedAt', 'assignee'])
        // As one row, both databases find the first of a page by the index; with `or` they read all before it again.
        .where(sql<SqlBool>`(created_at, application_id) > (${from.createdAt}, ${from.id})`);
      if (services) rows = rows.where('service_id', 'in', services);
      return rows.orderBy('created_at').orderBy('application_id').limit(most).execute();
    },
    /** Returns what has happened to some applications, in its order. */
    entries: (ids: readonly string[]) =>
      select(db, 'activity', { applicationId: ids, kind: KINDS }, ...ENTRY)
        .orderBy('at')
        .orderBy('id')
        .execute(),
    requests: (ids: readonly string[]) =>
      select(db, 'request', { applicationId: ids }, ...REQUEST).execute(),
  };
}
