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
  const body =
    embeddedResponse(STORE)?.body ?? (await call('GET', STORE, { quiet: true }).catch(() => ''));
  all = servicesWith(body);
}

/** Returns the services of files and those of a response of the store. */
export function servicesWith(body: unknown): readonly ServiceEntry[] {
  const { data = [], replaced = [] } = (body ?? {}) as Partial<Stored>;
  const stored = data.map((one) => {
    const known = embeddedResponse(`${STORE}${one.id}/`)?.body;
    return {
      ...one,
      load: async () => (await import('./storeService')).loadStored(one.id, known),
    };
  });
  return [...services.filter(({ id }) => !replaced.includes(id)), ...stored].sort(
    (a, b) => a.tile.order - b.tile.order,
  );
}
