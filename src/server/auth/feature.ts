import { sqlStaff, type StaffAccount, languageOf } from './accounts';
import { sqlSecondFactors } from './secondFactors';
import type { Feature } from '../feature';
import type { FastifyRequest } from 'fastify';
import { ACCOUNT_CALLS } from '../../contract/accounts';
import { rightsOf } from '../../contract/rights';
import { audit, auditOf } from '../audit/audit';
import { HttpRefusal } from '../http/refusal';
import { type Route, contractRoute } from '../http/route';
import type { RoutePorts } from '../routePorts';
import { accountBy } from './confirmations';
import { takeCode } from './oneTimeCodes';
import { openSession, ownerOf, sessionHash } from './sessions';
import { isEmail, plainEmail } from './passwords';
import { sql } from 'kysely';
import type { Connection } from '../storage/connection';
import { exists, insertRows, remove, update } from '../storage/queries';
import type { SessionOwner } from '../storage/storage';
import { RIGHTS_COLUMNS, toRights } from './tables';

/** Accounts of staff and their sessions. Everybody logs in again after a restore. */
export const accounts = {
  tables: {
    staff: ['id'],
    session: null,
    second_factor: ['staff_id'],
    recovery_code: ['staff_id', 'code_hash'],
  },
  stores: { staff: sqlStaff, sessions: sqlSessions, secondFactors: sqlSecondFactors },
  routes: authRoutes,
  audits: ['login', 'loginFailed', 'logout', 'passwordRefused', 'codeRefused', 'recoveryCodeUsed'],
} as const satisfies Feature;

/** How long a session outlives the last page of the panel: a reload takes less. */
const GRACE = 15 * 1000;

/** Returns the routes for logging in and out, and for the current user (docs/requirements.md, P41). */
function authRoutes({ storage, throttle, now, settings }: RoutePorts): readonly Route[] {
  return [
    contractRoute(ACCOUNT_CALLS.logIn, async (request) => {
      const { password, code } = request.body;
      const plain = plainEmail(request.body.email);
      // An address that no account can have is looked up all the same, so that the response takes as long.
      const email = isEmail(plain) ? plain : '';
      const ports = { storage, log: request.log, throttle, now };
      const account = await accountBy(ports, request.ip, email, password);
      if (account) await passSecondFactor(ports, account, code);
      const token = account && (await openSession(storage, account, now()));
      if (!token) {
        // The text may be anything, a password for instance: only the name of an existing account is stored.
        await auditOf(ports, (await storage.staff.has(email)) ? email : '', 'loginFailed');
        throw HttpRefusal.of(401, 'credentials');
      }
      await storage.staff.loggedIn(account.id, now().toISOString());
      await auditOf(ports, email, 'login');
      return { access_token: token };
    }),
    contractRoute(ACCOUNT_CALLS.me, async (request) => {
      const owner = ownerOf(request);
      const { id, email, name, language, role, services } = owner;
      const factorNeeded = settings.secondFactor && !owner.hasFactor;
      const rights = rightsOf(owner);
      return { id, email, name, language, role, rights, services, factorNeeded };
    }),
    contractRoute(ACCOUNT_CALLS.logOut, async (request) => {
      await storage.sessions.end(sessionHash(request));
      await audit(storage, request, 'logout');
    }),
    contractRoute(ACCOUNT_CALLS.leave, async (request) => {
      const endsAt = new Date(now().getTime() + GRACE).toISOString();
      await storage.sessions.leave(sessionHash(request), endsAt);
    }),
    contractRoute(ACCOUNT_CALLS.resume, async (request) => {
      await storage.sessions.leave(sessionHash(request), null);
    }),
  ];
}

/**
 * Uses the code of an account that has a second factor, once its password was right.
 * @throws Refusal 401 at `code`: it is needed, or wrong; 429 after too many attempts
 */
async function passSecondFactor(
  ports: Pick<RoutePorts, 'storage' | 'throttle' | 'now'> & Pick<FastifyRequest, 'log'>,
  { id, email }: StaffAccount,
  code = '',
): Promise<void> {
  const { storage, throttle, now } = ports;
  const factor = await storage.secondFactors.read(id);
  if (!factor || factor.confirmedAt === null) return;
  if (code.trim() === '') throw HttpRefusal.of(401, 'codeNeeded', { name: 'code' });
  await throttle.countCode(id);
  const used = await takeCode(storage.secondFactors, id, factor, code, now());
  if (!used) {
    await auditOf(ports, email, 'codeRefused', email);
    throw HttpRefusal.of(401, 'wrongCode', { name: 'code' });
  }
  await throttle.forgiveCode(id);
  if (used === 'recovery') await auditOf(ports, email, 'recoveryCodeUsed', email);
}

interface NewSession {
  readonly tokenHash: string;
  readonly staffId: string;
  readonly expiresAt: string;
  /** The hash that the password was checked against: if it has changed since, no session is opened. */
  readonly passwordHash?: string;
}

function sqlSessions({ db, atomic, lock }: Connection) {
  const open = (now: string) =>
    db
      .selectFrom('session')
      .innerJoin('staff', 'staff.id', 'session.staff_id')
      .where('session.expires_at', '>', now)
      .where((is) => is.or([is('session.ends_at', 'is', null), is('session.ends_at', '>', now)]))
      .where('staff.disabled', '=', 0);
  return {
    /** Returns false, and opens no session, if the account may not log in any more. */
    add: ({ tokenHash, staffId, expiresAt, passwordHash }: NewSession) =>
      atomic(async (own) => {
        await lock(own);
        const account = {
          id: staffId,
          disabled: 0,
          ...(passwordHash !== undefined && { passwordHash }),
        };
        if (!(await exists(own, 'staff', account))) return false;
        await insertRows(own, 'session', [{ tokenHash, staffId, expiresAt }]);
        return true;
      }),
    async owner(tokenHash: string, now: string): Promise<SessionOwner | undefined> {
      const row = await open(now)
        .leftJoin('second_factor', 'second_factor.staff_id', 'staff.id')
        .select(['staff.id', 'staff.email', 'staff.name', 'staff.language'])
        .select('second_factor.confirmed_at')
        .select(RIGHTS_COLUMNS)
        .where('session.token_hash', '=', tokenHash)
        .executeTakeFirst();
      if (!row) return undefined;
      const { id, email, name, language, confirmed_at: confirmedAt } = row;
      const hasFactor = confirmedAt !== null;
      return { id, email, name, language: languageOf(language), hasFactor, ...toRights(row) };
    },
    /** Returns those sessions that go on. */
    async living(tokenHashes: readonly string[], now: string): Promise<ReadonlySet<string>> {
      if (tokenHashes.length === 0) return new Set();
      const rows = await open(now)
        .select('session.token_hash as hash')
        .where('session.token_hash', 'in', tokenHashes)
        .execute();
      return new Set(rows.map(({ hash }) => hash));
    },
    /** Ends the session at a moment; null: not before it expires. */
    leave: (tokenHash: string, endsAt: string | null) =>
      atomic((own) => update(own, 'session', { tokenHash }, { endsAt })),
    end: (tokenHash: string) => atomic((own) => remove(own, 'session', { tokenHash })),
    dropExpired: (now: string) =>
      atomic((own) => remove(own, 'session', {}, sql`(expires_at <= ${now} or ends_at <= ${now})`)),
  };
}
