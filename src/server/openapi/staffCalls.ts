import type { ContentKind } from '../../definition/content';
import { LANGUAGES } from '../../definition/text';
import { STATUSES } from '../storage/applications';
import type { JsonSchema } from '../../definition/toJsonSchema';
import type { Call } from './call';
import { APPLICATIONS, PAGE } from './parameters';
import {
  DAY,
  DONE,
  FILE,
  having,
  INTEGER,
  listOf,
  mayHave,
  MOMENT,
  named,
  oneOfThese,
  only,
  orNull,
  pageOf,
  TEXT,
  YES_OR_NO,
} from './schemas';

const BOTH = ['json', 'multipart'] as const;

type Rest = Omit<Call, 'method' | 'path' | 'tag' | 'summary' | 'staff'>;

const staff =
  (tag: string) =>
  (method: Call['method'], path: string, summary: string, rest: Rest): Call => ({
    method,
    path,
    tag,
    summary,
    staff: true,
    ...rest,
  });

const work = staff('Applications');
const line = having({
  id: TEXT,
  reference: named('Reference'),
  service: TEXT,
  language: oneOfThese(LANGUAGES),
  createdAt: MOMENT,
  status: oneOfThese(STATUSES),
  unread: YES_OR_NO,
  name: TEXT,
  phone: TEXT,
  email: TEXT,
});

const ofService =
  "Where ?service names one: the answers to its file's columns, as they are read in English.";
const lineOfService: JsonSchema = {
  allOf: [line, mayHave({ cells: listOf(having({ name: TEXT, text: TEXT, code: YES_OR_NO })) })],
  description: ofService,
};
const columnsOfService = mayHave({ columns: listOf(having({ name: TEXT, label: TEXT })) });

/** The work with applications, whatever their service. */
const APPLICATION_CALLS: readonly Call[] = [
  work('GET', 'application/', 'The applications of all services', {
    query: { ...PAGE, ...APPLICATIONS },
    answer: {
      schema: { allOf: [pageOf(lineOfService), having({ unread: INTEGER }), columnsOfService] },
    },
  }),
  work('GET', 'application/{id}/', 'All that is known of one', {
    answer: { schema: named('Application') },
    listedBy: 'application/',
  }),
  work('PUT', 'application/{id}/', 'Its status, its note, and whether it was read', {
    body: {
      as: ['json'],
      schema: only({
        status: oneOfThese(STATUSES),
        note: { ...TEXT, maxLength: 5000 },
        read: YES_OR_NO,
      }),
      example: { status: 'inProgress', read: true },
    },
    answer: { schema: named('Application') },
  }),
  work('DELETE', 'application/{id}/', 'Erases it', { answer: { schema: DONE } }),
  work('GET', 'application_export/', 'A list as a file', {
    query: {
      format: { schema: oneOfThese(['csv', 'xlsx']), required: true, example: 'csv' },
      ...APPLICATIONS,
    },
    answer: {
      type: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
      schema: {},
    },
  }),
  work('GET', 'photo/{id}/', 'A photo that came with one', {
    answer: { type: ['image/jpeg'], schema: {} },
  }),
  work('GET', 'dashboard/', 'What waits, and what is missing', {
    answer: {
      schema: having({
        waiting: listOf(having({ service: TEXT, count: INTEGER })),
        days: listOf(having({ day: DAY, count: INTEGER })),
        missing: listOf(
          having({ kind: TEXT, id: TEXT, title: TEXT, languages: listOf(oneOfThese(LANGUAGES)) }),
        ),
        missingTotal: INTEGER,
        lastBackupAt: orNull(MOMENT),
      }),
    },
  }),
];

const session = staff('Session');
const account = staff('Accounts');
const credentials = { email: TEXT, password: TEXT };

const ACCOUNT_CALLS: readonly Call[] = [
  {
    method: 'POST',
    path: 'login/',
    tag: 'Session',
    summary: 'Logs in',
    body: {
      as: ['json'],
      schema: having(credentials),
      example: { email: 'staff@agency.example', password: 'nobody has this one' },
    },
    answer: { schema: having({ access_token: TEXT }) },
  },
  session('GET', 'me/', 'Who is logged in', {
    answer: { schema: having({ id: TEXT, email: TEXT }) },
  }),
  session('GET', 'logout/', 'Ends the session', { acts: true, answer: { schema: DONE } }),
  account('GET', 'user/', 'The accounts', {
    query: { ...PAGE, search: { schema: TEXT }, order: { schema: TEXT } },
    answer: { schema: pageOf(named('User')) },
  }),
  account('GET', 'user/{id}/', 'One account', {
    answer: { schema: named('User') },
    listedBy: 'user/',
  }),
  account('POST', 'user/', 'A new account', {
    body: { as: BOTH, schema: only({ ...credentials, name: TEXT }, ['email', 'password']) },
    answer: { status: 201, schema: named('User') },
  }),
  account('PUT', 'user/{id}/', 'Changes one; what is left out stays', {
    body: { as: BOTH, schema: only({ email: TEXT, name: TEXT, disabled: YES_OR_NO }) },
    answer: { schema: named('User') },
  }),
  account('DELETE', 'user/{id}/', 'Removes one', { answer: { schema: DONE } }),
  account('PUT', 'change_password/{id}/', "Changes one's own password", {
    body: {
      as: BOTH,
      schema: only({ oldPassword: TEXT, password: TEXT }, ['oldPassword', 'password']),
    },
    answer: { schema: DONE },
  }),
  account('PUT', 'reset_password/', 'Gives a colleague a new password', {
    body: {
      as: BOTH,
      schema: only({ id: TEXT, ownPassword: TEXT, password: TEXT }, [
        'id',
        'ownPassword',
        'password',
      ]),
    },
    answer: { schema: DONE },
  }),
];

const house = staff('Server');
const content = staff('Content');

const HOUSE_CALLS: readonly Call[] = [
  house('GET', 'audit/', 'What staff did, newest first', {
    query: { ...PAGE, action: { schema: TEXT }, search: { schema: TEXT } },
    answer: {
      schema: pageOf(having({ id: TEXT, at: MOMENT, who: TEXT, action: TEXT, subject: TEXT })),
    },
  }),
  content('POST', 'content_photo/', 'Keeps a picture', {
    body: { as: ['multipart'], schema: only({ photo: FILE }, ['photo']) },
    answer: { status: 201, schema: having({ address: TEXT }) },
  }),
];

/** What staff can do beside the reads and writes of each kind and service. */
export function staffCalls(kinds: readonly ContentKind[], hasOpenMetrics: boolean): Call[] {
  const metrics = house('GET', 'metrics/', 'How it fares', {
    answer: { type: ['text/plain'], schema: {} },
  });
  const { staff: _, ...open } = metrics;
  const unlink = content(
    'GET',
    'delete_service_special_offer/{service}/{serviceType}',
    'Unlinks an offer',
    {
      inPath: { service: { schema: TEXT }, serviceType: { schema: TEXT } },
      acts: true,
      answer: { schema: DONE },
    },
  );
  return [
    ...APPLICATION_CALLS,
    ...ACCOUNT_CALLS,
    ...HOUSE_CALLS,
    hasOpenMetrics ? open : metrics,
    ...(kinds.some(({ id }) => id === 'special_offer') ? [unlink] : []),
  ];
}
