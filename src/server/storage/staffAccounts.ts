import type { User, UserColumn } from '../../contract/accounts';
import type { Page } from './storage';

/** What logging in needs to know. */
export interface StaffAccount {
  readonly id: string;
  /** In lower case (auth/email). */
  readonly email: string;
  readonly passwordHash: string;
}

/** What is left out stays as it is at that moment. */
export type UserChange = Partial<Pick<User, 'email' | 'name' | 'disabled'>>;

export interface UserQuery extends Page {
  /** Each has to stand somewhere in e-mail or name, whatever its case. */
  readonly words: readonly string[];
  readonly order: UserColumn;
  readonly descending: boolean;
}

/** One account that is not disabled always remains. What changes who somebody is ends their sessions. */
export interface StaffAccounts {
  /** False, and nothing stored, if there is an account already. */
  addFirst(account: StaffAccount, now: string): Promise<boolean>;
  any(): Promise<boolean>;
  /** The account that may log in under this address; a disabled one may not. */
  byEmail(email: string): Promise<StaffAccount | undefined>;
  /** Returns whether an account has that address, disabled or not. */
  has(email: string): Promise<boolean>;
  list(query: UserQuery): Promise<{ readonly data: readonly User[]; readonly total: number }>;
  read(id: string): Promise<User | undefined>;
  add(account: StaffAccount & Pick<User, 'name'>, now: string): Promise<'added' | 'emailTaken'>;
  /** Ends all sessions of the account if it is disabled or its e-mail address is another. */
  change(
    id: string,
    change: UserChange,
  ): Promise<'changed' | 'unknown' | 'emailTaken' | 'lastUser'>;
  remove(id: string): Promise<'removed' | 'unknown' | 'lastUser'>;
  /** Ends all sessions of the account. False if there is none. */
  setPassword(id: string, passwordHash: string): Promise<boolean>;
  loggedIn(id: string, now: string): Promise<void>;
}
