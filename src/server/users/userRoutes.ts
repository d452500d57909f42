import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ACCOUNT_CALLS, type User, type UserColumn } from '../../contract/accounts';
import { audit } from '../audit/audit';
import { plainEmail } from '../auth/email';
import { hashPassword } from '../auth/passwords';
import { contractRoute } from '../http/contractRoute';
import { HttpRefusal } from '../http/refusal';
import type { Route } from '../http/addRoutes';
import { searchTokens } from '../storage/searchText';
import type { Storage } from '../storage/storage';
import { emailIssues, passwordIssues } from './accountIssues';

/** The dependencies of the account calls. */
interface UserPorts {
  readonly storage: Storage;
  readonly now: () => Date;
}

/**
 * Returns the routes for staff accounts. An account that is disabled, removed or given another e-mail address is
 * logged out at once.
 */
export function userRoutes({ storage, now }: UserPorts): readonly Route[] {
  const { staff } = storage;
  return [
    contractRoute(ACCOUNT_CALLS.colleagues, async () => ({ data: await staff.colleagues() })),
    contractRoute(ACCOUNT_CALLS.list, async ({ query: { page, perPage, search, order } }) => {
      const query = {
        page,
        perPage,
        words: searchTokens(search),
        order: order.replace('-', '') as UserColumn,
        descending: order.startsWith('-'),
      };
      return { ...(await staff.list(query)), page, perPage };
    }),
    contractRoute(ACCOUNT_CALLS.read, (request) => userOf(request, storage)),
    contractRoute(ACCOUNT_CALLS.add, async (request, reply) => {
      const { name = '', password, ...given } = request.body;
      const email = plainEmail(given.email);
      const issues = [...emailIssues(email), ...passwordIssues(password, email)];
      if (issues.length > 0) throw HttpRefusal.ofIssues(issues);
      const id = randomUUID();
      const passwordHash = await hashPassword(password);
      const account = { id, email, name: name.trim(), passwordHash };
      const outcome = await staff.add(account, now().toISOString());
      if (outcome === 'emailTaken') throw HttpRefusal.ofIssues([EMAIL_TAKEN]);
      await audit(storage, request, 'userCreated', email);
      reply.code(201);
      return readUser(id, storage);
    }),
    contractRoute(ACCOUNT_CALLS.change, async (request) => {
      const before = await userOf(request, storage);
      const { email, name, disabled } = request.body;
      const change = {
        ...(email !== undefined && { email: plainEmail(email) }),
        ...(name !== undefined && { name: name.trim() }),
        ...(disabled !== undefined && { disabled }),
      };
      const issues = change.email === undefined ? [] : emailIssues(change.email);
      if (issues.length > 0) throw HttpRefusal.ofIssues(issues);
      refuse(await staff.change(before.id, change));
      await auditChange(storage, request, before, { ...before, ...change });
      return userOf(request, storage);
    }),
    contractRoute(ACCOUNT_CALLS.remove, async (request) => {
      const { id, email } = await userOf(request, storage);
      refuse(await staff.remove(id));
      await audit(storage, request, 'userRemoved', email);
      return {};
    }),
  ];
}

const EMAIL_TAKEN = { path: 'email', code: 'emailTaken' } as const;

/** @throws Refusal 404 or 422 for a change that was not made */
function refuse(outcome: 'changed' | 'removed' | 'unknown' | 'emailTaken' | 'lastUser'): void {
  if (outcome === 'unknown') throw HttpRefusal.of(404, 'notFound');
  if (outcome === 'emailTaken') throw HttpRefusal.ofIssues([EMAIL_TAKEN]);
  if (outcome === 'lastUser') throw HttpRefusal.of(422, 'lastUser');
}

interface WithId {
  readonly params: Readonly<Record<string, string>>;
}

const userOf = ({ params: { id = '' } }: WithId, storage: Storage): Promise<User> =>
  readUser(/^[0-9a-f-]{36}$/u.test(id) ? id : '', storage);

/** @throws Refusal 404 */
async function readUser(id: string, { staff }: Storage): Promise<User> {
  const user = id === '' ? undefined : await staff.read(id);
  if (!user) throw HttpRefusal.of(404, 'notFound');
  return user;
}

type Changed = Pick<User, 'email' | 'name' | 'disabled'>;

async function auditChange(
  storage: Storage,
  request: Pick<FastifyRequest, 'sessionOwner' | 'log'>,
  before: Changed,
  after: Changed,
): Promise<void> {
  if (before.disabled !== after.disabled) {
    await audit(storage, request, after.disabled ? 'userDisabled' : 'userEnabled', before.email);
  }
  if (before.email !== after.email) {
    await audit(storage, request, 'userChanged', `${before.email} → ${after.email}`);
  } else if (before.name !== after.name) {
    await audit(storage, request, 'userChanged', before.email);
  }
}
