import { defineCall, HANDLING } from './contractCall';
import * as s from './schema';

/** The longest text of staff to an applicant, in characters. */
export const LONGEST_REQUEST = 2000;

/** Corrected: staff have changed the answers themselves. */
const REQUEST_STATES = ['open', 'answered', 'withdrawn', 'corrected'] as const;

/** Fields that staff have asked an applicant for, with the answers before and after. */
export const STAFF_REQUEST = s.having({
  id: s.TEXT,
  fields: s.listOf(s.TEXT),
  text: s.TEXT,
  due: s.orNull(s.DAY),
  createdAt: s.MOMENT,
  createdBy: s.TEXT,
  state: s.oneOfThese(REQUEST_STATES),
  answeredAt: s.orNull(s.MOMENT),
  before: s.VALUES,
  after: s.VALUES,
});

export type StaffRequest = s.TypeOf<typeof STAFF_REQUEST>;

const REQUESTS = s.having({ requests: s.listOf(STAFF_REQUEST) });

/** The header that carries the token of the applicant's link, where the body has answers. */
export const LINK_HEADER = 'Status-Link';

/** Calls with which staff ask for more, and the applicant answers. */
export const REQUEST_CALLS = {
  ask: defineCall('POST', 'application/{id}/request/', {
    ...HANDLING,
    summary: 'Asks the applicant for fields once more; replaces an open request',
    keyed: true,
    body: {
      schema: s.only({
        fields: { ...s.listOf(s.storable(200)), minItems: 1, maxItems: 100 },
        text: s.storable(LONGEST_REQUEST),
        due: s.orNull(s.CHOSEN_DAY),
      }),
    },
    response: { status: 201, schema: REQUESTS },
  }),
  withdraw: defineCall('DELETE', 'application/{id}/request/', {
    ...HANDLING,
    summary: 'Withdraws the open request',
    response: { schema: REQUESTS },
  }),
  correct: defineCall('POST', 'application/{id}/correction/', {
    ...HANDLING,
    summary:
      'Corrects the answers to the fields of `fields`, and to those that depend on them; both versions are kept. ' +
      'The version is the number of times that the answers were changed',
    query: s.having({ fields: s.storable(5000) }),
    versioned: true,
    body: { as: ['json', 'multipart'], schema: s.DONE },
    response: { schema: REQUESTS },
  }),
  answer: defineCall('POST', 'client/status/{id}/', {
    limited: true,
    tag: 'Status',
    summary: `The applicant answers a request; the link's token is in the header ${LINK_HEADER}`,
    body: { as: ['json', 'multipart'], schema: s.DONE },
    response: { schema: s.having({ reference: s.TEXT }) },
  }),
};

/** Returns how many times the answers of an application were changed since it was sent. */
export const answersVersion = (
  requests: readonly { readonly answeredAt: string | null }[],
): number => requests.filter(({ answeredAt }) => answeredAt !== null).length;

/** Returns the path of the call that corrects the answers to fields. */
export const correctionPath = (id: string, fields: readonly string[]): string =>
  `${REQUEST_CALLS.correct.path.replace('{id}', id)}?${new URLSearchParams({ fields: fields.join(',') }).toString()}`;
