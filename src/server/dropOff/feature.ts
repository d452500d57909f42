import {
  DROP_OFF_CALLS,
  COUNTED_BY,
  COUNTED_MONTHS,
  type DropOff,
  MOST_SECTIONS,
} from '../../contract/dropOff';
import { sqlStepCounts, type StepCount } from './store';
import type { Feature } from '../feature';
import { seesService } from '../../contract/rights';
import { ownerOf } from '../auth/sessions';
import type { CatalogueEntry } from '../catalogue';
import { refuseOtherSites } from '../http/otherSites';
import { type Route, contractRoute } from '../http/route';
import type { RoutePorts } from '../routePorts';
import { callerKey } from '../http/request';
import type { FastifyInstance } from 'fastify';
import type { BodyOf } from '../../contract/contractCall';
import { memoise } from '../../definition/model/memoise';
import type { Catalogue } from '../liveCatalogue';
import { repeat } from '../base/daily';
import type { Storage } from '../storage/storage';

/** Where visitors leave a form. */
export const dropOff = {
  tables: { step_count: ['service_id', 'version', 'month', 'place'] },
  stores: { stepCounts: sqlStepCounts },
  calls: DROP_OFF_CALLS,
  routes: dropOffRoutes,
  sweep: ({ storage, now }): Promise<unknown> => storage.stepCounts.dropBefore(oldestMonth(now())),
} as const satisfies Feature;

/** Returns the routes that count where visitors leave a form, and show it to staff. */
function dropOffRoutes(ports: RoutePorts): readonly Route[] {
  const { app, catalogue, storage, settings } = ports;
  const counter = stepCounter({ ...ports, isLimited: settings.rateLimit });
  counter.run(app);
  const refuseOthers = refuseOtherSites(settings.publicUrl);
  return [
    contractRoute(DROP_OFF_CALLS.count, async (request) => {
      await refuseOthers(request);
      await catalogue.refresh();
      counter.add(request.body, callerKey(request.ip));
    }),
    contractRoute(DROP_OFF_CALLS.read, async (request) => {
      const owner = ownerOf(request);
      const totals = await storage.stepCounts.totals();
      const forms = catalogue
        .entries()
        .filter(({ service }) => seesService(owner, service.id))
        .flatMap((entry) => formsOf(entry, totals));
      return { months: COUNTED_MONTHS, forms };
    }),
  ];
}

type Total = Omit<StepCount, 'month'>;

/** Returns the counts of each version of a service that enough have opened, the newest first. */
function formsOf({ service }: CatalogueEntry, all: readonly Total[]): DropOff['forms'] {
  const own = all.filter(({ serviceId }) => serviceId === service.id);
  const versions = [...new Set(own.map(({ version }) => version))].toSorted((a, b) => b - a);
  return versions.flatMap((version) => {
    const places = new Map(
      own.filter((total) => total.version === version).map((total) => [total.place, inTens(total)]),
    );
    const form = places.get('form');
    if (!form || form.shown === 0) return [];
    const titles = version === service.version ? service.steps.map(({ title }) => title) : [];
    const numbers = [...places.keys()].flatMap((place) => (isStep(place) ? Number(place) : []));
    const count = Math.max(titles.length, ...numbers.map((number) => number + 1));
    const steps = Array.from({ length: count }, (_, step) => ({
      step,
      title: [...(titles[step] ?? [])],
      ...(places.get(String(step)) ?? NONE),
    }));
    const shown = steps.filter((step) => step.step < titles.length || step.shown > 0);
    const review = { step: -1, title: [], ...(places.get('review') ?? NONE) };
    const [opened, sent] = [form.shown, form.continued];
    return [{ service: service.id, version, opened, sent, steps: [...shown, review] }];
  });
}

const NONE = { shown: 0, continued: 0 };

const isStep = (place: string): boolean => /^\d/u.test(place);

const inTens = ({ shown, continued }: Total) => ({
  shown: roundDown(shown),
  continued: roundDown(continued),
});

const roundDown = (count: number): number => Math.floor(count / COUNTED_BY) * COUNTED_BY;

const MINUTE = 60_000;
/** Requests of one address in a minute that are counted: hundreds of visitors may share it. */
const MOST_PER_MINUTE = 300;
/** How many addresses are distinguished at a time. */
const MOST_ADDRESSES = 100_000;

interface CounterPorts {
  readonly catalogue: Pick<Catalogue, 'entries'>;
  readonly storage: Pick<Storage, 'stepCounts'>;
  readonly now: () => Date;
  /** Whether one address is counted so often only. */
  readonly isLimited: boolean;
}

/**
 * Counts in memory, and stores the counts once a minute: a process that is killed loses the last minute. There are no
 * more counters than places in the present forms, and none names a visitor.
 */
export function stepCounter({ catalogue, storage, now, isLimited }: CounterPorts) {
  let counts = new Map<string, StepCount>();
  let requests = new Map<string, number>();
  const count = (one: StepCount): void => {
    const key = `${one.serviceId} ${one.version} ${one.month} ${one.place}`;
    const { shown = 0, continued = 0 } = counts.get(key) ?? {};
    counts.set(key, { ...one, shown: shown + one.shown, continued: continued + one.continued });
  };
  const isTooOften = (caller: string): boolean => {
    if (!isLimited) return false;
    const own = (requests.get(caller) ?? 0) + 1;
    if (own === 1 && requests.size >= MOST_ADDRESSES) return true;
    requests.set(caller, own);
    return own > MOST_PER_MINUTE;
  };
  /** Stores what was counted since the last time; what cannot be stored is kept for the next time. */
  const flush = async (): Promise<void> => {
    // In one order, so that processes that share a database do not wait for each other's rows.
    const counted = [...counts].toSorted().map(([, one]) => one);
    counts = new Map();
    requests = new Map();
    if (counted.length === 0) return;
    try {
      await storage.stepCounts.add(counted);
    } catch (error) {
      for (const one of counted) count(one);
      throw error;
    }
  };
  return {
    flush,
    /** Counts what a page reports; ignores forms, versions and steps that there are not, and who reports too often. */
    add({ service, version, events }: BodyOf<typeof DROP_OFF_CALLS.count>, caller: string): void {
      const steps = stepsOf(catalogue.entries()).get(`${service} ${version}`);
      if (steps === undefined || isTooOften(caller)) return;
      const month = monthAt(now());
      for (const event of new Set(events)) {
        const [place = '', what] = event.split(' ');
        if (/^\d/u.test(place) && !(Number(place) < steps && String(Number(place)) === place)) {
          continue;
        }
        const [shown, continued] = what === 'shown' ? [1, 0] : [0, 1];
        count({ serviceId: service, version, month, place, shown, continued });
      }
    },
    /** Stores the counts every minute, and at the end. */
    run: (app: FastifyInstance) =>
      repeat(app, MINUTE, 'the counts of steps were not stored yet', flush, true),
  };
}

/** Returns how many steps the present forms have, by their service and version. */
const stepsOf = memoise(
  (entries: readonly CatalogueEntry[]) =>
    new Map(
      entries.map(({ service: { id, version, steps, sections } }) => [
        `${id} ${version}`,
        steps.length + (sections ? MOST_SECTIONS : 0),
      ]),
    ),
);

const monthAt = (at: Date): string => at.toISOString().slice(0, 7);

/** Returns the oldest month whose counts are kept. */
export const oldestMonth = (now: Date): string =>
  monthAt(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (COUNTED_MONTHS - 1), 1)));
