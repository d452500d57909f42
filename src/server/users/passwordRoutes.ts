import { ACCOUNT_CALLS } from '../../contract/accounts';
import { audit } from '../audit/audit';
import { hashPassword } from '../auth/passwords';
import { ownerOf } from '../auth/sessions';
import { contractRoute } from '../http/contractRoute';
import { type RequestIssue, HttpRefusal } from '../http/refusal';
import type { Route } from '../http/addRoutes';
import type { RoutePorts } from '../routePorts';
import { passwordIssues } from './accountIssues';
import { passwordCheck } from './passwordCheck';

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
