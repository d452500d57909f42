import { useMemo } from 'react';
import type { Right } from '../../contract/rights';
import { type CurrentUser, useSession } from '../../platform/api/sessionStore';

/** Returns whether the account has a right; with a service, also whether it sees its applications. */
export type May = (right: Right, service?: string) => boolean;

/** Returns what an account may do. What the panel hides, the server refuses all the same. */
export const mayOf =
  ({ rights, services }: Pick<CurrentUser, 'rights' | 'services'> = {}): May =>
  (right, service) =>
    (rights?.includes(right) ?? true) &&
    (service === undefined || (services?.includes(service) ?? true));

export function useMay(): May {
  const user = useSession((session) => session.user);
  return useMemo(() => mayOf(user), [user]);
}
