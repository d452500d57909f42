import { type InferResult, type SelectQueryBuilder, sql } from 'kysely';
import type { Colleague, User, UserColumn } from '../../contract/accounts';
import { fitting, hasRight, isSameRights, OWNER, type Rights } from '../../contract/rights';
import { isLanguage, type Language } from '../../definition/model/text';
import type { Connection, Db } from '../storage/connection';
import { exists, hasRow, insertRows, remove, rowCount, select, update } from '../storage/queries';
import { holdsWord } from '../storage/searchText';
import type { StoredPage } from '../storage/storage';
import type { Tables } from '../storage/tables';
import { fromRights, RIGHTS_COLUMNS, toRights } from './tables';

/** An account, as logging in needs it. */
export interface StaffAccount {
  readonly id: string;
  /** In lower case (plainEmail). */
  readonly email: string;
  readonly passwordHash: string;
}

/** Properties that are left out keep their value. */
export type UserChange = Partial<Pick<User, 'email' | 'name' | 'language' | 'disabled'> & Rights>;

export type NotChanged = 'unknown' | 'forbidden' | 'ownRights' | 'lastOwner';

interface Mark {
  readonly who: string;
  readonly at: string;
  /** On which the change is based: one that is not based on the newest is not made. */
  readonly version?: number | undefined;
}

export interface UserQuery extends StoredPage {
  /** Each must occur in e-mail or name, ignoring case. */
  readonly words: readonly string[];
  readonly order: UserColumn;
  readonly descending: boolean;
}

type NewAccount = StaffAccount & Pick<User, 'name'> & Rights;

/**
 * Manages accounts. One owner who is not disabled always remains. Changes of e-mail address, password, state or
 * rights end the account's sessions.
 */
export function sqlStaff({ db, atomic, lock }: Connection) {
  const any = (own: Db) => exists(own, 'staff', {});
  return {
    /** Returns false, storing nothing, if there is an account already. */
    addFirst: (account: StaffAccount, now: string) =>
      atomic(async (own) => {
        // Two processes may start on an empty database at the same time.
        await lock(own);
        return !(await any(own)) && insert(own, { ...account, name: '', ...OWNER }, now, null);
      }),
    any: () => any(db),
    /** Returns the account that may log in with this address; a disabled one may not. */
    byEmail: (email: string): Promise<StaffAccount | undefined> =>
      select(db, 'staff', { email, disabled: 0 }, 'id', 'email', 'passwordHash').executeTakeFirst(),
    /** Returns whether an account has that address, disabled or not. */
    has: (email: string) => exists(db, 'staff', { email }),
    async list({ page, perPage, words, order, descending }: UserQuery) {
      let found = db.selectFrom('staff');
      for (const word of words) found = found.where(holdsWord(sql`email || ' ' || name`, word));
      const total = await rowCount(found);
      const rows = await usersOf(found)
        // Accounts without a login come first, in both databases.
        .orderBy(sql`coalesce(${sql.ref(ORDERS[order])}, '')`, descending ? 'desc' : 'asc')
        .orderBy('id')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute();
      return { data: rows.map(toUser), total };
    },
    /** Returns all accounts by name. */
    async colleagues(): Promise<readonly Colleague[]> {
      const rows = await usersOf(db.selectFrom('staff')).orderBy('name').orderBy('email').execute();
      return rows.map(toUser).map(({ id, email, name, disabled, ...rights }) => {
        const handles = hasRight(rights, 'handleApplications') ? rights.services : [];
        return { id, email, name, disabled, handles };
      });
    },
    read: (id: string) => readUser(db, id),
    /** Returns the owners who can log in. */
    async owners() {
      const owners = usersOf(db.selectFrom('staff').where('role', '=', 'owner'));
      return (await owners.where('disabled', '=', 0).execute()).map(toUser);
    },
    /** Returns when another owner has made an account an owner's; null if none has. */
    async ownerSince(id: string): Promise<string | null> {
      const account = await select(db, 'staff', { id }, 'ownerSince').executeTakeFirst();
      return account?.ownerSince ?? null;
    },
    add: (account: NewAccount, now: string) =>
      atomic(async (own): Promise<'added' | 'emailTaken'> => {
        // A concurrent change to the same address has checked before it writes.
        await lock(own);
        return (await insert(own, account, now)) ? 'added' : 'emailTaken';
      }),
    /**
     * Ends all sessions of the account if it is disabled, or gets another e-mail address or other rights.
     * @param by the id of the account that changes it, which may do so at this moment; left out: the server
     */
    change: (id: string, change: UserChange, by?: string, mark?: Mark) =>
      atomic(async (own): Promise<'changed' | 'emailTaken' | 'stale' | NotChanged> => {
        await lock(own);
        const before = await readUser(own, id);
        if (!before) return 'unknown';
        const wanted = { ...before, ...change };
        const next = { ...wanted, ...fitting(wanted) };
        const { email, name, language, disabled } = next;
        const isAllowed = by === id && disabled === before.disabled;
        if (!isAllowed && !(await mayManage(own, by))) return 'forbidden';
        const { version } = before;
        if ((mark?.version ?? version) !== version) return 'stale';
        const isSame = isSameRights(before, next);
        if (by === id && !isSame) return 'ownRights';
        if (!isActiveOwner(next) && (await isLastOwner(own, before))) return 'lastOwner';
        if (await isTaken(own, email, id)) return 'emailTaken';
        const row = {
          ...{ email, name, language, disabled: disabled ? 1 : 0, ...fromRights(next) },
          ...(isActiveOwner(next) && !isActiveOwner(before) && mark && { ownerSince: mark.at }),
          ...(mark && { changedAt: mark.at, changedBy: mark.who }),
        };
        await update(own, 'staff', { id }, { ...row, version: version + 1 });
        if (disabled || email !== before.email || !isSame) await endSessions(own, id);
        return 'changed';
      }),
    remove: (id: string, by?: string) =>
      atomic(async (own): Promise<'removed' | NotChanged> => {
        await lock(own);
        const before = await readUser(own, id);
        if (!before) return 'unknown';
        if (!(await mayManage(own, by))) return 'forbidden';
        if (await isLastOwner(own, before)) return 'lastOwner';
        await remove(own, 'staff', { id });
        return 'removed';
      }),
    /** Ends all sessions of the account. Returns false if there is none. */
    setPassword: (id: string, passwordHash: string) =>
      atomic(async (own) => {
        // Nobody may log in with the old password meanwhile.
        await lock(own);
        await endSessions(own, id);
        return update(own, 'staff', { id }, { passwordHash });
      }),
    loggedIn: (id: string, now: string) =>
      atomic((own) => update(own, 'staff', { id }, { lastLoginAt: now })),
  };
}

