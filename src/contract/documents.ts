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

/**
 * `sent`: by the applicant for a document. `put`: by staff, for a document or beside the checklist. `taken`: one of the
 * answers, which staff have sorted. `given`: to the applicant.
 */
const FILE_KINDS = ['sent', 'put', 'taken', 'given'] as const;

const CASE_FILE = s.having({
  id: s.TEXT,
  at: s.MOMENT,
  kind: s.oneOfThese(FILE_KINDS),
  /** Empty: the applicant. */
  who: s.TEXT,
});

export type CaseFile = s.TypeOf<typeof CASE_FILE>;

/** A document of an application as staff see it. Its names are in the definition. */
export const STAFF_DOCUMENT = s.having({
  ...HANDLED,
  changedAt: s.orNull(s.MOMENT),
  /** Empty: the applicant, or nobody yet. */
  changedBy: s.TEXT,
  version: s.INTEGER,
  files: s.listOf(CASE_FILE),
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

/** How many files there may be for one document, and for all of an application. */
const MOST_FILES = 30;
const MOST_FILES_IN_ALL = 100;

/** Returns how many files can still be added to a document, beside all that there are. */
export const roomFor = (place: Placed, files: readonly Placed[]): number =>
  Math.min(
    MOST_FILES - files.filter((file) => placeOf(file) === placeOf(place)).length,
    MOST_FILES_IN_ALL - files.length,
  );

type Placed = { readonly item: string } & Partial<Pick<CaseFile, 'kind'>>;

/** Those that are given count apart from those beside the checklist. */
const placeOf = ({ kind, item }: Placed): string => (kind === 'given' ? `${kind}/` : item);

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

/** Files that staff have given to the applicant with a sentence. */
const GIVEN = {
  text: s.TEXT,
  at: s.MOMENT,
};

const STAFF_GIVEN = s.having({
  ...GIVEN,
  who: s.TEXT,
  files: s.listOf(
    s.having({
      id: s.TEXT,
      /** When the applicant opened it first; null: never. */
      openedAt: s.orNull(s.MOMENT),
    }),
  ),
});

export const SHOWN_GIVEN = s.having({ ...GIVEN, files: s.listOf(s.TEXT) });

/** The files of an application, beside its answers. */
export const CASE_FILES = {
  /** The documents of the checklist, in its order. */
  documents: s.listOf(STAFF_DOCUMENT),
  /** The files that are for none of them. */
  files: s.listOf(CASE_FILE),
  /** The ids of the files that came with the answers and that staff have not sorted yet. */
  unsorted: s.listOf(s.TEXT),
  /** The last first. */
  given: s.listOf(STAFF_GIVEN),
};

const FILES = s.having(CASE_FILES);

export type CaseFiles = s.TypeOf<typeof FILES>;

/** The longest sentence with which files are given, in characters. */
export const LONGEST_GIVEN = 1000;

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
    response: { schema: FILES },
  }),
  put: defineCall('POST', 'application/{id}/file/', {
    ...HANDLING,
    summary: 'Puts files on it, for the document `item` of the checklist or for none',
    keyed: true,
    query: s.having({}, { item: s.storable(100) }),
    body: { as: ['multipart'], schema: s.DONE },
    response: { status: 201, schema: FILES },
  }),
  take: defineCall('PUT', 'application/{id}/file/', {
    ...HANDLING,
    summary:
      'Takes a file of the answers, or one that staff have put there, for a document of the checklist; empty: for none',
    body: { schema: s.only({ file: s.storable(100), item: s.storable(100) }) },
    response: { schema: FILES },
  }),
  remove: defineCall('DELETE', 'application/{id}/file/{file}/', {
    ...HANDLING,
    summary:
      'Erases a file that staff have put there or given; one of the answers is unsorted again',
    response: { schema: FILES },
  }),
  give: defineCall('POST', 'application/{id}/given/', {
    ...HANDLING,
    summary: 'Gives files to the applicant, with a sentence',
    keyed: true,
    body: { as: ['multipart'], schema: s.DONE },
    response: { status: 201, schema: FILES },
  }),
  open: defineCall('POST', 'client/given/{id}/', {
    limited: true,
    acts: true,
    tag: 'Status',
    summary: 'A file that was given to the applicant, for whoever has the link',
    body: { schema: s.only({ link: s.TOKEN }) },
    response: { type: ['image/jpeg', 'application/pdf'], schema: {} },
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
