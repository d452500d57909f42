import { LANGUAGES } from '../definition/model/text';
import type { Values } from '../definition/model/values';
import { ACTIVITIES, ACTIVITY, CHANNELS } from './activity';
import {
  APPLICATION_COUNT,
  APPLICATION_FILTER,
  APPLICATION_LIST,
  ORDER,
} from './applicationFilter';
import { CHOSEN_IDS, HANDLED } from './bulk';
import { defineCall, HANDLING } from './contractCall';
import * as s from './schema';
import { CASE_FILES } from './documents';
import { LEDGER, OPEN_AMOUNTS } from './money';
import { STAFF_REQUEST } from './requests';
import { ANSWERED_STATUS } from './statuses';

/** Maximum length of a note of staff, in characters. */
export const LONGEST_NOTE = 5000;

/** The longest message of staff to an applicant, in characters. */
export const LONGEST_REPLY = 4000;

export const REFERENCE: s.Schema<string> = { ...s.TEXT, pattern: '^[A-Z]{2,4}(-[2-9A-Z]{4}){2}$' };

/** The answer in one column of a service's list, in the account's language. */
const CELL = s.having({ name: s.TEXT, text: s.TEXT, code: s.YES_OR_NO });

export const COLUMN = s.having({ name: s.TEXT, label: s.TEXT });

/**
 * A part of what an application is for, by its name when it arrived, in the account's language. `kind` is the
 * content type if `value` is the id of a record, else empty.
 */
const ABOUT_PART = s.having({ field: s.TEXT, value: s.TEXT, name: s.TEXT, kind: s.TEXT });

export type AboutPartData = s.TypeOf<typeof ABOUT_PART>;

/** The answers by which a list can be filtered, with the number of applications. */
export const ABOUT_CHOICES = s.having({
  data: s.listOf(
    s.having({
      field: s.TEXT,
      label: s.TEXT,
      /** It is filtered by days. */
      isDate: s.YES_OR_NO,
      choices: s.listOf(s.having({ value: s.TEXT, name: s.TEXT, count: s.INTEGER })),
    }),
  ),
});

/** Files, or other answers; `answered`: a request, and nothing has changed. */
const SENT_KINDS = ['sent', 'changed', 'answered'] as const;

export type SentKind = (typeof SENT_KINDS)[number];

/** What lists show of an application, too. */
const SUMMARY = {
  id: s.TEXT,
  reference: REFERENCE,
  service: s.TEXT,
  language: s.oneOfThese(LANGUAGES),
  createdAt: s.MOMENT,
  status: ANSWERED_STATUS,
  /** Sent back by a change of status, colleague or date, in If-Match or in the body. */
  version: s.INTEGER,
  /** The id of the colleague whose application it is. */
  assignee: s.orNull(s.TEXT),
  /** Until when something has to be done. */
  due: s.orNull(s.DAY),
  /** The date is before the current day, by the agency's clock, and it is not closed. */
  overdue: s.YES_OR_NO,
  /** When the applicant has sent something after the application; null: never. */
  sentAt: s.orNull(s.MOMENT),
  /** What that was, by its names in the account's language. */
  sent: s.listOf(s.having({ kind: s.oneOfThese(SENT_KINDS), name: s.TEXT })),
  /** No colleague has looked at it. */
  toCheck: s.YES_OR_NO,
  /** Staff have entered it without what the form requires. */
  incomplete: s.YES_OR_NO,
};

/** An application in a list. `cells` are the columns of its service, if the list is of one service. */
export const APPLICATION_LINE = s.having(
  {
    ...SUMMARY,
    /** By whoever asks. */
    unread: s.YES_OR_NO,
    name: s.TEXT,
    phone: s.TEXT,
    email: s.TEXT,
    about: s.TEXT,
  },
  {
    cells: s.listOf(CELL),
    /** The label of the answer that a search has found, if the line itself does not show what it looked for. */
    found: s.TEXT,
    /** Left out: the account may not see money. */
    open: OPEN_AMOUNTS,
  },
);

/** A record has these properties and the submitted answers. */
export const APPLICATION_RECORD = s.having({
  id: s.TEXT,
  reference: REFERENCE,
  language: s.oneOfThese(LANGUAGES),
  definitionVersion: s.INTEGER,
  createdAt: s.MOMENT,
});

/** A note of staff. Notes are only added. `who` is an e-mail address, or empty if unknown. */
const NOTE = s.having({ id: s.TEXT, at: s.MOMENT, who: s.TEXT, text: s.TEXT });

export type Note = s.TypeOf<typeof NOTE>;

