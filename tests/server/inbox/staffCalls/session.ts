import { ERRORS, type Row } from './row';

const SECRETS = [ERRORS, 'password', 'Hash', 'token'] as const;
const USER = ['"id"', '"email"', '"name"', '"disabled"', '"createdAt"', '"lastLoginAt"'] as const;

const COLLEAGUE = { email: 'colleague@agency.example', name: 'Rebin' };
const PASSWORD = 'Juniper-lamp-4711-rain';

/**
 * Sessions and accounts (docs/requirements.md, P41). `{me/}` is the current user, `{user/}` the first other
 * account.
 */
export const SESSION: readonly Row[] = [
  ['GET', 'me/', 200, ['"id"', '"email"'], SECRETS],
  ['GET', 'user/', 200, ['{"data":[', '"total":1', ...USER], SECRETS],
  [
    'POST',
    'user/',
    201,
    [COLLEAGUE.email, ...USER],
    SECRETS,
    { json: { ...COLLEAGUE, password: PASSWORD, ownPassword: '{own}' } },
  ],
  [
    'POST',
    'user/',
    422,
    [ERRORS, '"name":"email"'],
    ['"id"'],
    { json: { ...COLLEAGUE, password: PASSWORD } },
  ],
  [
    'POST',
    'user/',
    422,
    [ERRORS, '"name":"password"'],
    ['sesame'],
    { json: { ...COLLEAGUE, email: 'x@agency.example', password: 'sesame' } },
  ],
  ['GET', 'user/?search=rebin', 200, ['"total":1', COLLEAGUE.email], SECRETS],
  ['GET', 'user/{user/}/', 200, [COLLEAGUE.email, ...USER], SECRETS],
  ['GET', 'user/nobody/', 404, [ERRORS, '"notFound"'], ['"email":']],
  [
    'PUT',
    'user/{user/}/',
    200,
    ['"name":"Rebin K"', ...USER],
    SECRETS,
    { form: { name: 'Rebin K' } },
  ],
  [
    'PUT',
    'user/{user/}/',
    422,
    [ERRORS, '"name":"role"'],
    SECRETS.slice(1),
    { json: { role: 'x' } },
  ],
  [
    'PUT',
    'reset_password/',
    200,
    ['{}'],
    SECRETS,
    { json: { id: '{user/}', password: `${PASSWORD}!`, ownPassword: '{own}' } },
  ],
  [
    'PUT',
    'reset_password/',
    422,
    [ERRORS, '"name":"ownPassword"'],
    [PASSWORD],
    { json: { id: '{user/}', password: PASSWORD, ownPassword: 'not mine' } },
  ],
  [
    'PUT',
    'change_password/{user/}/',
    404,
    [ERRORS],
    [PASSWORD],
    { form: { oldPassword: PASSWORD, password: PASSWORD } },
  ],
  [
    'PUT',
    'change_password/{me/}/',
    422,
    [ERRORS, '"name":"oldPassword"'],
    [PASSWORD],
    { form: { oldPassword: 'not mine', password: PASSWORD } },
  ],
  ['DELETE', 'user/{user/}/', 200, ['{}'], SECRETS],
  ['DELETE', 'user/{me/}/', 422, [ERRORS, '"lastOwner"'], ['"email"']],
  ['GET', 'user/', 200, ['"total":1'], [COLLEAGUE.email]],
];

/** Each ends the session that it uses. */
export const LAST: readonly Row[] = [
  ['GET', 'logout/', 200, ['{}'], SECRETS],
  [
    'PUT',
    'change_password/{me/}/',
    200,
    ['{}'],
    SECRETS,
    { form: { oldPassword: '{own}', password: PASSWORD } },
  ],
];
