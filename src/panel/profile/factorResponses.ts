import { readAs } from '../../contract/readAs';
import { RECOVERY_CODES, SECOND_FACTOR, SET_UP } from '../../contract/secondFactor';
import type { TypeOf } from '../../contract/schema';

export type SecondFactor = TypeOf<typeof SECOND_FACTOR>;

/** Reads the response of GET second_factor/. */
export const factorIn = (answer: unknown): SecondFactor => readAs(SECOND_FACTOR, answer);

/** What the authenticator app needs, in the QR code or typed. */
export type SetUp = TypeOf<typeof SET_UP>;

export const setUpIn = (answer: unknown): SetUp => readAs(SET_UP, answer);

/** Reads the recovery codes, which the server shows once. */
export const recoveryIn = (answer: unknown): readonly string[] =>
  readAs(RECOVERY_CODES, answer).recoveryCodes;
