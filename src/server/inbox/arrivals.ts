import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type ArrivalData,
  type ArrivalEvent,
  type ServiceCounts,
  ARRIVAL_CALL,
  EVENT_STREAM,
} from '../../contract/arrivals';
import { seesService } from '../../contract/rights';
import { sharedRead } from '../base/sharedRead';
import type { StoredApplicationFilter } from '../applications/stored';
import type { SessionOwner, Storage } from '../storage/storage';
import { ownerOf, sessionHash } from '../auth/sessions';
import { type Route, contractRoute } from '../http/route';
import { seenBy } from '../auth/rightsGuard';
import type { RoutePorts } from '../routePorts';

const SECOND = 1000;

/** How often the database is queried, once for all streams of a process. */
const INTERVAL = 3 * SECOND;
/** In intervals: a proxy, or this server, closes a connection that is silent for half a minute. */
const SILENCE = 5;
/** An application is looked for so long after the moment that it carries, which is before its commit. */
const LATE = 120 * SECOND;

/** Further listeners are refused, and poll instead. */
const MOST_OF_ACCOUNT = 8;
const MOST = 500;
/** How often a new listener's applications are counted while others arrive. */
const MOST_COUNTS = 3;

interface ArrivalPorts {
  readonly storage: Pick<Storage, 'inbox' | 'sessions' | 'alerts'>;
  readonly now: () => Date;
  /** How often the timer fires, in milliseconds. */
  readonly interval?: number;
}

interface Listener {
  readonly owner: Pick<SessionOwner, 'id' | 'services'>;
  /** The hash of its token. */
  readonly session: string;
  readonly stream: Readable;
  /** When it was told something last, and who was present: what is the same is not sent again. */
  last: { told: string; present: string };
}

/**
 * Notifies listeners of new applications, with their number and service alone, and of those to which something was
 * sent. The database is queried only while anybody listens; so it does not matter which process has stored them.
 */
