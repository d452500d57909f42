import type { Colleague, User, UserColumn } from '../../contract/accounts';
import type { Rights } from '../../contract/rights';
import type { StoredPage } from './storage';

/** An account, as logging in needs it. */
export interface StaffAccount {
  readonly id: string;
  /** In lower case (auth/email). */
  readonly email: string;
  readonly passwordHash: string;
}

/** Properties that are left out keep their value. */
export type UserChange = Partial<Pick<User, 'email' | 'name' | 'language' | 'disabled'> & Rights>;

/** Why an account was not changed. */
export type NotChanged = 'unknown' | 'forbidden' | 'ownRights' | 'lastOwner';

export interface UserQuery extends StoredPage {
  /** Each must occur in e-mail or name, ignoring case. */
  readonly words: readonly string[];
  readonly order: UserColumn;
  readonly descending: boolean;
}

/**
 * Manages accounts. One owner who is not disabled always remains. Changes of e-mail address, password, state or
 * rights end the account's sessions.
 */
export interface StaffAccounts {
  /** Returns false, storing nothing, if there is an account already. */
  addFirst(account: StaffAccount, now: string): Promise<boolean>;
  any(): Promise<boolean>;
  /** Returns the account that may log in with this address; a disabled one may not. */
  byEmail(email: string): Promise<StaffAccount | undefined>;
  /** Returns whether an account has that address, disabled or not. */
  has(email: string): Promise<boolean>;
  list(query: UserQuery): Promise<{ readonly data: readonly User[]; readonly total: number }>;
  /** Returns all accounts by name. */
  colleagues(): Promise<readonly Colleague[]>;
  read(id: string): Promise<User | undefined>;
  add(
    account: StaffAccount & Pick<User, 'name'> & Rights,
    now: string,
  ): Promise<'added' | 'emailTaken'>;
  /**
   * Ends all sessions of the account if it is disabled, or gets another e-mail address or other rights.
   * @param by the id of the account that changes it, which may do so at this moment; left out: the server
   */
  change(
    id: string,
    change: UserChange,
    by?: string,
  ): Promise<'changed' | 'emailTaken' | NotChanged>;
  remove(id: string, by?: string): Promise<'removed' | NotChanged>;
  /** Ends all sessions of the account. Returns false if there is none. */
  setPassword(id: string, passwordHash: string): Promise<boolean>;
  loggedIn(id: string, now: string): Promise<void>;
}
