import { useMemo } from 'react';
import { keptChoice } from '../../../platform/keptChoice';
import { useLocation, useSearch } from 'wouter';

export interface ListQuery {
  readonly page: number;
  readonly perPage: number;
  readonly search: string;
  /** The column to sort by; a leading "-" sorts in descending order; empty for the server's order. */
  readonly order: string;
  /** Filter values by name; unset filters are absent. */
  readonly filters: Readonly<Record<string, string>>;
}

export type ListUse = ReturnType<typeof useListQuery>;

interface ListDefaults {
  readonly perPage?: number;
  readonly order?: string;
  /** Names of the list's own filters; other URL parameters are preserved. */
  readonly filters?: readonly string[];
}

const NO_FILTERS: readonly string[] = [];

/** How many rows a page of a list has, where the list itself does not say so. */
export const usePageSize = keptChoice('rows', { perPage: 20 });

/** @param defaults whose `filters` must be the same list on every render */
export function useListQuery(defaults: ListDefaults = {}) {
  const chosen = usePageSize();
  const { perPage = chosen.perPage, order = '', filters = NO_FILTERS } = defaults;
  const search = useSearch();
  const [location, navigate] = useLocation();
  const query = useMemo(
    () => queryIn(new URLSearchParams(search), { perPage, order, filters }),
    [search, perPage, order, filters],
  );
  /** Changes the query: of filters those named, of which "" removes one. Without a page it is the first one. */
  const change = (next: Partial<ListQuery>) => {
    // Read at the time of the change: a debounced search may run after another filter was chosen.
    const params = new URLSearchParams(globalThis.location.search);
    const isSearched = params.has('search');
    if (next.page === undefined) params.delete('page');
    for (const [name, value] of Object.entries({ ...next, ...next.filters })) {
      if (typeof value === 'object') continue;
      const text = name === 'page' && value === 1 ? '' : String(value);
      if (text === '') params.delete(name);
      else params.set(name, text);
    }
    const changed = params.toString();
    // The browser's Back undoes a change of the list; of a search, all letters at once.
    const isTyping = next.search !== undefined && isSearched && params.has('search');
    navigate(changed ? `${location}?${changed}` : location, { replace: isTyping });
  };
  const path = (call: string) => pathWith(query, call);
  return { query, change, path };
}

function queryIn(params: URLSearchParams, defaults: Required<ListDefaults>): ListQuery {
  const set = defaults.filters.flatMap((name): [string, string][] => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  return {
    page: counted(params.get('page'), 1),
    perPage: counted(params.get('perPage'), defaults.perPage),
    search: params.get('search') ?? '',
    order: params.get('order') ?? defaults.order,
    filters: Object.fromEntries(set),
  };
}

const counted = (text: string | null, usual: number): number =>
  text !== null && /^[1-9][0-9]{0,5}$/u.test(text) ? Number(text) : usual;

export const pathWith = ({ page, perPage, ...query }: ListQuery, call: string): string =>
  `${call}?${queryString(query, { page: String(page), perPage: String(perPage) })}`;

/** Returns the query string of a call for all pages, with its own parameters. */
export const queryString = (
  { search, order, filters }: Omit<ListQuery, 'page' | 'perPage'>,
  own: Readonly<Record<string, string>>,
): string =>
  new URLSearchParams({
    ...own,
    ...(search && { search }),
    ...(order && { order }),
    ...filters,
  }).toString();

export const isNarrowed = ({ search, filters }: ListQuery): boolean =>
  search !== '' || Object.keys(filters).length > 0;
