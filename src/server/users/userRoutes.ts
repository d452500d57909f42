import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ACCOUNT_CALLS, type User, type UserColumn } from '../../contract/accounts';
import {
  isSameRights,
  type Rights,
  WITHOUT_ROLE,
  grantable,
  isByService,
} from '../../contract/rights';
import { audit } from '../audit/audit';
import { isEmail, plainEmail } from '../auth/email';
import { ownerOf } from '../auth/sessions';
import { hashPassword } from '../auth/passwords';
import { contractRoute } from '../http/contractRoute';
import { ifMatch } from '../http/ifMatch';
import { existing, HttpRefusal, type RequestIssue } from '../http/refusal';
import type { Route } from '../http/addRoutes';
import type { RoutePorts } from '../routePorts';
import { searchTokens } from '../storage/searchText';
import type { NotChanged } from '../storage/staffAccounts';
import type { Storage } from '../storage/storage';
import { passwordIssues } from './passwordRoutes';

/**
 * Returns the routes for staff accounts. An account that is disabled, removed or given another e-mail address or
 * other rights is logged out at once.
 */
export function userRoutes({ catalogue, storage, now, readBrand }: RoutePorts): readonly Route[] {
  const { staff } = storage;
  const known = catalogue.map(({ service }) => service.id);
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
    contractRoute(ACCOUNT_CALLS.add, async (request) => {
      const { name = '', password, role, granted, services, ...given } = request.body;
      const email = plainEmail(given.email);
      const rights = {
        ...(role === undefined ? WITHOUT_ROLE : { role, granted: [], services: null }),
        ...(granted && { granted }),
        ...(services !== undefined && { services }),
      };
      const issues = [
        ...emailIssues(email),
        ...passwordIssues(password, email, await readBrand()),
        ...rightsIssues(rights, known),
      ];
      if (issues.length > 0) throw HttpRefusal.ofIssues(issues);
      const id = randomUUID();
      const passwordHash = await hashPassword(password);
      const account = { id, email, name: name.trim(), passwordHash, ...rights };
      const outcome = await staff.add(account, now().toISOString());
      if (outcome === 'emailTaken') throw emailTaken();
      await audit(storage, request, 'userCreated', email);
      await audit(storage, request, 'rightsChanged', rightsSubject(account));
      return existing(await staff.read(id));
    }),
    contractRoute(ACCOUNT_CALLS.change, async (request) => {
      const before = await userOf(request, storage);
      const { email, name, version: inBody, ...others } = request.body;
      const { id: by, email: who } = ownerOf(request);
      const change = {
        ...(email !== undefined && { email: plainEmail(email) }),
        ...(name !== undefined && { name: name.trim() }),
        ...others,
      };
      const issues = [
        ...(change.email === undefined ? [] : emailIssues(change.email)),
        ...rightsIssues({ role: before.role, ...others }, known),
      ];
      if (issues.length > 0) throw HttpRefusal.ofIssues(issues);
      const version = ifMatch(request) ?? inBody;
      const mark = { who, at: now().toISOString(), version };
      const outcome = await staff.change(before.id, change, by, mark);
      const after = await userOf(request, storage);
      if (outcome === 'stale') {
        throw HttpRefusal.stale(after.changedBy ?? '', after.changedAt ?? '', after);
      }
      refuse(outcome);
      await auditChange(storage, request, before, after);
      return after;
    }),
    contractRoute(ACCOUNT_CALLS.remove, async (request) => {
      const { id, email } = await userOf(request, storage);
      refuse(await staff.remove(id, ownerOf(request).id));
      await audit(storage, request, 'userRemoved', email);
      return {};
    }),
  ];
}

const emailTaken = (): HttpRefusal => HttpRefusal.of(422, 'emailTaken', { name: 'email' });

/** @throws Refusal 403, 404 or 422 for a change that was not made */
function refuse(outcome: 'changed' | 'removed' | 'emailTaken' | NotChanged): void {
  if (outcome === 'unknown') throw HttpRefusal.of(404, 'notFound');
  if (outcome === 'emailTaken') throw emailTaken();
  if (outcome === 'lastOwner') throw HttpRefusal.of(422, 'lastOwner');
  if (outcome === 'forbidden' || outcome === 'ownRights') throw HttpRefusal.of(403, outcome);
}

/** Returns the account that a path names. @throws Refusal 404 */
async function userOf(
  { params: { id = '' } }: { readonly params: Readonly<Record<string, string>> },
  { staff }: Storage,
): Promise<User> {
  return existing(/^[0-9a-f-]{36}$/u.test(id) ? await staff.read(id) : undefined);
}

type Changed = Pick<User, 'email' | 'name' | 'disabled'> & Rights;

async function auditChange(
  storage: Storage,
  request: Pick<FastifyRequest, 'sessionOwner' | 'log'>,
  before: Changed,
  after: Changed,
): Promise<void> {
  if (before.disabled !== after.disabled) {
    await audit(storage, request, after.disabled ? 'userDisabled' : 'userEnabled', before.email);
  }
  if (!isSameRights(before, after)) {
    await audit(storage, request, 'rightsChanged', rightsSubject(after));
  }
  if (before.email !== after.email) {
    await audit(storage, request, 'userChanged', `${before.email} → ${after.email}`);
  } else if (before.name !== after.name) {
    await audit(storage, request, 'userChanged', before.email);
  }
}

/**
 * Returns the issues of rights that a role cannot have.
 * @param known the ids of all services
 */
function rightsIssues(
  { role, granted = [], services = null }: Pick<Rights, 'role'> & Partial<Rights>,
  known: readonly string[],
): RequestIssue[] {
  const wrong = granted.findIndex((right) => !grantable(role).includes(right));
  const unknown = services?.findIndex((id) => !known.includes(id)) ?? -1;
  return [
    ...(wrong < 0 ? [] : [{ path: `granted.${wrong}`, code: 'choice' } as const]),
    ...(services === null || isByService(role)
      ? []
      : [{ path: 'services', code: 'unknown' } as const]),
    ...(unknown < 0 ? [] : [{ path: `services.${unknown}`, code: 'choice' } as const]),
  ];
}

/** Returns what the audit log says of an account's rights. */
const rightsSubject = ({ email, role, granted, services }: Pick<User, 'email'> & Rights) =>
  [
    `${email}: ${role}`,
    ...(services === null ? [] : [`(${services.join(', ')})`]),
    ...granted.map((right) => `+${right}`),
  ].join(' ');

function emailIssues(email: string): RequestIssue[] {
  if (email === '') return [{ path: 'email', code: 'required' }];
  return isEmail(email) ? [] : [{ path: 'email', code: 'email' }];
}
