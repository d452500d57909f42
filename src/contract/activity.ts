import * as s from './schema';

/** What can happen to an application, and what the text of its entry is. */
const ACTIVITY_KINDS = [
  /** The application has arrived. */
  'received',
  /** Staff have entered the application for the applicant. */
  'entered',
  /** The status. */
  'status',
  /** The e-mail address of the colleague; empty: nobody. */
  'assigned',
  /** The day; empty: none. */
  'due',
  /** The note. */
  'note',
  /** What staff wrote to the applicant. */
  'asked',
  'withdrawn',
  'answered',
  /** Staff have corrected answers. */
  'corrected',
  'linkMade',
  'linksRevoked',
  /** What has become of a document: its name and state. */
  'document',
  /** The name of a document that the applicant has sent. */
  'documentSent',
  /** The name of the document for which staff have put a file there; empty: for none. */
  'filePut',
  /** The same for a file that is there no more. */
  'fileRemoved',
  /** The sentence with which staff have given files to the applicant. */
  'given',
  /** The same, when the applicant opens one of them first. */
  'givenOpened',
  /** The kind of an e-mail that was sent to the applicant. */
  'mail',
  /** The channel by which staff wrote or called, and on the next lines what they wrote. */
  'reply',
] as const;

/** How staff reach an applicant. */
export const CHANNELS = ['whatsapp', 'call', 'email'] as const;

export type Channel = (typeof CHANNELS)[number];

/** Something that has happened to an application. `who` is an e-mail address; empty: the applicant or the server. */
export const ACTIVITY = s.having({
  id: s.TEXT,
  at: s.MOMENT,
  who: s.TEXT,
  kind: s.oneOfThese(ACTIVITY_KINDS),
  text: s.TEXT,
});

export type ActivityEntry = s.TypeOf<typeof ACTIVITY>;

export const ACTIVITIES = s.having({ data: s.listOf(ACTIVITY) });
