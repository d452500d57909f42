import type { FastifyRequest } from 'fastify';
import { ACCOUNT_CALLS } from '../../contract/accounts';
import { audit } from '../audit/audit';
import { hashPassword, isPassword } from '../auth/passwords';
import type { Throttle } from '../auth/throttle';
import { callerKey } from '../http/clientAddress';
import { contractRoute } from '../http/contractRoute';
import { type RequestIssue, HttpRefusal } from '../http/refusal';
import type { Route } from '../http/addRoutes';
import type { Storage } from '../storage/storage';
import { passwordIssues } from './accountIssues';

/**
 * Returns the routes for changing one's own password and for giving a colleague a new one (docs/requirements.md,
 * P41). Both require the password of the user who asks; a wrong one counts as a failed login. All sessions of the
 * account end at once, also the current one.
 */
export const passwordRoutes = (storage: Storage, throttle: Throttle): readonly Route[] => [
  contractRoute(ACCOUNT_CALLS.changePassword, async (request) => {
    const { id } = request.params;
    const { sessionOwner } = request;
    if (!sessionOwner || id !== sessionOwner.id) throw HttpRefusal.of(404, 'notFound');
    const { oldPassword, password } = request.body;
    refuseIssues([
      ...needed('oldPassword', oldPassword),
      ...passwordIssues(password, sessionOwner.email),
    ]);
    if (password === oldPassword) throw HttpRefusal.of(422, 'samePassword', { name: 'password' });
    await confirm(request, { name: 'oldPassword', password: oldPassword }, storage, throttle);
    await storage.staff.setPassword(sessionOwner.id, await hashPassword(password));
    await audit(storage, request, 'passwordChanged', sessionOwner.email);
    return {};
  }),
  contractRoute(ACCOUNT_CALLS.resetPassword, async (request) => {
    const { id, ownPassword, password } = request.body;
    refuseIssues([
      ...needed('id', id),
      ...needed('ownPassword', ownPassword),
      // Whether it equals the colleague's e-mail address is revealed only after the own password is confirmed.
      ...passwordIssues(password, ''),
    ]);
    await confirm(request, { name: 'ownPassword', password: ownPassword }, storage, throttle);
    const colleague = await storage.staff.read(id);
    if (!colleague) throw HttpRefusal.of(404, 'notFound', { name: 'id' });
    refuseIssues(passwordIssues(password, colleague.email));
    await storage.staff.setPassword(colleague.id, await hashPassword(password));
    await audit(storage, request, 'passwordReset', colleague.email);
    return {};
  }),
];

const needed = (path: string, value: string): RequestIssue[] =>
  value === '' ? [{ path, code: 'required' }] : [];

function refuseIssues(issues: readonly RequestIssue[]): void {
  if (issues.length > 0) throw HttpRefusal.ofIssues(issues);
}

/**
 * Verifies the password of the account of the session.
 * @throws Refusal 422 at the field's name, since a 401 would log the user out; 429 after too many attempts
 */
async function confirm(
  request: Pick<FastifyRequest, 'ip' | 'sessionOwner' | 'log'>,
  { name, password }: { readonly name: string; readonly password: string },
  storage: Storage,
  throttle: Throttle,
): Promise<void> {
  const { email = '' } = request.sessionOwner ?? {};
  const caller = callerKey(request.ip);
  await throttle.count(caller, email);
  const account = await storage.staff.byEmail(email);
  if (!(await isPassword(account?.passwordHash, password))) {
    await audit(storage, request, 'passwordRefused', email);
    throw HttpRefusal.of(422, 'wrongPassword', { name });
  }
  await throttle.forgive(caller, email);
}