/** A complete application, with the definition of the form that was filled in. */
export const APPLICATION = s.having({
  ...SUMMARY,
  definitionVersion: s.INTEGER,
  /** In the account's language: "Qatar · Tourism". */
  title: s.TEXT,
  about: s.listOf(ABOUT_PART),
  /** Who changed the status last; empty if nobody has. */
  changedBy: s.TEXT,
  changedAt: s.orNull(s.MOMENT),
  notes: s.listOf(NOTE),
  /** What has happened, the last first; notes and requests are among it. */
  activity: s.listOf(ACTIVITY),
  /** When it was first read; null if whoever asks has not read it. */
  readAt: s.orNull(s.MOMENT),
  /** The number of secret links to its status page. */
  links: s.INTEGER,
  requests: s.listOf(STAFF_REQUEST),
  /** The paths of the answers that an incomplete one lacks. */
  missing: s.listOf(s.TEXT),
  ...CASE_FILES,
  /** Charges and payments; null: the account may not see them. */
  money: s.orNull(LEDGER),
  answers: s.VALUES,
  definition: s.DEFINITION,
  record: s.named<Values>('ApplicationRecord'),
});

/** A list contains the number of unread applications; the list of one service also has its columns. */
const INBOX = s.having(
  {
    ...s.pageFields(APPLICATION_LINE),
    unread: s.INTEGER,
    /** When it was read, by the server's clock. */
    at: s.MOMENT,
  },
  { columns: s.listOf(COLUMN) },
);

const common = { staff: 'readApplications', tag: 'Applications' } as const;
const application = s.named('Application', APPLICATION);

const FORMAT = { ...s.oneOfThese(['csv', 'xlsx']), examples: ['csv'] };
const NIL_ID = '00000000-0000-0000-0000-000000000000';
const SPREADSHEET = {
  type: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  schema: {},
};

export const APPLICATION_CALLS = {
  list: defineCall('GET', 'application/', {
    ...common,
    summary: 'The applications of all services',
    query: APPLICATION_LIST,
    response: { schema: INBOX },
  }),
  count: defineCall('GET', 'application_count/', {
    ...common,
    summary: 'How many applications match',
    query: APPLICATION_COUNT,
    response: { schema: s.having({ total: s.INTEGER, unread: s.INTEGER }) },
  }),
  read: defineCall('GET', 'application/{id}/', {
    ...common,
    of: 'application',
    summary: 'All that is known of one',
    response: { schema: application },
    listedBy: 'application/',
  }),
  about: defineCall('GET', 'application_about/', {
    ...common,
    summary: 'What the applications of a service are for',
    query: s.having({}, { service: APPLICATION_FILTER.service }),
    response: { schema: ABOUT_CHOICES },
  }),
  activity: defineCall('GET', 'application/{id}/activity/', {
    ...common,
    of: 'application',
    summary: 'What has happened to one, the last first',
    response: { schema: ACTIVITIES },
    listedBy: 'application/',
  }),
  change: defineCall('PUT', 'application/{id}/', {
    ...HANDLING,
    summary: 'Its status, whose it is, its date, and whether you have read it',
    versioned: true,
    body: {
      schema: s.only({}, { ...HANDLED, read: s.YES_OR_NO, version: s.VERSION }),
      example: { status: 'inProgress', read: true },
    },
    response: { schema: application },
  }),
  note: defineCall('POST', 'application/{id}/note/', {
    ...HANDLING,
    summary: 'Adds a note',
    keyed: true,
    body: {
      schema: s.only({ text: { ...s.storable(LONGEST_NOTE), minLength: 1 } }),
      example: { text: 'Called: the passport copy is missing.' },
    },
    response: { status: 201, schema: application },
  }),
  reply: defineCall('POST', 'application/{id}/reply/', {
    ...HANDLING,
    summary: 'Notes a message to the applicant, or a call, that staff have sent or made themselves',
    keyed: true,
    body: {
      schema: s.only({ channel: s.oneOfThese(CHANNELS), text: s.storable(LONGEST_REPLY) }),
      example: { channel: 'whatsapp', text: 'Hello Naz, we still need a photo.' },
    },
    response: { status: 201, schema: ACTIVITIES },
  }),
  erase: defineCall('DELETE', 'application/{id}/', {
    ...common,
    staff: 'eraseApplications',
    of: 'application',
    summary: 'Erases it',
  }),
  export: defineCall('GET', 'application_export/', {
    ...common,
    staff: 'exportApplications',
    summary: 'Chosen applications as a file',
    query: s.having(
      { format: FORMAT, ids: { ...CHOSEN_IDS, examples: [NIL_ID] } },
      { ...APPLICATION_FILTER, order: ORDER },
    ),
    response: SPREADSHEET,
  }),
  exportAll: defineCall('POST', 'application_export/', {
    ...common,
    staff: 'exportApplications',
    summary: 'A whole list as a file; needs a confirmation',
    query: s.having({ format: FORMAT }, { ...APPLICATION_FILTER, order: ORDER }),
    body: { schema: s.only({}, s.CONFIRMATION) },
    response: SPREADSHEET,
  }),
  photo: defineCall('GET', 'photo/{id}/', {
    ...common,
    of: 'photo',
    summary: 'A photo that came with one, whole or small',
    query: s.having({}, { size: s.oneOfThese(['small']) }),
    response: { type: ['image/jpeg'], schema: {} },
  }),
};
