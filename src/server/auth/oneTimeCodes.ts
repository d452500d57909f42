import { hash, randomBytes } from 'node:crypto';
import { generateURI, verifySync } from 'otplib';
import { plainCode } from '../../definition/model/digits';
import type { SecondFactors, StoredFactor } from './secondFactors';

/** Seconds by which the clock of a phone may differ: one code before, and one after. */
const TOLERANCE = 30;
const DIGITS = /^[0-9]{6}$/u;

const RECOVERY_COUNT = 10;
/** 80 bits: too many to guess from a hash, even a fast one. */
const RECOVERY_BYTES = 10;
const RECOVERY = /^[0-9a-f]{20}$/u;

/** Returns what the QR code says: the app shows agency and account, with a colon between them, beside its codes. */
export const appAddress = (issuer: string, email: string, secret: string): string =>
  generateURI({ issuer: withoutColon(issuer), label: withoutColon(email), secret });

const withoutColon = (text: string): string => text.replaceAll(/\s*:\s*/gu, ' ').trim();

/** Returns the time step of a code that is right at a moment; undefined if none is. */
export function timeStepOf(secret: string, code: string, now: Date): number | undefined {
  const token = plain(code);
  if (!DIGITS.test(token)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token, epoch, epochTolerance: TOLERANCE });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}

/** Returns recovery codes in the form `0123-4567-89ab-cdef-0123`. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: RECOVERY_COUNT }, () =>
    (randomBytes(RECOVERY_BYTES).toString('hex').match(/.{4}/gu) ?? []).join('-'),
  );

export const recoveryHash = (code: string): string => hash('sha256', plain(code));

/**
 * Uses a code of the app, or a recovery code, which then cannot be used again. Returns which it was; undefined if it
 * is wrong or was used before.
 */
export async function takeCode(
  factors: SecondFactors,
  staffId: string,
  { secret }: Pick<StoredFactor, 'secret'>,
  code: string,
  now: Date,
): Promise<'app' | 'recovery' | undefined> {
  const step = timeStepOf(secret, code, now);
  if (step !== undefined) return (await factors.useStep(staffId, step)) ? 'app' : undefined;
  if (!RECOVERY.test(plain(code))) return undefined;
  return (await factors.useRecovery(staffId, recoveryHash(code))) ? 'recovery' : undefined;
}

/** People copy codes with spaces and dashes, and type digits of their own script. */
const plain = (code: string): string => plainCode(code).replaceAll(/[\s-]/gu, '').toLowerCase();
