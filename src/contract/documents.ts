import { HANDLING, post, put } from './contractCall';
import {
  CHOSEN_DAY,
  DAY,
  DEFINITION,
  DONE,
  having,
  INTEGER,
  listOf,
  MOMENT,
  oneOfThese,
  only,
  orNull,
  storable,
  TEXT,
  type TypeOf,
  VERSION,
} from './schema';
import { LINK_HEADER } from './requests';

/** The longest reason for which a document is refused, in characters. */
export const LONGEST_REASON = 1000;

/** needed: the applicant has not sent it. received: staff have not looked at it yet. */
export const DOCUMENT_STATES = ['needed', 'received', 'accepted', 'refused'] as const;

export type DocumentState = (typeof DOCUMENT_STATES)[number];

/** Of a document of the service's checklist (definition/model/service): `item` is its id there. */
const HANDLED = {
  item: TEXT,
  state: oneOfThese(DOCUMENT_STATES),
  /** Why it was refused, in words for the applicant; else empty. */
  reason: TEXT,
  /** The last day on which an accepted document is valid. */
  expiresOn: orNull(DAY),
};

/** A document of an application as staff see it. Its names are in the definition. */
export const STAFF_DOCUMENT = having({
  ...HANDLED,
  changedAt: orNull(MOMENT),
  /** Empty: the applicant, or nobody yet. */
  changedBy: TEXT,
  version: INTEGER,
  files: listOf(having({ id: TEXT, at: MOMENT })),
});

export type StaffDocument = TypeOf<typeof STAFF_DOCUMENT>;

/** Returns whether an applicant may send a document: not while an accepted one is valid. */
export const isOpenDocument = (
  { state, expiresOn }: Pick<StaffDocument, 'state' | 'expiresOn'>,
  day: string,
): boolean => state !== 'accepted' || (expiresOn !== null && expiresOn < day);

/** The same as the applicant sees it, in three languages. */
export const SHOWN_DOCUMENT = having({
  ...HANDLED,
  name: listOf(TEXT),
  /** Empty: none. */
  help: listOf(TEXT),
  /** The number of files that were sent. */
  files: INTEGER,
  /** The form with which it can be sent now; null: it cannot. */
  form: orNull(DEFINITION),
});

const DOCUMENTS = having({ documents: listOf(STAFF_DOCUMENT) });

export const DOCUMENT_CALLS = {
  set: put('application/{id}/document/', {
    ...HANDLING,
    summary: 'Says what has become of a document, and tells the applicant if it is refused',
    body: {
      schema: only({
        item: storable(100),
        state: oneOfThese(DOCUMENT_STATES),
        reason: storable(LONGEST_REASON),
        expiresOn: orNull(CHOSEN_DAY),
        /** As it was read. */
        version: VERSION,
      }),
    },
    response: { schema: DOCUMENTS },
  }),
  send: post('client/document/{item}/', {
    inPath: having({ item: TEXT }),
    limited: true,
    tag: 'Status',
    summary: `The applicant sends a document of the checklist; the link's token is in the header ${LINK_HEADER}`,
    body: { as: ['multipart'], schema: DONE },
    response: { schema: having({ reference: TEXT }) },
  }),
};
