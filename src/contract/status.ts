import { LANGUAGES } from '../definition/language/text';
import { REFERENCE } from './applications';
import { HANDLING, post, remove } from './contractCall';
import { SHOWN_DOCUMENT } from './documents';
import {
  DAY,
  DEFINITION,
  having,
  listOf,
  MOMENT,
  oneOfThese,
  only,
  orNull,
  TEXT,
  TOKEN,
} from './schema';
import { ANSWERED_STATUS } from './statuses';

/** What the applicant reads by the secret link: nothing that was answered. */
export const STATUS_PAGE = having({
  reference: REFERENCE,
  /** The service's title in three languages. */
  title: listOf(TEXT),
  language: oneOfThese(LANGUAGES),
  createdAt: MOMENT,
  status: ANSWERED_STATUS,
  /** What the status means for the applicant, in three languages. */
  statusText: listOf(TEXT),
  /** When the status was set; null: never. */
  statusAt: orNull(MOMENT),
  /** When the link ends; null: not before some days after the agency has finished. */
  endsAt: orNull(MOMENT),
  /** What staff ask for, with its form: the named fields of the definition that was filled in. */
  request: orNull(having({ id: TEXT, text: TEXT, due: orNull(DAY), form: DEFINITION })),
  /** The checklist; empty if the service has none. */
  documents: listOf(SHOWN_DOCUMENT),
});

export const STATUS_CALLS = {
  read: post('client/status/', {
    limited: true,
    acts: true,
    tag: 'Status',
    summary: 'How an application is getting on, for whoever has its link',
    body: { schema: only({ link: TOKEN }) },
    response: { schema: STATUS_PAGE },
  }),
  addLink: post('application/{id}/link/', {
    ...HANDLING,
    summary: "A new link to the applicant's status page; shown only now",
    response: { status: 201, schema: having({ link: TEXT }) },
  }),
  revokeLinks: remove('application/{id}/link/', {
    ...HANDLING,
    summary: 'Ends all links of an application',
  }),
};
