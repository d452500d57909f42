import { type Fetching, useFetched } from '../../platform/api/useFetched';

export type Staffed<T> = Fetching<T>;

/**
 * Fetches from the staff API while the component is mounted.
 * @param revision a new number fetches again; the value stays until it is there
 */
export const useStaff = <T>(
  path: string | undefined,
  parse: (response: unknown) => T,
  revision = 0,
): Staffed<T> => useFetched(path, parse, { revision });