/** Returns whether there is an account; within the lock it is not removed until the end of the transaction. */
export const hasAccount = (own: Db, id: string): Promise<boolean> => exists(own, 'staff', { id });

const usersOf = (rows: SelectQueryBuilder<Tables, 'staff', object>) =>
  rows
    .select(['id', 'email', 'name', 'language', 'disabled', ...RIGHTS_COLUMNS])
    .select(['created_at as createdAt', 'last_login_at as lastLoginAt'])
    .select(['version', 'changed_at as changedAt', 'changed_by as changedBy'])
    .select(HAS_FACTOR.as('secondFactor'));

const HAS_FACTOR = sql<number>`case when exists (
  select 1 from second_factor where staff_id = staff.id and confirmed_at is not null
) then 1 else 0 end`;

const ORDERS: Readonly<Record<UserColumn, string>> = {
  email: 'email',
  name: 'name',
  createdAt: 'created_at',
  lastLoginAt: 'last_login_at',
};

type UserRow = InferResult<ReturnType<typeof usersOf>>[number];

/** Reads the language of a row; one that this version does not know becomes English. */
export const languageOf = (language: string): Language => (isLanguage(language) ? language : 'en');

const toUser = ({ language, disabled, secondFactor, ...user }: UserRow): User => ({
  ...user,
  language: languageOf(language),
  disabled: disabled !== 0,
  secondFactor: secondFactor !== 0,
  ...toRights(user),
});

/** Returns false if another account has the address. */
async function insert(
  own: Db,
  { id, email, name, passwordHash, ...rights }: NewAccount,
  now: string,
  ownerSince = rights.role === 'owner' ? now : null,
): Promise<boolean> {
  const made = { id, email, name, passwordHash, createdAt: now, ownerSince };
  const row = { ...made, ...fromRights(rights) };
  return (await insertRows(own, 'staff', [row], 'email')) > 0;
}

export async function readUser(own: Db, id: string): Promise<User | undefined> {
  const row = await usersOf(own.selectFrom('staff').where('id', '=', id)).executeTakeFirst();
  return row && toUser(row);
}

const isActiveOwner = ({ role, disabled }: User): boolean => role === 'owner' && !disabled;

/** Returns whether an account is an owner, and no other owner could log in. */
async function isLastOwner(own: Db, user: User): Promise<boolean> {
  if (!isActiveOwner(user)) return false;
  const owners = select(own, 'staff', { role: 'owner', disabled: 0 }, 'id');
  return !(await hasRow(owners.where('id', '!=', user.id).limit(1)));
}

/** Returns whether an account may change others at this moment; a request may have waited for the lock. */
async function mayManage(own: Db, by: string | undefined): Promise<boolean> {
  if (by === undefined) return true;
  const user = await readUser(own, by);
  return user !== undefined && !user.disabled && hasRight(user, 'manageAccounts');
}

const isTaken = (own: Db, email: string, id: string): Promise<boolean> =>
  hasRow(select(own, 'staff', { email }, 'id').where('id', '!=', id));

/** Ends the sessions of an account, but for the one with a hash, if it is given. */
export async function endSessions(own: Db, staffId: string, but = ''): Promise<void> {
  const sessions = own.deleteFrom('session').where('staff_id', '=', staffId);
  await sessions.where('token_hash', '!=', but).execute();
}
