import { DROP_OFF_CALLS, COUNTED_BY, COUNTED_MONTHS, type DropOff } from '../../contract/dropOff';
import { oldestMonth, stepCounter } from './stepCounter';
import { sqlStepCounts, type StepCount } from './store';
import type { Feature } from '../feature';
import { seesService } from '../../contract/rights';
import { ownerOf } from '../auth/sessions';
import type { CatalogueEntry } from '../catalogue';
import { refuseOtherSites } from '../http/otherSites';
import { type Route, contractRoute } from '../http/route';
import type { RoutePorts } from '../routePorts';
import { callerKey } from '../http/request';

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
