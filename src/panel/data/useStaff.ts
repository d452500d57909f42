import { type LoadState, useFetched } from '../../platform/api/useFetched';

export type Staffed<T> = LoadState<T>;

/** Fetches from the staff API while the component is mounted. */
export const useStaff = <T>(path: string | undefined, parse: (answer: unknown) => T): Staffed<T> =>
  useFetched(path, parse);
