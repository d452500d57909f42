import { defineCall } from './contractCall';
import * as s from './schema';

/** Whether an account has a second factor: one-time codes by an authenticator app. */
export const SECOND_FACTOR = s.having({
  on: s.YES_OR_NO,
  since: s.orNull(s.MOMENT),
  /** How many recovery codes have not been used. */
  recoveryLeft: s.INTEGER,
  /** The account may do nothing else until it has one. */
  required: s.YES_OR_NO,
});

export const SET_UP = s.having({
  /** In base32, to type into the app. */
  secret: s.TEXT,
  /** For the QR code: otpauth://totp/… */
  address: s.TEXT,
});

/** Shown once; the server keeps only their hashes. */
export const RECOVERY_CODES = s.having({ recoveryCodes: s.listOf(s.TEXT) });

/** A code of the app, or a recovery code. */
const CODE = s.storable(100);

const own = { staff: 'usePanel', tag: 'Second factor' } as const;

/** The second factor of accounts (RFC 6238). */
export const SECOND_FACTOR_CALLS = {
  read: defineCall('GET', 'second_factor/', {
    ...own,
    withoutFactor: true,
    summary: 'Whether the own account has a second factor',
    response: { schema: SECOND_FACTOR },
  }),
  begin: defineCall('POST', 'second_factor/', {
    ...own,
    withoutFactor: true,
    summary: 'Makes a secret for an authenticator app; it counts once a code has confirmed it',
    body: { schema: s.only({ ownPassword: s.PASSWORD }) },
    response: { status: 201, schema: SET_UP },
  }),
  confirm: defineCall('POST', 'second_factor_confirm/', {
    ...own,
    withoutFactor: true,
    summary: 'Turns the second factor on, with a code of the app',
    body: { schema: s.only({ code: CODE }) },
    response: { schema: RECOVERY_CODES },
  }),
  renewCodes: defineCall('POST', 'recovery_codes/', {
    ...own,
    summary: 'Makes new recovery codes; the old ones end',
    body: { schema: s.only({ ownPassword: s.PASSWORD, code: CODE }) },
    response: { schema: RECOVERY_CODES },
  }),
  turnOff: defineCall('POST', 'second_factor_off/', {
    ...own,
    summary: 'Turns the second factor off',
    body: { schema: s.only({ ownPassword: s.PASSWORD, code: CODE }) },
  }),
  reset: defineCall('PUT', 'reset_second_factor/', {
    ...own,
    staff: 'manageAccounts',
    summary:
      "Removes a colleague's second factor, such as after a lost phone; needs a confirmation",
    body: { schema: s.only({ id: s.storable(100) }, s.CONFIRMATION) },
  }),
};
