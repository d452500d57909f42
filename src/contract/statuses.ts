import type { Text } from '../definition/language/text';

/** A status that staff give an application: a new one is another row here, and nothing else. */
interface StatusRow {
  /** What staff call it, in the panel and in exports. */
  readonly name: string;
  /** What the applicant reads on the status page. */
  readonly applicant: Text;
  /** The agency has finished: the applicant's link ends some days later. */
  readonly isClosed?: true;
}

/** The statuses in the order in which an application goes through them; the first is that of a new one. */
export const STATUS_TABLE = {
  new: {
    name: 'New',
    applicant: [
      'داواکارییەکەتمان پێ گەیشتووە و هێشتا سەیر نەکراوە.',
      'وصلنا طلبك ولم تتم مراجعته بعد.',
      'We have received your request and have not looked at it yet.',
    ],
  },
  inProgress: {
    name: 'In progress',
    applicant: [
      'کار لەسەر داواکارییەکەت دەکەین.',
      'نعمل على طلبك الآن.',
      'We are working on your request.',
    ],
  },
  done: {
    name: 'Done',
    applicant: ['داواکارییەکەت تەواو بوو.', 'اكتمل العمل على طلبك.', 'Your request is complete.'],
    isClosed: true,
  },
  refused: {
    name: 'Refused',
    applicant: [
      'ناتوانین داواکارییەکەت بە ئەنجام بگەیەنین. بۆ زانینی هۆکارەکە پەیوەندیمان پێوە بکە.',
      'لا يمكننا إتمام طلبك. تواصل معنا لمعرفة السبب.',
      'We cannot carry out your request. Contact us to find out why.',
    ],
    isClosed: true,
  },
} as const satisfies Readonly<Record<string, StatusRow>>;

/** The status that staff set on an application, separate from what the visitor sent. */
export type Status = keyof typeof STATUS_TABLE;

export const STATUSES = Object.keys(STATUS_TABLE) as readonly Status[];

/** Returns a status in the applicant's words. */
export const statusText = (status: Status): Text => STATUS_TABLE[status].applicant;

export const isClosed = (status: Status): boolean => 'isClosed' in STATUS_TABLE[status];
