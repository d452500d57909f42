import { services } from 'virtual:services';
import { backendHas } from '../api/capabilities';
import { call } from '../api/call';
import { embeddedResponse } from '../embeddedResponses';
import type { ServiceEntry } from '../loading/useServiceModule';

/** The call that lists the services which staff have published; pages have its response embedded. */
const STORE = 'client/service/';

let all: readonly ServiceEntry[] = services;

/** Returns the services of files and of the store, in the order of their tiles; always the same on a page. */
export const siteServices = (): readonly ServiceEntry[] => all;

/** Sets the services of the page that the server renders next. */
export const setServices = (entries: readonly ServiceEntry[]): void => void (all = entries);

interface Stored {
  readonly data: readonly Omit<ServiceEntry, 'load'>[];
  /** The ids of files that are not shown. */
  readonly replaced: readonly string[];
}

/** Reads the services of the store before the first page is shown. Without a response there are those of files. */
export async function readStore(): Promise<void> {
  if (!backendHas('storeServices')) return;
  const list = embeddedIn(STORE) ?? (await call('GET', STORE, { quiet: true }).catch(() => ''));
  all = servicesWith((path) => (path === STORE ? list : embeddedIn(path)));
}

const embeddedIn = (path: string): unknown => embeddedResponse(path)?.body;

/**
 * Returns the services of files and those of the store.
 * @param known returns the response of a public call, if there is one: the store's list, or the definition of a service
 */
export function servicesWith(known: (path: string) => unknown): readonly ServiceEntry[] {
  const { data = [], replaced = [] } = (known(STORE) ?? {}) as Partial<Stored>;
  const stored = data.map((one) => {
    const definition = known(`${STORE}${one.id}/`);
    return {
      ...one,
      load: async () => (await import('./storeService')).loadStored(one.id, definition),
    };
  });
  return [...services.filter(({ id }) => !replaced.includes(id)), ...stored].sort(
    (a, b) => a.tile.order - b.tile.order,
  );
}
