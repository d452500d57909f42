import { ACCOUNT_CALLS } from '../../contract/accounts';
import { rightsOf } from '../../contract/rights';
import { audit, auditOf } from '../audit/audit';
import { callerKey } from '../http/clientAddress';
import { contractRoute } from '../http/contractRoute';
import { HttpRefusal } from '../http/refusal';
import type { Route } from '../http/addRoutes';
import type { Storage } from '../storage/storage';
import { isEmail, plainEmail } from './email';
import { isPassword } from './passwords';
import { endSession, leaveSession, openSession, ownerOf, resumeSession } from './sessions';
import type { Throttle } from './throttle';

/** Returns the routes for logging in and out, and for the current user (docs/requirements.md, P41). */
export const authRoutes = (storage: Storage, throttle: Throttle, now: () => Date): Route[] => [
  contractRoute(ACCOUNT_CALLS.logIn, async (request) => {
    const { password } = request.body;
    const plain = plainEmail(request.body.email);
    // An address that no account can have is looked up all the same, so that the response takes as long.
    const email = isEmail(plain) ? plain : '';
    const caller = callerKey(request.ip);
    await throttle.count(caller, email);
    const ports = { storage, log: request.log };
    const account = await storage.staff.byEmail(email);
    const isRight = await isPassword(account?.passwordHash, password);
    const token = isRight && account && (await openSession(storage, account, now()));
    if (!token) {
      // The text may be anything, a password for instance: only the name of an existing account is stored.
      await auditOf(ports, (await storage.staff.has(email)) ? email : '', 'loginFailed');
      throw HttpRefusal.of(401, 'credentials');
    }
    await throttle.forgive(caller, email);
    await storage.staff.loggedIn(account.id, now().toISOString());
    await auditOf(ports, email, 'login');
    return { access_token: token };
  }),
  contractRoute(ACCOUNT_CALLS.me, async (request) => {
    const { id, email, language, role, granted, services } = ownerOf(request);
    return { id, email, language, role, rights: rightsOf({ role, granted, services }), services };
  }),
  contractRoute(ACCOUNT_CALLS.logOut, async (request) => {
    await endSession(storage, request);
    await audit(storage, request, 'logout');
    return {};
  }),
  contractRoute(ACCOUNT_CALLS.leave, async (request) => {
    await leaveSession(storage, request, now());
    return {};
  }),
  contractRoute(ACCOUNT_CALLS.resume, async (request) => {
    await resumeSession(storage, request);
    return {};
  }),
];
