import { useEffect, useRef } from 'react';
import type { User } from '../../contract/accounts';
import { staffChange, staleIn } from '../data/staffCall';
import { type Confirmation, confirmed } from '../session/confirmStore';
import { fieldName } from '../data/fields/fieldNames';
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
  /** @param bodyWith returns the change with a confirmation, in another form than JSON */
  return async (
    mine: Partial<User>,
    bodyWith = (own: Confirmation): object => ({ ...mine, ...own }),
  ): Promise<void> => {
    const change = { path: userCall(user.id), mine, base: known.current, read: userIn };
    try {
      known.current = await confirmed((own) =>
        staffChange({ ...change, body: bodyWith(own), nameOf: fieldName }),
      );
    } catch (error) {
      if (staleIn(error)) onStale();
      throw error;
    }
  };
}
