import type { Colleague, User, UserColumn } from '../../contract/accounts';
import type { StoredPage } from './storage';

/** An account, as logging in needs it. */
export interface StaffAccount {
  readonly id: string;
  /** In lower case (auth/email). */
  readonly email: string;
  readonly passwordHash: string;
}

/** Properties that are left out keep their value. */
export type UserChange = Partial<Pick<User, 'email' | 'name' | 'disabled'>>;

export interface UserQuery extends StoredPage {
  /** Each must occur in e-mail or name, ignoring case. */
  readonly words: readonly string[];
  readonly order: UserColumn;
  readonly descending: boolean;
}

/**
 * Manages accounts. One account that is not disabled always remains. Changes of e-mail address, password or state
 * end the account's sessions.
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
  add(account: StaffAccount & Pick<User, 'name'>, now: string): Promise<'added' | 'emailTaken'>;
  /** Ends all sessions of the account if it is disabled or gets another e-mail address. */
  change(
    id: string,
    change: UserChange,
  ): Promise<'changed' | 'unknown' | 'emailTaken' | 'lastUser'>;
  remove(id: string): Promise<'removed' | 'unknown' | 'lastUser'>;
  /** Ends all sessions of the account. Returns false if there is none. */
  setPassword(id: string, passwordHash: string): Promise<boolean>;
  loggedIn(id: string, now: string): Promise<void>;
}
