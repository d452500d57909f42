import type { FastifyRequest } from 'fastify';
import { generateSecret } from 'otplib';
import { SECOND_FACTOR_CALLS } from '../../contract/secondFactor';
import { brandName } from '../../definition/brand/brand';
import { audit } from '../audit/audit';
import {
  appAddress,
  newRecoveryCodes,
  recoveryHash,
  timeStepOf,
  takeCode,
} from '../auth/oneTimeCodes';
import { ownerOf } from '../auth/sessions';
import type { Route } from '../http/addRoutes';
import { contractRoute, type RequestTo } from '../http/contractRoute';
import { existing, HttpRefusal } from '../http/refusal';
import type { RoutePorts } from '../routePorts';
import type { StoredFactor } from '../storage/secondFactors';
import type { SessionOwner } from '../storage/storage';
import { passwordCheck } from './passwordRoutes';

type CodeRequest = Pick<FastifyRequest, 'ip' | 'sessionOwner' | 'log'>;

/**
 * Returns the routes for the second factor of the own account, and for removing a colleague's. A secret is in one
 * response only: that of the call which makes it.
 */
export function secondFactorRoutes({
  storage,
  throttle,
  now,
  readBrand,
  settings,
}: RoutePorts): readonly Route[] {
  const { secondFactors } = storage;
  const confirmPassword = passwordCheck({ storage, throttle });

  /** @throws Refusal 404 if the account has none */
  async function factorOf({ id }: SessionOwner): Promise<StoredFactor> {
    const factor = await secondFactors.read(id);
    if (!factor || factor.confirmedAt === null) throw HttpRefusal.of(404, 'notFound');
    return factor;
  }

  /** @throws Refusal 422 at `code`; 429 after too many attempts */
  async function confirmCode(request: CodeRequest, isRight: () => Promise<unknown>): Promise<void> {
    const { id, email } = ownerOf(request);
    await throttle.countCode(id);
    if (!(await isRight())) {
      await audit(storage, request, 'codeRefused', email);
      throw HttpRefusal.of(422, 'wrongCode', { name: 'code' });
    }
    await throttle.forgiveCode(id);
  }

  async function confirmBoth(
    request: RequestTo<typeof SECOND_FACTOR_CALLS.turnOff>,
  ): Promise<SessionOwner> {
    const owner = ownerOf(request);
    const { ownPassword, code } = request.body;
    const factor = await factorOf(owner);
    if (code === '') throw HttpRefusal.at('code', 'required');
    await confirmPassword(request, 'ownPassword', ownPassword);
    await confirmCode(request, () => takeCode(secondFactors, owner.id, factor, code, now()));
    return owner;
  }

  return [
    contractRoute(SECOND_FACTOR_CALLS.read, async (request) => {
      const { id } = ownerOf(request);
      const { confirmedAt = null, recoveryLeft = 0 } = (await secondFactors.read(id)) ?? {};
      const required = settings.secondFactor;
      return { on: confirmedAt !== null, since: confirmedAt, recoveryLeft, required };
    }),
    contractRoute(SECOND_FACTOR_CALLS.begin, async (request) => {
      const { id, email } = ownerOf(request);
      await confirmPassword(request, 'ownPassword', request.body.ownPassword);
      const secret = generateSecret();
      const begun = await secondFactors.begin(id, secret, now().toISOString());
      if (!begun) throw HttpRefusal.of(409, 'factorOn');
      return { secret, address: appAddress(brandName(await readBrand(), 'en'), email, secret) };
    }),
    contractRoute(SECOND_FACTOR_CALLS.confirm, async (request) => {
      const { id, email } = ownerOf(request);
      const { code } = request.body;
      if (code === '') throw HttpRefusal.at('code', 'required');
      const begun = existing(await secondFactors.read(id));
      if (begun.confirmedAt !== null) throw HttpRefusal.of(409, 'factorOn');
      const { secret } = begun;
      const step = timeStepOf(secret, code, now());
      await confirmCode(request, async () => step !== undefined);
      const recoveryCodes = newRecoveryCodes();
      const given = { secret, step: step ?? 0, codes: recoveryCodes.map(recoveryHash) };
      const confirmed = await secondFactors.confirm(id, given, now().toISOString());
      if (!confirmed) throw HttpRefusal.of(409, 'factorOn');
      await audit(storage, request, 'factorTurnedOn', email);
      return { recoveryCodes };
    }),
    contractRoute(SECOND_FACTOR_CALLS.renewCodes, async (request) => {
      const { id, email } = await confirmBoth(request);
      const recoveryCodes = newRecoveryCodes();
      await secondFactors.replaceRecovery(id, recoveryCodes.map(recoveryHash));
      await audit(storage, request, 'recoveryCodesMade', email);
      return { recoveryCodes };
    }),
    contractRoute(SECOND_FACTOR_CALLS.turnOff, async (request) => {
      const { id, email } = await confirmBoth(request);
      await secondFactors.remove(id);
      await audit(storage, request, 'factorTurnedOff', email);
      return {};
    }),
    contractRoute(SECOND_FACTOR_CALLS.reset, async (request) => {
      const { id, ownPassword } = request.body;
      await confirmPassword(request, 'ownPassword', ownPassword);
      const colleague = await storage.staff.read(id);
      if (!colleague) throw HttpRefusal.of(404, 'notFound', { name: 'id' });
      // One's own is turned off with a code: a session and a password alone are one factor.
      if (id === ownerOf(request).id) throw HttpRefusal.of(403, 'ownRights');
      await secondFactors.reset(id);
      await audit(storage, request, 'factorReset', colleague.email);
      return {};
    }),
  ];
}
