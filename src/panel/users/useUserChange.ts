import { useEffect, useRef } from 'react';
import type { User } from '../../contract/accounts';
import { staffCall, staleIn } from '../data/staffCall';
import { fieldName } from './fieldNames';
import { userCall, userIn } from './user';

/**
 * Returns what changes an account, but never what a colleague has changed to something else since it was shown: then
 * it throws like staffCall.
 * @param onStale is called in that case, to read the account again
 */
export function useUserChange(user: User, onStale: () => void) {
  const known = useRef(user);
  useEffect(() => {
    if (user.version > known.current.version) known.current = user;
  }, [user]);
  /** @param body sends the change in another form */
  return async function change(values: Partial<User>, body: object = values): Promise<void> {
    // Servers without versions answer 0.
    const version = known.current.version || undefined;
    try {
      const response = await staffCall('PUT', userCall(user.id), body, {
        nameOf: fieldName,
        version,
      });
      known.current = userIn(response);
    } catch (error) {
      const stale = staleIn(error);
      if (!stale) throw error;
      const now = userIn(stale.current);
      if (collides(values, known.current, now)) {
        onStale();
        throw error;
      }
      known.current = now;
      await change(values, body);
    }
  };
}

/** Returns whether a colleague has changed the same to something else. */
const collides = (mine: Partial<User>, before: User, theirs: User): boolean =>
  Object.entries(mine).some(([name, value]) => {
    const now = JSON.stringify(theirs[name as keyof User]);
    return ![value, before[name as keyof User]].some((one) => JSON.stringify(one) === now);
  });
