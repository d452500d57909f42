import { readAs } from '../../contract/readAs';
import { RECOVERY_CODES, SECOND_FACTOR, SET_UP } from '../../contract/secondFactor';
import type { TypeOf } from '../../contract/schema';

export type SecondFactor = TypeOf<typeof SECOND_FACTOR>;

/** Reads the response of GET second_factor/. */
export const factorIn = (response: unknown): SecondFactor => readAs(SECOND_FACTOR, response);

/** What the authenticator app needs, in the QR code or typed. */
export type SetUp = TypeOf<typeof SET_UP>;

export const setUpIn = (response: unknown): SetUp => readAs(SET_UP, response);

/** Reads the recovery codes, which the server shows once. */
export const recoveryIn = (response: unknown): readonly string[] =>
  readAs(RECOVERY_CODES, response).recoveryCodes;
