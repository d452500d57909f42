import { LANGUAGES } from '../definition/model/text';
import { REFERENCE } from './applications';
import { defineCall, HANDLING } from './contractCall';
import { SHOWN_DOCUMENT, SHOWN_GIVEN } from './documents';
import { SHOWN_MONEY } from './money';
import * as s from './schema';
import { ANSWERED_STATUS } from './statuses';

/** What the applicant reads by the secret link: nothing that was answered. */
export const STATUS_PAGE = s.having({
  reference: REFERENCE,
  /** The service's title in three languages. */
  title: s.listOf(s.TEXT),
  language: s.oneOfThese(LANGUAGES),
  createdAt: s.MOMENT,
  status: ANSWERED_STATUS,
  /** What the status means for the applicant, in three languages. */
  statusText: s.listOf(s.TEXT),
  /** When the status was set; null: never. */
  statusAt: s.orNull(s.MOMENT),
  /** The way of an application by the statuses of its service, in three languages; empty if it is on none of them. */
  steps: s.listOf(
    s.having({ name: s.listOf(s.TEXT), state: s.oneOfThese(['past', 'now', 'next']) }),
  ),
  /** In how many days applications to this service usually end; null: it is done, or nobody knows. */
  usualDays: s.orNull(s.INTEGER),
  /** When the link ends; null: not before some days after the agency has finished. */
  endsAt: s.orNull(s.MOMENT),
  /** What staff ask for, with its form: the named fields of the definition that was filled in. */
  request: s.orNull(
    s.having({ id: s.TEXT, text: s.TEXT, due: s.orNull(s.DAY), form: s.DEFINITION }),
  ),
  /** How many files came with the answers, until staff have dealt with a document of the checklist; then 0. */
  sentFiles: s.INTEGER,
  /** The checklist; empty if the service has none. */
  documents: s.listOf(SHOWN_DOCUMENT),
  /** What staff have given to the applicant, the last first. */
  given: s.listOf(SHOWN_GIVEN),
  /** What is open, and the receipts; null: there are none, or the agency does not show them. */
  money: s.orNull(SHOWN_MONEY),
});

export const STATUS_CALLS = {
  read: defineCall('POST', 'client/status/', {
    limited: true,
    acts: true,
    tag: 'Status',
    summary: 'How an application is getting on, for whoever has its link',
    body: { schema: s.only({ link: s.TOKEN }) },
    response: { schema: STATUS_PAGE },
  }),
  addLink: defineCall('POST', 'application/{id}/link/', {
    ...HANDLING,
    summary: "A new link to the applicant's status page; shown only now",
    response: { status: 201, schema: s.having({ link: s.TEXT }) },
  }),
  revokeLinks: defineCall('DELETE', 'application/{id}/link/', {
    ...HANDLING,
    summary: 'Ends all links of an application',
  }),
};
