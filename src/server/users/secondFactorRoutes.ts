import { generateSecret } from 'otplib';
import { SECOND_FACTOR_CALLS } from '../../contract/secondFactor';
import { brandName } from '../../definition/brand/brand';
import { audit } from '../audit/audit';
import { confirmations } from '../auth/confirmations';
import { appAddress, newRecoveryCodes, recoveryHash, timeStepOf } from '../auth/oneTimeCodes';
import { ownerOf, sessionHash } from '../auth/sessions';
import { type Route, contractRoute, type RequestTo } from '../http/route';
import { existing, HttpRefusal } from '../http/refusal';
import type { RoutePorts } from '../routePorts';
import type { SessionOwner } from '../storage/storage';
import { confirmedColleague } from './passwordRoutes';
import { ownersTeller } from './tellOwners';

/**
 * Returns the routes for the second factor of the own account, and for removing a colleague's. A secret is in one
 * response only: that of the call which makes it.
 */
export function secondFactorRoutes(ports: RoutePorts): readonly Route[] {
  const { storage, now, readBrand, settings } = ports;
  const { secondFactors } = storage;
  const confirm = confirmations(ports);
  const tellOwners = ownersTeller(ports);

  /** @throws Refusal 404 if the account has none; 422 without password and code */
  async function confirmBoth(
    request: RequestTo<typeof SECOND_FACTOR_CALLS.turnOff>,
  ): Promise<SessionOwner> {
    const owner = ownerOf(request);
    if (!owner.hasFactor) throw HttpRefusal.of(404, 'notFound');
    await confirm.both(request, request.body);
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
      await confirm.password(request, 'ownPassword', request.body.ownPassword);
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
      await confirm.code(request, async () => step !== undefined);
      const recoveryCodes = newRecoveryCodes();
      const codes = recoveryCodes.map(recoveryHash);
      const given = { secret, step: step ?? 0, codes, session: sessionHash(request) };
      const confirmed = await secondFactors.confirm(id, given, now().toISOString());
      if (!confirmed) throw HttpRefusal.of(409, 'factorOn');
      await audit(storage, request, 'factorTurnedOn', email);
      return { recoveryCodes };
    }),
    contractRoute(SECOND_FACTOR_CALLS.renewCodes, async (request) => {
      const { id, email } = await confirmBoth(request);
      const recoveryCodes = newRecoveryCodes();
      await secondFactors.replaceRecovery(
        id,
        recoveryCodes.map(recoveryHash),
        sessionHash(request),
      );
      await audit(storage, request, 'recoveryCodesMade', email);
      return { recoveryCodes };
    }),
    contractRoute(SECOND_FACTOR_CALLS.turnOff, async (request) => {
      const { id, email } = await confirmBoth(request);
      await secondFactors.remove(id, sessionHash(request));
      await audit(storage, request, 'factorTurnedOff', email);
    }),
    contractRoute(SECOND_FACTOR_CALLS.reset, async (request) => {
      const { id, ...confirmation } = request.body;
      // One's own is turned off by another call.
      if (id === ownerOf(request).id) throw HttpRefusal.of(403, 'ownRights');
      const colleague = await confirmedColleague(ports, request, id, confirmation);
      await secondFactors.remove(id);
      await tellOwners(request, 'factorReset', colleague.email);
    }),
  ];
}
