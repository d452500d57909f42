import { useEffect, useRef } from 'react';
import type { User } from '../../contract/accounts';
import { staffChange, staleIn } from '../data/staffCall';
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
  return async (mine: Partial<User>, body: object = mine): Promise<void> => {
    const change = { path: userCall(user.id), mine, body, base: known.current, read: userIn };
    try {
      known.current = await staffChange({ ...change, nameOf: fieldName });
    } catch (error) {
      if (staleIn(error)) onStale();
      throw error;
    }
  };
}
