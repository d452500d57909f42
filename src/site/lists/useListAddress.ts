import { useSearchParams } from 'wouter';

type ListQuery = Readonly<Record<string, string | number>>;

/**
 * Returns what is asked of a list, and a function that changes it. It is stored in the URL beside what others store
 * there, so that Back and a reload restore it.
 * @param read returns it from the URL, by its names there; what is the default is left out of the URL
 */
export function useListAddress<T extends ListQuery>(read: (query: URLSearchParams) => T) {
  const [query, setQuery] = useSearchParams();
  const defaults: ListQuery = read(new URLSearchParams());
  const toQuery = (asked: ListQuery) =>
    Object.entries(asked).flatMap(([name, value]): [string, string][] =>
      value === defaults[name] ? [] : [[name, String(value)]],
    );
  const othersIn = (now: URLSearchParams) => [...now].filter(([name]) => !(name in defaults));
  const ask = (next: Partial<T>) =>
    // Merged into the current URL: a search is applied late, after typing has paused.
    setQuery((now) => [...othersIn(now), ...toQuery({ ...read(now), ...next })], {
      replace: true,
      // The form on the same page stores its step in the history entry.
      state: history.state as unknown,
    });
  return [read(query), ask] as const;
}
