import type { FastifyRequest } from 'fastify';
import { audit } from '../audit/audit';
import { isPassword } from '../auth/passwords';
import type { Throttle } from '../auth/throttle';
import { callerKey } from '../http/clientAddress';
import { HttpRefusal } from '../http/refusal';
import type { Storage } from '../storage/storage';

/**
 * Verifies the password of the account of the session.
 * @throws Refusal 422 at the field's name, since a 401 would log the user out; 429 after too many attempts
 */
export async function confirmPassword(
  request: Pick<FastifyRequest, 'ip' | 'sessionOwner' | 'log'>,
  { name, password }: { readonly name: string; readonly password: string },
  storage: Storage,
  throttle: Throttle,
): Promise<void> {
  if (password === '') throw HttpRefusal.at(name, 'required');
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