export function startArrivals(
  app: FastifyInstance,
  { storage, now, interval = INTERVAL }: ArrivalPorts,
) {
  const listeners = new Set<Listener>();
  let known: ReadonlySet<string> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;
  let silence = 0;

  const end = (listener: Listener) => {
    listeners.delete(listener);
    listener.stream.push(null);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    known = undefined;
  };
  /** Reports what listeners were told, and who has which application open. */
  const lookAround = async (all: readonly Listener[], at: Date) => {
    if (all.length === 0) return;
    const unseen = await storage.alerts.unseen([...new Set(all.map(({ owner }) => owner.id))]);
    const open = await storage.alerts.present(at.toISOString());
    for (const { owner, stream, last } of all) {
      const told = unseen.get(owner.id) ?? '';
      if (told > last.told) send(stream, 'told', { data: [] });
      const others = open.flatMap(({ serviceId, ...one }) =>
        one.staff !== owner.id && seesService(owner, serviceId) ? [one] : [],
      );
      const present = JSON.stringify(others);
      if (present !== last.present) send(stream, 'present', { data: [], present: others });
      Object.assign(last, { told, present });
    }
  };
  /** Reports what has arrived since the last time; returns its number. */
  const look = sharedRead(async () => {
    const at = now();
    // Who comes while the database answers is asked about next time.
    const asked = [...listeners];
    const present = () => asked.filter((one) => listeners.has(one));
    const living = await storage.sessions.living(
      asked.map(({ session }) => session),
      at.toISOString(),
    );
    for (const one of present()) {
      if (living.has(one.session)) continue;
      one.stream.push('event: over\ndata: {}\n\n');
      end(one);
    }
    const rows = await storage.inbox.arrived(new Date(at.getTime() - LATE).toISOString());
    const fresh = known ? rows.filter((row) => known?.has(keyOf(row)) === false) : [];
    // The last listener may have gone meanwhile: the next one is not told what came before it.
    known = listeners.size > 0 ? new Set(rows.map(keyOf)) : undefined;
    for (const { owner, stream } of present()) {
      const seen = fresh.filter(({ serviceId }) => seesService(owner, serviceId));
      const [arrived, sent] = [true, false].map((isNew) =>
        seen.filter(({ sentAt }) => (sentAt === null) === isNew),
      );
      if (arrived?.length) send(stream, 'arrived', { data: countByService(arrived) });
      if (sent?.length) {
        send(stream, 'sent', { data: countByService(sent), ids: sent.map(({ id }) => id) });
      }
    }
    await lookAround(present(), at);
    return fresh.length;
  });
  const tick = () => {
    silence = (silence + 1) % SILENCE;
    if (silence === 0) for (const { stream } of listeners) stream.push(':\n\n');
    look().catch((error: unknown) => {
      if (!isStopping) app.log.error({ err: error }, 'new applications could not be looked for');
    });
  };
  app.addHook('preClose', async () => {
    isStopping = true;
    for (const listener of listeners) end(listener);
  });
  return {
    /**
     * Returns a stream of events (contract/arrivals), until the session ends or the server stops; undefined if too many
     * are open.
     * @param unread counts what the account has not read
     */
    async listen(
      owner: Listener['owner'],
      session: string,
      unread: () => Promise<ServiceCounts>,
    ): Promise<Readable | undefined> {
      const own = [...listeners].filter((one) => one.owner.id === owner.id).length;
      if (isStopping || own >= MOST_OF_ACCOUNT || listeners.size >= MOST) return undefined;
      const stream = new Readable({ read() {} });
      const listener = { owner, session, stream, last: { told: '', present: '[]' } };
      listeners.add(listener);
      timer ??= setInterval(tick, interval).unref();
      stream.once('close', () => end(listener));
      try {
        await look();
        let counts = await unread();
        // What arrived while it was counted is reported to the others, so it is counted here. Not for ever: under a steady
        // load a number may be off by a few, until the next event.
        for (let tries = 1; tries < MOST_COUNTS && (await look()) > 0; tries += 1) {
          counts = await unread();
        }
        // The session, or the server, may have ended meanwhile.
        if (listeners.has(listener)) send(stream, 'unread', { data: counts });
      } catch (error) {
        end(listener);
        throw error;
      }
      return stream;
    },
  };
}

/** A client that does not read is not waited for. */
const MOST_BUFFERED = 64 * 1024;

function send(stream: Readable, event: ArrivalEvent, data: ArrivalData): void {
  stream.push(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  if (stream.readableLength > MOST_BUFFERED) stream.destroy();
}

/** What is sent to an application once more is another arrival. */
const keyOf = ({ id, sentAt }: { readonly id: string; readonly sentAt: string | null }): string =>
  `${id} ${sentAt ?? ''}`;

function countByService(rows: readonly { readonly serviceId: string }[]): ServiceCounts {
  const counts = new Map<string, number>();
  for (const { serviceId } of rows) counts.set(serviceId, (counts.get(serviceId) ?? 0) + 1);
  return [...counts].map(([service, count]) => ({ service, count }));
}

/** Returns the route that tells an account what it has not read, once or for as long as it listens. */
export function arrivalRoute({ app, storage, now }: RoutePorts): Route {
  const arrivals = startArrivals(app, { storage, now });
  return contractRoute(ARRIVAL_CALL, async (request, reply) => {
    const owner = ownerOf(request);
    const filter: StoredApplicationFilter = { unread: true, reader: owner.id };
    const seen = seenBy(request, filter);
    const unread = async () =>
      (await storage.inbox.countByService(seen)).map(({ serviceId, count }) => ({
        service: serviceId,
        count,
      }));
    const stream = wantsStream(request)
      ? await arrivals.listen(owner, sessionHash(request), unread)
      : undefined;
    if (!stream) return { data: await unread() };
    return (
      reply
        .type(EVENT_STREAM)
        // Proxies neither keep nor compress it; and it ends with its connection, which a shutdown would wait for.
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no')
        .header('connection', 'close')
        .send(stream)
    );
  });
}

const wantsStream = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers.accept?.includes(EVENT_STREAM) === true;
