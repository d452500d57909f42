import type { FastifyRequest } from 'fastify';
import { ACCOUNT_CALLS, type User } from '../../contract/accounts';
import { audit } from '../audit/audit';
import { confirmations } from '../auth/confirmations';
import { hashPassword, plainPassword, passwordIssue, plainEmail } from '../auth/passwords';
import { ownerOf } from '../auth/sessions';
import { type RequestIssue, HttpRefusal } from '../http/refusal';
import { type Route, contractRoute } from '../http/route';
import type { RoutePorts } from '../routePorts';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../../definition/validate/passwordRule';
import type { AgencyBrand } from '../brand/readBrand';
import { ownersTeller } from './tellOwners';
import { DAY } from '../../definition/model/clock';

/**
 * Returns the routes for changing one's own password and for giving a colleague a new one (docs/requirements.md,
 * P41). Both require the password of the user who asks; a wrong one counts as a failed login. All sessions of the
 * account end at once, also the current one.
 */
export function passwordRoutes(ports: RoutePorts): readonly Route[] {
  const { storage, readBrand } = ports;
  const confirm = confirmations(ports);
  const tellOwners = ownersTeller(ports);
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
      if (plainPassword(password) === plainPassword(oldPassword))
        throw HttpRefusal.of(422, 'samePassword', { name: 'password' });
      await confirm.password(request, 'oldPassword', oldPassword);
      await storage.staff.setPassword(owner.id, await hashPassword(password));
      await audit(storage, request, 'passwordChanged', owner.email);
    }),
    contractRoute(ACCOUNT_CALLS.resetPassword, async (request) => {
      const { id, password, ...confirmation } = request.body;
      const brand = await readBrand();
      refuseIssues([
        ...needed('id', id),
        // Whether it equals the colleague's e-mail address is revealed only after the confirmation.
        ...passwordIssues(password, '', brand),
      ]);
      const colleague = await confirmedColleague(ports, request, id, confirmation);
      refuseIssues(passwordIssues(password, colleague.email, brand));
      await storage.staff.setPassword(colleague.id, await hashPassword(password));
      await tellOwners(request, 'passwordReset', colleague.email);
    }),
  ];
}

/**
 * Returns a colleague whose way to log in is replaced, once that was confirmed. Gives the other owners, who were told of a
 * new one, a day in which it cannot take their accounts.
 * @throws Refusal 404, 422 without the confirmation; 403 if an owner has become one less than a day ago, and the colleague
 * is one, too
 */
export async function confirmedColleague(
  ports: RoutePorts,
  request: FastifyRequest,
  id: string,
  confirmation: Parameters<ReturnType<typeof confirmations>['both']>[1],
): Promise<User> {
  const { storage, now } = ports;
  await confirmations(ports).both(request, confirmation);
  const colleague = await storage.staff.read(id);
  if (!colleague) throw HttpRefusal.of(404, 'notFound', { name: 'id' });
  const isOwner = colleague.role === 'owner';
  const since = isOwner ? await storage.staff.ownerSince(ownerOf(request).id) : null;
  if (since !== null && now().getTime() - Date.parse(since) < DAY) {
    throw HttpRefusal.of(403, 'newOwner');
  }
  return colleague;
}

const needed = (path: string, value: string): RequestIssue[] =>
  value === '' ? [{ path, code: 'required' }] : [];

function refuseIssues(issues: readonly RequestIssue[]): void {
  if (issues.length > 0) throw HttpRefusal.ofIssues(issues);
}

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
  const plain = plainPassword(password);
  const issue = plainEmail(plain) === email ? 'known' : passwordIssue(plain, name);
  return issue ? [{ path: 'password', ...REFUSED[issue] }] : [];
}

const REFUSED = {
  tooShort: { code: 'minLength', limit: SHORTEST_PASSWORD },
  tooLong: { code: 'maxLength', limit: LONGEST_PASSWORD },
  known: { code: 'knownPassword' },
} as const;
