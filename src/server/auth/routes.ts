import type { FastifyRequest } from 'fastify';
import { type Issue, issueAt } from '../../definition/issue';
import { isRecord } from '../../definition/values';
import { audit, auditOf } from '../audit/audit';
import { callerKey } from '../http/address';
import { Refusal } from '../http/refusal';
import type { Route } from '../http/routes';
import type { Storage } from '../storage/storage';
import { isEmail, plainEmail } from './email';
import { isPassword } from './passwords';
import { endSession, openSession } from './sessions';
import type { Throttle } from './throttle';

/** Logging in and out, and who one is (docs/requirements.md, P41). */
export function authRoutes(storage: Storage, throttle: Throttle, now: () => Date): Route[] {
  const login = async (request: FastifyRequest) => {
    const { email, password } = readCredentials(request.body);
    const caller = callerKey(request.ip);
    await throttle.count(caller, email);
    const ports = { storage, log: request.log };
    const account = await storage.staff.byEmail(email);
    const isRight = await isPassword(account?.passwordHash, password);
    const token = isRight && account && (await openSession(storage, account, now()));
    if (!token) {
      // What was typed may be anything, a password for instance: only an account's own name is kept.
      await auditOf(ports, (await storage.staff.has(email)) ? email : '', 'loginFailed');
      throw Refusal.of(401, 'credentials');
    }
    await throttle.forgive(caller, email);
    await storage.staff.loggedIn(account.id, now().toISOString());
    await auditOf(ports, email, 'login');
    return { access_token: token };
  };
  return [
    { method: 'POST', path: 'login/', handle: login },
    { method: 'GET', path: 'me/', staff: true, handle: async (request) => request.sessionOwner },
    {
      method: 'GET',
      path: 'logout/',
      staff: true,
      handle: async (request) => {
        await endSession(storage, request);
        await audit(storage, request, 'logout');
        return {};
      },
    },
  ];
}

/** @throws Refusal 422 where one of the two is no text */
function readCredentials(body: unknown): { email: string; password: string } {
  const { email, password } = isRecord(body) ? body : {};
  if (typeof email !== 'string' || typeof password !== 'string') {
    const fault = (name: string, value: unknown): Issue[] =>
      typeof value === 'string' ? [] : [issueAt([name], value === undefined ? 'required' : 'type')];
    throw Refusal.ofIssues([...fault('email', email), ...fault('password', password)]);
  }
  // What can be no account's name is looked for all the same, as a name that nobody has.
  const plain = plainEmail(email);
  return { email: isEmail(plain) ? plain : '', password };
}
