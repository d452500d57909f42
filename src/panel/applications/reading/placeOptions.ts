import type { Ports } from '../../../engine/ports';
import { loadOptions } from '../../../platform/places/loadOptions';

type Loading = ReturnType<Ports['loadOptions']>;

const loaded = new Map<string, Loading>();

/** Loads options, once for all answers of all applications: one application names the same country many times. */
export function placeOptions(...[source, query]: Parameters<Ports['loadOptions']>): Loading {
  // The server sends these whole, and the name is found in them.
  const isWhole = ['country', 'place'].includes(source) || query.parent !== undefined;
  const asked = isWhole ? { ...query, search: '' } : query;
  const key = JSON.stringify([source, asked]);
  const found = loaded.get(key);
  if (found) return found;
  const loading = loadOptions(source, asked, new AbortController().signal);
  loaded.set(key, loading);
  loading.catch(() => loaded.delete(key));
  return loading;
}
