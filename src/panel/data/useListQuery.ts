import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';

/** What a list asks its server for, kept in the query of the page's address. */
export interface ListQuery {
  readonly page: number;
  readonly perPage: number;
  readonly search: string;
  /** A column, with "-" before it from the highest down; empty: as the server has them. */
  readonly order: string;
  /** By name; those that are not set are missing. */
  readonly filters: Readonly<Record<string, string>>;
}

/** Filters are changed one by one: an empty value takes one away. */
export type ListChange = Partial<ListQuery>;

export interface ListUse {
  readonly query: ListQuery;
  /** Whatever is changed, but for the page itself, leads back to the first page. */
  readonly change: (change: ListChange) => void;
  /** The path of a call with this query behind it. */
  readonly path: (call: string) => string;
}

interface ListDefaults {
  readonly perPage?: number;
  readonly order?: string;
  /** The names of the list's own filters; whatever else stands in the address stays there. */
  readonly filters?: readonly string[];
}

const NO_FILTERS: readonly string[] = [];

/** @param defaults whose `filters` are always the same list */
export function useListQuery(defaults: ListDefaults = {}): ListUse {
  const { perPage = 20, order = '', filters = NO_FILTERS } = defaults;
  const search = useSearch();
  const [location, navigate] = useLocation();
  const query = useMemo(
    () => queryIn(new URLSearchParams(search), { perPage, order, filters }),
    [search, perPage, order, filters],
  );
  const change = useCallback(
    (next: ListChange) => {
      // As it is now: a search that was typed may come after a filter that was chosen meanwhile.
      const params = new URLSearchParams(globalThis.location.search);
      if (next.page === undefined) params.delete('page');
      for (const [name, value] of Object.entries({ ...next, ...next.filters })) {
        if (typeof value === 'object') continue;
        const text = name === 'page' && value === 1 ? '' : String(value);
        if (text === '') params.delete(name);
        else params.set(name, text);
      }
      const said = params.toString();
      navigate(said ? `${location}?${said}` : location, { replace: true });
    },
    [location, navigate],
  );
  const path = useCallback((call: string) => `${call}?${asked(query)}`, [query]);
  return useMemo(() => ({ query, change, path }), [query, change, path]);
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

function asked({ page, perPage, search, order, filters }: ListQuery): string {
  return new URLSearchParams({
    page: String(page),
    perPage: String(perPage),
    ...(search && { search }),
    ...(order && { order }),
    ...filters,
  }).toString();
}
