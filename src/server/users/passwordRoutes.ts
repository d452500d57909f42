import type { FastifyRequest } from 'fastify';
import { audit } from '../audit/audit';
import { hashPassword, isPassword } from '../auth/passwords';
import type { Throttle } from '../auth/throttle';
import { callerKey } from '../http/address';
import { type Fault, Refusal } from '../http/refusal';
import type { Route } from '../http/routes';
import type { Storage } from '../storage/storage';
import { readFields } from './body';
import { passwordFaults } from './judge';
import type { UserPorts } from './routes';

const ID = { most: 100 };
/** More than is taken as a password, so that the rule says how many characters are. */
const PASSWORD = { most: 1_000_000 };

/**
 * Changing one's own password, and giving a colleague a new one (docs/requirements.md, P41). Both need the
 * password of whoever does it; a wrong one counts as a wrong login. All sessions of the account end at
 * once, also the one that asked: log in anew.
 */
export function passwordRoutes(
  { storage, folder }: UserPorts,
  throttle: Throttle,
): readonly Route[] {
  return [
    {
      method: 'PUT',
      path: 'change_password/{id}/',
      staff: true,
      handle: async (request) => {
        const { id } = request.params as { id: string };
        const { sessionOwner } = request;
        if (id !== sessionOwner?.id) throw Refusal.of(404, 'notFound');
        const { oldPassword, password } = await readFields(request, folder, {
          oldPassword: PASSWORD,
          password: PASSWORD,
        });
        refuseFaults([
          ...needed('oldPassword', oldPassword),
          ...passwordFaults(password, sessionOwner.email),
        ]);
        if (password === oldPassword) throw Refusal.of(422, 'samePassword', { name: 'password' });
        await confirm(request, { name: 'oldPassword', password: oldPassword }, storage, throttle);
        await storage.staff.setPassword(id, await hashPassword(password ?? ''));
        await audit(storage, request, 'passwordChanged', sessionOwner.email);
        return {};
      },
    },
    {
      method: 'PUT',
      path: 'reset_password/',
      staff: true,
      handle: async (request) => {
        const { id, ownPassword, password } = await readFields(request, folder, {
          id: ID,
          ownPassword: PASSWORD,
          password: PASSWORD,
        });
        refuseFaults([
          ...needed('id', id),
          ...needed('ownPassword', ownPassword),
          // Whose it will be is told only to who knows their own.
          ...passwordFaults(password, ''),
        ]);
        await confirm(request, { name: 'ownPassword', password: ownPassword }, storage, throttle);
        const colleague = await storage.staff.read(id ?? '');
        if (!colleague) throw Refusal.of(404, 'notFound', { name: 'id' });
        refuseFaults(passwordFaults(password, colleague.email));
        await storage.staff.setPassword(colleague.id, await hashPassword(password ?? ''));
        await audit(storage, request, 'passwordReset', colleague.email);
        return {};
      },
    },
  ];
}

const needed = (path: string, value: string | undefined): Fault[] =>
  value === undefined || value === '' ? [{ path, code: 'required' }] : [];

function refuseFaults(faults: readonly Fault[]): void {
  if (faults.length > 0) throw Refusal.ofFaults(faults);
}

/**
 * Lets those past who know the password of the account that they are logged in with.
 * @throws Refusal 422, at the field's name: a 401 would log them out. 429 after too many
 */
async function confirm(
  request: FastifyRequest,
  { name, password = '' }: { readonly name: string; readonly password: string | undefined },
  storage: Storage,
  throttle: Throttle,
): Promise<void> {
  const { email = '' } = request.sessionOwner ?? {};
  const caller = callerKey(request.ip);
  await throttle.count(caller, email);
  const account = await storage.staff.byEmail(email);
  if (!(await isPassword(account?.passwordHash, password))) {
    await audit(storage, request, 'passwordRefused', email);
    throw Refusal.of(422, 'wrongPassword', { name });
  }
  await throttle.forgive(caller, email);
}
