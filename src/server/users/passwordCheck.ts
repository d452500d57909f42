import type { FastifyRequest } from 'fastify';
import { audit } from '../audit/audit';
import { isPassword } from '../auth/passwords';
import { ownerOf } from '../auth/sessions';
import { callerKey } from '../http/clientAddress';
import type { RoutePorts } from '../routePorts';
import { HttpRefusal } from '../http/refusal';

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
