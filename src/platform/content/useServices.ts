import { services } from 'virtual:services';
import { isRecord } from '../../definition/model/values';
import { backendHas } from '../api/capabilities';
import { call } from '../api/call';
import type { CallOptions } from '../api/callOptions';
import type { ServiceEntry } from '../loading/useServiceModule';
import { useContent } from './useContent';

/** A service that staff have published, as `client/service/` lists it. */
type Stored = Omit<ServiceEntry, 'load'> & { readonly withdrawn: boolean };

/** The call that lists the services of the store. */
const STORE = backendHas('storeServices') ? 'client/service/' : undefined;

/** Returns the services of files and of the store, in the order of their tiles; `isAsked` while the store is asked. */
export function useServices() {
  const found = useContent(STORE, withStored, quietly);
  return {
    services: found.state === 'ready' ? found.value : services,
    isAsked: STORE !== undefined && found.state === 'loading',
  };
}

const quietly = (path: string, options: CallOptions) =>
  call('GET', path, { ...options, quiet: true });

/** A record replaces the file with its id. */
function withStored(response: unknown): readonly ServiceEntry[] {
  const stored = (isRecord(response) && response.data ? response.data : []) as unknown as Stored[];
  if (stored.length === 0) return services;
  const ids = stored.map(({ id }) => id);
  const shown = stored
    .filter(({ withdrawn }) => !withdrawn)
    .map((one) => ({
      ...one,
      isStored: true,
      load: async () => (await import('./storeService')).loadStored(one.id),
    }));
  return [...services.filter(({ id }) => !ids.includes(id)), ...shown].sort(
    (a, b) => a.tile.order - b.tile.order,
  );
}
