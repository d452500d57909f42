import { APPLICATION_CALLS } from '../../contract/applications';
import { useRead } from '../data/useRead';
import { useArrivalStore } from './arrivalStore';

/**
 * Returns how many applications match, now, and after each arrival and each reading here; undefined until it is known.
 * @param query of the inbox; undefined: counts nothing
 */
export function useCounted(query: string | undefined): number | undefined {
  const dependsOnReads = /\b(?:unread|check)=/u.test(query ?? '');
  const revision = useArrivalStore(
    ({ arrivals, changes, reads }) => arrivals + changes - (dependsOnReads ? 0 : reads),
  );
  const path = query === undefined ? undefined : `application_count/?${query}`;
  const counted = useRead(path, APPLICATION_CALLS.count.response.schema, { revision, quiet: true });
  return counted.state === 'ready' ? counted.value.total : undefined;
}

export const countText = (count: number): string => COUNT.format(count);

const COUNT = new Intl.NumberFormat('en');
