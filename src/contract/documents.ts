import { defineCall, HANDLING } from './contractCall';
import * as s from './schema';
import { LINK_HEADER } from './requests';

/** The longest reason for which a document is refused, in characters. */
export const LONGEST_REASON = 1000;

/** needed: the applicant has not sent it. received: staff have not looked at it yet. */
export const DOCUMENT_STATES = ['needed', 'received', 'accepted', 'refused'] as const;

export type DocumentState = (typeof DOCUMENT_STATES)[number];

/** A document of the service's checklist (definition/model/service): `item` is its id there. */
const HANDLED = {
  item: s.TEXT,
  state: s.oneOfThese(DOCUMENT_STATES),
  /** Why it was refused, in words for the applicant; else empty. */
  reason: s.TEXT,
  /** The last day on which an accepted document is valid. */
  expiresOn: s.orNull(s.DAY),
  /** False: nobody has said yet that it is needed, though it may be sent. */
  isAsked: s.YES_OR_NO,
};

/** A document of an application as staff see it. Its names are in the definition. */
export const STAFF_DOCUMENT = s.having({
  ...HANDLED,
  changedAt: s.orNull(s.MOMENT),
  /** Empty: the applicant, or nobody yet. */
  changedBy: s.TEXT,
  version: s.INTEGER,
  files: s.listOf(s.having({ id: s.TEXT, at: s.MOMENT })),
});

export type StaffDocument = s.TypeOf<typeof STAFF_DOCUMENT>;

/** Returns whether an applicant was asked for a document and has not sent it. */
export const isMissing = ({ state, isAsked }: Pick<StaffDocument, 'state' | 'isAsked'>): boolean =>
  state === 'refused' || (state === 'needed' && isAsked);

/** Returns whether an applicant may send a document: not while an accepted one is valid. */
export const isOpenDocument = (
  { state, expiresOn }: Pick<StaffDocument, 'state' | 'expiresOn'>,
  day: string,
): boolean => state !== 'accepted' || (expiresOn !== null && expiresOn < day);

/** How many files an applicant may send for one document, and for all of an application. */
const MOST_FILES = 30;
const MOST_FILES_IN_ALL = 100;

/** Returns how many files an applicant may still send for a document, beside all that were sent. */
export const roomFor = (item: string, sent: readonly { readonly item: string }[]): number =>
  Math.min(
    MOST_FILES - sent.filter((file) => file.item === item).length,
    MOST_FILES_IN_ALL - sent.length,
  );

/** The same as the applicant sees it, in three languages. */
export const SHOWN_DOCUMENT = s.having({
  ...HANDLED,
  name: s.listOf(s.TEXT),
  /** Empty: none. */
  help: s.listOf(s.TEXT),
  /** The number of files that were sent. */
  files: s.INTEGER,
  /** The form with which it can be sent now; null: it cannot. */
  form: s.orNull(s.DEFINITION),
});

const DOCUMENTS = s.having({ documents: s.listOf(STAFF_DOCUMENT) });

export const DOCUMENT_CALLS = {
  set: defineCall('PUT', 'application/{id}/document/', {
    ...HANDLING,
    summary: 'Says what has become of a document, and tells the applicant if it is refused',
    body: {
      schema: s.only({
        item: s.storable(100),
        state: s.oneOfThese(DOCUMENT_STATES),
        reason: s.storable(LONGEST_REASON),
        expiresOn: s.orNull(s.CHOSEN_DAY),
        /** As it was read. */
        version: s.VERSION,
      }),
    },
    response: { schema: DOCUMENTS },
  }),
  send: defineCall('POST', 'client/document/{item}/', {
    inPath: s.having({ item: s.TEXT }),
    limited: true,
    tag: 'Status',
    summary: `The applicant sends a document of the checklist; the link's token is in the header ${LINK_HEADER}`,
    body: { as: ['multipart'], schema: s.DONE },
    response: { schema: s.having({ reference: s.TEXT }) },
  }),
};
