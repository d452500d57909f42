import { FALLBACK_LANGUAGES } from '../definition/model/text';
import { defineCall } from './contractCall';
import * as s from './schema';
import { RIGHTS, ROLES } from './rights';

const RIGHTS_OF_USER = {
  role: s.oneOfThese(ROLES),
  /** Beside the role's own rights. */
  granted: s.listOf(s.oneOfThese(RIGHTS)),
  /** The services whose applications a case worker or a reader sees; null: all. */
  services: s.orNull(s.listOf(s.TEXT)),
};

/** The language in which an account uses the panel; English until it chooses another one. */
const LANGUAGE = s.oneOfThese(FALLBACK_LANGUAGES);

/** An account as owners see it. */
export const USER = s.having({
  id: s.TEXT,
  email: s.TEXT,
  name: s.TEXT,
  language: LANGUAGE,
  disabled: s.YES_OR_NO,
  /** Whether logging in asks for a one-time code, too. */
  secondFactor: s.YES_OR_NO,
  ...RIGHTS_OF_USER,
  createdAt: s.MOMENT,
  lastLoginAt: s.orNull(s.MOMENT),
  /** Raised with each change of the account, from 1. */
  version: s.VERSION,
  changedAt: s.orNull(s.MOMENT),
  /** Their e-mail address. */
  changedBy: s.orNull(s.TEXT),
});

export type User = s.TypeOf<typeof USER>;

const USER_COLUMNS = ['email', 'name', 'createdAt', 'lastLoginAt'] as const;

export type UserColumn = (typeof USER_COLUMNS)[number];

const EMAIL = s.storable(320);
const NAME = s.storable(100);

/** Without a role: the daily work with applications and content (contract/rights). */
const GIVEN_RIGHTS = {
  role: RIGHTS_OF_USER.role,
  granted: { ...s.listOf(s.oneOfThese(RIGHTS)), maxItems: RIGHTS.length },
  services: s.orNull({ ...s.listOf(s.storable(100)), minItems: 1, maxItems: 100 }),
};

const BOTH = ['json', 'multipart'] as const;
const session = { tag: 'Session' } as const;
const ownSession = { ...session, staff: 'usePanel', withoutFactor: true } as const;
const account = { staff: 'manageAccounts', tag: 'Accounts' } as const;
const user = s.named('User', USER);

/** A colleague to whom applications can be given; a disabled one may still have some. */
const COLLEAGUE = s.having({
  id: s.TEXT,
  email: s.TEXT,
  name: s.TEXT,
  disabled: s.YES_OR_NO,
  /** The services whose applications the account handles; null: all. */
  handles: s.orNull(s.listOf(s.TEXT)),
});

export type Colleague = s.TypeOf<typeof COLLEAGUE>;

export const COLLEAGUES = s.having({ data: s.listOf(COLLEAGUE) });

/** Sessions and staff accounts (docs/requirements.md, P41). */
export const ACCOUNT_CALLS = {
  logIn: defineCall('POST', 'login/', {
    ...session,
    summary: 'Logs in',
    body: {
      /** The code: of accounts with a second factor (contract/secondFactor). */
      schema: s.having({ email: s.TEXT, password: s.TEXT }, { code: s.storable(100) }),
      example: { email: 'staff@agency.example', password: 'nobody has this one' },
    },
    response: { schema: s.having({ access_token: s.TEXT }) },
  }),
  me: defineCall('GET', 'me/', {
    ...ownSession,
    summary: 'Who is logged in, with all rights of the account',
    response: {
      schema: s.having({
        id: s.TEXT,
        email: s.TEXT,
        name: s.TEXT,
        language: LANGUAGE,
        role: RIGHTS_OF_USER.role,
        rights: s.listOf(s.oneOfThese(RIGHTS)),
        services: RIGHTS_OF_USER.services,
        /** The account may do nothing until it has set up a second factor. */
        factorNeeded: s.YES_OR_NO,
      }),
    },
  }),
  logOut: defineCall('GET', 'logout/', { ...ownSession, summary: 'Ends the session', acts: true }),
  leave: defineCall('POST', 'session_leave/', {
    ...ownSession,
    summary: 'Ends the session in some seconds, unless it is resumed',
  }),
  resume: defineCall('POST', 'session_resume/', {
    ...ownSession,
    summary: 'Continues a session that was left',
  }),
  colleagues: defineCall('GET', 'colleague/', {
    ...account,
    staff: 'readApplications',
    summary: 'Whom applications can be given to',
    response: { schema: COLLEAGUES },
  }),
  list: defineCall('GET', 'user/', {
    ...account,
    summary: 'The accounts',
    query: s.having(
      {},
      { search: { ...s.storable(100), description: 'Words of an e-mail address or a name.' } },
      { ...s.PAGE, order: { ...s.ordersBy(USER_COLUMNS), default: 'email' } },
    ),
    response: { schema: s.pageOf(user) },
  }),
  read: defineCall('GET', 'user/{id}/', {
    ...account,
    of: 'ownAccount',
    summary: 'One account',
    response: { schema: user },
    listedBy: 'user/',
  }),
  add: defineCall('POST', 'user/', {
    ...account,
    summary: 'A new account; needs a confirmation',
    body: {
      as: BOTH,
      schema: s.only(
        { email: EMAIL, password: s.PASSWORD },
        { name: NAME, ...GIVEN_RIGHTS, ...s.CONFIRMATION },
      ),
    },
    response: { status: 201, schema: user },
  }),
  change: defineCall('PUT', 'user/{id}/', {
    ...account,
    of: 'ownAccount',
    summary:
      'Changes an account; what is left out stays. Another e-mail address and more rights need a confirmation',
    versioned: true,
    body: {
      as: BOTH,
      schema: s.only(
        {},
        {
          email: EMAIL,
          name: NAME,
          language: LANGUAGE,
          disabled: s.YES_OR_NO,
          ...GIVEN_RIGHTS,
          version: s.VERSION,
          ...s.CONFIRMATION,
        },
      ),
    },
    response: { schema: user },
  }),
  remove: defineCall('DELETE', 'user/{id}/', { ...account, summary: 'Removes an account' }),
  changePassword: defineCall('PUT', 'change_password/{id}/', {
    ...account,
    staff: 'usePanel',
    summary: "Changes one's own password",
    body: { as: BOTH, schema: s.only({ oldPassword: s.PASSWORD, password: s.PASSWORD }) },
  }),
  resetPassword: defineCall('PUT', 'reset_password/', {
    ...account,
    summary: 'Gives a colleague a new password; needs a confirmation',
    body: {
      as: BOTH,
      schema: s.only({ id: s.storable(100), password: s.PASSWORD }, s.CONFIRMATION),
    },
  }),
};
