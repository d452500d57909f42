import type { FastifyRequest } from 'fastify';
import { audit } from '../audit/audit';
import { HttpRefusal, type RequestIssue } from '../http/refusal';
import type { RoutePorts } from '../routePorts';
import type { StaffAccount } from './accounts';
import { refuseFull } from './hashThreads';
import { takeCode } from './oneTimeCodes';
import { isPassword } from './passwords';
import { ownerOf } from './sessions';

type Ports = Pick<RoutePorts, 'storage' | 'throttle' | 'now'>;
type StaffRequest = Pick<FastifyRequest, 'ip' | 'sessionOwner' | 'log'>;

/**
 * Returns the account that an address and a password belong to. The attempt is counted before the password is
 * verified, but not if the server is too busy for it.
 * @throws Refusal 429 after too many attempts; 503 if too many passwords are waiting
 */
export async function accountBy(
  { storage, throttle }: Pick<Ports, 'storage' | 'throttle'>,
  ip: string,
  email: string,
  password: string,
): Promise<StaffAccount | undefined> {
  refuseFull();
  await throttle.count(ip, email);
  const account = await storage.staff.byEmail(email);
  if (!(await isPassword(account?.passwordHash, password))) return undefined;
  await throttle.forgive(ip, email);
  return account;
}

/** What shows that whoever uses a session is the one who has opened it. */
interface Confirmation {
  readonly ownPassword?: string;
  readonly code?: string;
}

/**
 * Returns functions that verify what the account of a session confirms a call with. They refuse with 422 at the
 * field, since a 401 would log the user out, and with 429 after too many attempts.
 */
export function confirmations({ storage, throttle, now }: Ports) {
  /** @param name of the field */
  async function password(request: StaffRequest, name: string, text: string): Promise<void> {
    if (text === '') throw HttpRefusal.at(name, 'required');
    const { email } = ownerOf(request);
    if (await accountBy({ storage, throttle }, request.ip, email, text)) return;
    await audit(storage, request, 'passwordRefused', email);
    throw HttpRefusal.of(422, 'wrongPassword', { name });
  }

  async function code(request: StaffRequest, isRight: () => Promise<unknown>): Promise<void> {
    const { id, email } = ownerOf(request);
    await throttle.countCode(id);
    if (!(await isRight())) {
      await audit(storage, request, 'codeRefused', email);
      throw HttpRefusal.of(422, 'wrongCode', { name: 'code' });
    }
    await throttle.forgiveCode(id);
  }

  /** Verifies the password and, if the account has a second factor, a code. All that is missing is named at once. */
  async function both(
    request: StaffRequest,
    { ownPassword = '', code: typed = '' }: Confirmation,
  ): Promise<void> {
    const { id, hasFactor } = ownerOf(request);
    const factor = hasFactor ? await storage.secondFactors.read(id) : undefined;
    const issues: RequestIssue[] = [
      ...(ownPassword === '' ? [{ path: 'ownPassword', code: 'required' } as const] : []),
      ...(factor && typed.trim() === '' ? [{ path: 'code', code: 'codeNeeded' } as const] : []),
    ];
    if (issues.length > 0) throw HttpRefusal.ofIssues(issues);
    await password(request, 'ownPassword', ownPassword);
    if (factor) {
      await code(request, () => takeCode(storage.secondFactors, id, factor, typed, now()));
    }
  }

  return { password, code, both };
}
