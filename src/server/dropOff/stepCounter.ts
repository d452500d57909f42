import type { FastifyInstance } from 'fastify';
import type { BodyOf } from '../../contract/contractCall';
import { COUNTED_MONTHS, type DROP_OFF_CALLS, MOST_SECTIONS } from '../../contract/dropOff';
import type { CatalogueEntry } from '../catalogue';
import type { StepCount } from '../storage/stepCounts';
import type { Storage } from '../storage/storage';

const MINUTE = 60_000;
/** Requests of one address in a minute that are counted: hundreds of visitors may share it. */
const MOST_PER_MINUTE = 300;
/** How many addresses are distinguished at a time. */
const MOST_ADDRESSES = 100_000;

interface CounterPorts {
  readonly catalogue: readonly CatalogueEntry[];
  readonly storage: Pick<Storage, 'stepCounts'>;
  readonly now: () => Date;
  /** Whether one address is counted so often only. */
  readonly isLimited: boolean;
}

/**
 * Counts in memory, and stores the counts once a minute: a process that is killed loses the last minute. There are no
 * more counters than places in the present forms, and none names a visitor.
 */
export class StepCounter {
  readonly #ports: CounterPorts;
  readonly #places: ReadonlyMap<string, number>;
  #counts = new Map<string, StepCount>();
  #requests = new Map<string, number>();

  constructor(ports: CounterPorts) {
    this.#ports = ports;
    this.#places = new Map(
      ports.catalogue.map(({ service: { id, version, steps, sections } }) => [
        `${id} ${version}`,
        steps.length + (sections ? MOST_SECTIONS : 0),
      ]),
    );
  }

  /** Counts what a page reports; ignores forms, versions and steps that there are not, and who reports too often. */
  add({ service, version, events }: BodyOf<typeof DROP_OFF_CALLS.count>, caller: string): void {
    const steps = this.#places.get(`${service} ${version}`);
    if (steps === undefined || this.#isTooOften(caller)) return;
    const month = monthAt(this.#ports.now());
    for (const event of new Set(events)) {
      const [place = '', what] = event.split(' ');
      if (/^\d/u.test(place) && !(Number(place) < steps && String(Number(place)) === place)) {
        continue;
      }
      const [shown, continued] = what === 'shown' ? [1, 0] : [0, 1];
      this.#add({ serviceId: service, version, month, place, shown, continued });
    }
  }

  #add(count: StepCount): void {
    const key = `${count.serviceId} ${count.version} ${count.month} ${count.place}`;
    const { shown = 0, continued = 0 } = this.#counts.get(key) ?? {};
    this.#counts.set(key, {
      ...count,
      shown: shown + count.shown,
      continued: continued + count.continued,
    });
  }

  /** Stores what was counted since the last time; what cannot be stored is kept for the next time. */
  async flush(): Promise<void> {
    // In one order, so that processes that share a database do not wait for each other's rows.
    const counts = [...this.#counts].toSorted().map(([, count]) => count);
    this.#counts = new Map();
    this.#requests = new Map();
    if (counts.length === 0) return;
    try {
      await this.#ports.storage.stepCounts.add(counts);
    } catch (error) {
      for (const count of counts) this.#add(count);
      throw error;
    }
  }

  /** Stores the counts every minute, and at the end. */
  run(app: FastifyInstance): void {
    let underWay: Promise<void> = Promise.resolve();
    const store = (): Promise<void> =>
      (underWay = underWay.then(() =>
        this.flush().catch((error: unknown) => {
          app.log.error({ err: error }, 'the counts of steps were not stored yet');
        }),
      ));
    let timer: NodeJS.Timeout | undefined;
    app.addHook('onReady', async () => {
      timer = setInterval(() => void store(), MINUTE);
      timer.unref();
    });
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await store();
    });
  }

  #isTooOften(caller: string): boolean {
    if (!this.#ports.isLimited) return false;
    const requests = (this.#requests.get(caller) ?? 0) + 1;
    if (requests === 1 && this.#requests.size >= MOST_ADDRESSES) return true;
    this.#requests.set(caller, requests);
    return requests > MOST_PER_MINUTE;
  }
}

const monthAt = (at: Date): string => at.toISOString().slice(0, 7);

/** Returns the oldest month whose counts are kept. */
export const oldestMonth = (now: Date): string =>
  monthAt(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (COUNTED_MONTHS - 1), 1)));
