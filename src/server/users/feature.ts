import type { Call } from '../../contract/contractCall';
import { ACCOUNT_CALLS, type User, type UserColumn } from '../../contract/accounts';
import { SECOND_FACTOR_CALLS } from '../../contract/secondFactor';
import { passwordRoutes, passwordIssues } from './passwordRoutes';
import { secondFactorRoutes } from './secondFactorRoutes';
import { type Route, contractRoute } from '../http/route';
import type { Feature } from '../feature';
import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import {
  fitting,
  isRaised,
  isSameRights,
  type Rights,
  WITHOUT_ROLE,
  grantable,
  isByService,
} from '../../contract/rights';
import { audit } from '../audit/audit';
import { confirmations } from '../auth/confirmations';
import { ownerOf } from '../auth/sessions';
import { hashPassword, isEmail, plainEmail } from '../auth/passwords';
import { existing, HttpRefusal, type RequestIssue } from '../http/refusal';
import type { RoutePorts } from '../routePorts';
import { searchTokens } from '../storage/searchText';
import type { NotChanged } from '../auth/accounts';
import type { Storage } from '../storage/storage';
import { ownersTeller } from './tellOwners';
import { ifMatch } from '../http/request';

/** Accounts as their owners manage them, and each its own. */
export const users = {
  calls: () => [ACCOUNT_CALLS, SECOND_FACTOR_CALLS].flatMap(Object.values<Call>),
  routes: (ports): readonly Route[] => [
    ...userRoutes(ports),
    ...passwordRoutes(ports),
    ...secondFactorRoutes(ports),
  ],
  audits: [
    'userCreated',
    'userChanged',
    'userDisabled',
    'userEnabled',
    'userRemoved',
    'rightsChanged',
    'passwordChanged',
    'passwordReset',
    'factorTurnedOn',
    'factorTurnedOff',
    'factorReset',
    'recoveryCodesMade',
  ],
} as const satisfies Feature;

/**
 * Returns the routes for staff accounts. An account that is disabled, removed or given another e-mail address or
 * other rights is logged out at once.
 */
function userRoutes(ports: RoutePorts): readonly Route[] {
  const { catalogue, storage, now, readBrand } = ports;
  const { staff } = storage;
  const confirm = confirmations(ports);
  const tellOwners = ownersTeller(ports);
  const known = () => catalogue.entries().map(({ service }) => service.id);

  async function emailIssues(email: string, before?: string): Promise<RequestIssue[]> {
    if (email === '') return [{ path: 'email', code: 'required' }];
    if (!isEmail(email)) return [{ path: 'email', code: 'email' }];
    if (email === before || !(await staff.has(email))) return [];
    return [{ path: 'email', code: 'emailTaken' }];
  }

  async function auditChange(request: FastifyRequest, before: User, after: User): Promise<void> {
    const { email } = before;
    if (before.disabled !== after.disabled) {
      if (after.disabled) await audit(storage, request, 'userDisabled', email);
      else await tellOwners(request, 'userEnabled', email);
    }
    if (!isSameRights(before, after)) {
      const subject = rightsSubject(after);
      if (isRaised(before, after)) await tellOwners(request, 'rightsChanged', subject);
      else await audit(storage, request, 'rightsChanged', subject);
    }
    if (email !== after.email) {
      await tellOwners(request, 'userChanged', `${email} → ${after.email}`, { also: [email] });
    } else if (before.name !== after.name) {
      await audit(storage, request, 'userChanged', email);
    }
  }

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
        ...(await emailIssues(email)),
        ...passwordIssues(password, email, await readBrand()),
        ...rightsIssues(rights, known()),
      ];
      if (issues.length > 0) throw HttpRefusal.ofIssues(issues);
      await confirm.both(request, given);
      const id = randomUUID();
      const passwordHash = await hashPassword(password);
      const account = { id, email, name: name.trim(), passwordHash, ...rights };
      const outcome = await staff.add(account, now().toISOString());
      if (outcome === 'emailTaken') throw emailTaken();
      await tellOwners(request, 'userCreated', email, { but: id });
      await audit(storage, request, 'rightsChanged', rightsSubject(account));
      return existing(await staff.read(id));
    }),
    contractRoute(ACCOUNT_CALLS.change, async (request) => {
      const before = await userOf(request, storage);
      const { email, name, version: inBody, ownPassword, code, ...others } = request.body;
      const { id: by, email: who } = ownerOf(request);
      const change = {
        ...(email !== undefined && { email: plainEmail(email) }),
        ...(name !== undefined && { name: name.trim() }),
        ...others,
      };
      const issues = [
        ...(change.email === undefined ? [] : await emailIssues(change.email, before.email)),
        ...rightsIssues({ role: before.role, ...others }, known()),
      ];
      if (issues.length > 0) throw HttpRefusal.ofIssues(issues);
      const version = ifMatch(request) ?? inBody;
      // A code works once, so it is not taken for what will be refused.
      if ((version ?? before.version) !== before.version) throw stale(before);
      const wanted = { ...before, ...change };
      const after = { ...wanted, ...fitting(wanted) };
      const isOther = after.email !== before.email;
      if (isOther || (by !== before.id && isRaised(before, after))) {
        await confirm.both(request, { ownPassword, code });
      }
      const mark = { who, at: now().toISOString(), version };
      const outcome = await staff.change(before.id, change, by, mark);
      const stored = await userOf(request, storage);
      if (outcome === 'stale') throw stale(stored);
      refuse(outcome);
      await auditChange(request, before, stored);
      return stored;
    }),
    contractRoute(ACCOUNT_CALLS.remove, async (request) => {
      const { id, email } = await userOf(request, storage);
      refuse(await staff.remove(id, ownerOf(request).id));
      await audit(storage, request, 'userRemoved', email);
    }),
  ];
}

const stale = (stored: User): HttpRefusal =>
  HttpRefusal.stale(stored.changedBy ?? '', stored.changedAt ?? '', stored);

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
