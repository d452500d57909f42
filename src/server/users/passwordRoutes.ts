import type { FastifyRequest } from 'fastify';
import { ACCOUNT_CALLS } from '../../contract/accounts';
import { audit } from '../audit/audit';
import { hashPassword, isPassword } from '../auth/passwords';
import { ownerOf } from '../auth/sessions';
import { contractRoute } from '../http/contractRoute';
import { type RequestIssue, HttpRefusal } from '../http/refusal';
import type { Route } from '../http/addRoutes';
import type { RoutePorts } from '../routePorts';
import { callerKey } from '../http/clientAddress';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../../definition/validate/passwordRule';
import { plainEmail } from '../auth/email';
import { passwordIssue } from '../auth/passwordIssue';
import type { AgencyBrand } from '../brand/readBrand';

/**
 * Returns the routes for changing one's own password and for giving a colleague a new one (docs/requirements.md,
 * P41). Both require the password of the user who asks; a wrong one counts as a failed login. All sessions of the
 * account end at once, also the current one.
 */
export function passwordRoutes(ports: RoutePorts): readonly Route[] {
  const { storage, readBrand } = ports;
  const confirmPassword = passwordCheck(ports);
  return [
    contractRoute(ACCOUNT_CALLS.changePassword, async (request) => {
      const { id } = request.params;
      const owner = ownerOf(request);
      if (id !== owner.id) throw HttpRefusal.of(404, 'notFound');
      const { oldPassword, password } = request.body;
      refuseIssues([
        ...needed('oldPassword', oldPassword),
        ...passwordIssues(password, owner.email, await readBrand()),
      ]);
      if (password === oldPassword) throw HttpRefusal.of(422, 'samePassword', { name: 'password' });
      await confirmPassword(request, 'oldPassword', oldPassword);
      await storage.staff.setPassword(owner.id, await hashPassword(password));
      await audit(storage, request, 'passwordChanged', owner.email);
      return {};
    }),
    contractRoute(ACCOUNT_CALLS.resetPassword, async (request) => {
      const { id, ownPassword, password } = request.body;
      const brand = await readBrand();
      refuseIssues([
        ...needed('id', id),
        ...needed('ownPassword', ownPassword),
        // Whether it equals the colleague's e-mail address is revealed only after the own password is confirmed.
        ...passwordIssues(password, '', brand),
      ]);
      await confirmPassword(request, 'ownPassword', ownPassword);
      const colleague = await storage.staff.read(id);
      if (!colleague) throw HttpRefusal.of(404, 'notFound', { name: 'id' });
      refuseIssues(passwordIssues(password, colleague.email, brand));
      await storage.staff.setPassword(colleague.id, await hashPassword(password));
      await audit(storage, request, 'passwordReset', colleague.email);
      return {};
    }),
  ];
}

const needed = (path: string, value: string): RequestIssue[] =>
  value === '' ? [{ path, code: 'required' }] : [];

function refuseIssues(issues: readonly RequestIssue[]): void {
  if (issues.length > 0) throw HttpRefusal.ofIssues(issues);
}

/** Returns a function that verifies the password of the account of the session. */
export const passwordCheck =
  ({ storage, throttle }: Pick<RoutePorts, 'storage' | 'throttle'>) =>
  /** @throws Refusal 422 at the field's name, since a 401 would log the user out; 429 after too many attempts */
  async (
    request: Pick<FastifyRequest, 'ip' | 'sessionOwner' | 'log'>,
    name: string,
    password: string,
  ): Promise<void> => {
    if (password === '') throw HttpRefusal.at(name, 'required');
    const { email } = ownerOf(request);
    const caller = callerKey(request.ip);
    await throttle.count(caller, email);
    const account = await storage.staff.byEmail(email);
    if (!(await isPassword(account?.passwordHash, password))) {
      await audit(storage, request, 'passwordRefused', email);
      throw HttpRefusal.of(422, 'wrongPassword', { name });
    }
    await throttle.forgive(caller, email);
  };

/**
 * Returns the issues of a new password.
 * @param email of the account
 * @param brand of the agency, whose name is guessed first
 */
export function passwordIssues(
  password: string,
  email: string,
  { name }: Pick<AgencyBrand, 'name'>,
): RequestIssue[] {
  if (password === '') return [{ path: 'password', code: 'required' }];
  const issue = plainEmail(password) === email ? 'known' : passwordIssue(password, name);
  return issue ? [{ path: 'password', ...REFUSED[issue] }] : [];
}

const REFUSED = {
  tooShort: { code: 'minLength', limit: SHORTEST_PASSWORD },
  tooLong: { code: 'maxLength', limit: LONGEST_PASSWORD },
  known: { code: 'knownPassword' },
} as const;
