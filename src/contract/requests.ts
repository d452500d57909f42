import { HANDLING, post, remove } from './contractCall';
import {
  CHOSEN_DAY,
  DAY,
  DONE,
  having,
  listOf,
  MOMENT,
  oneOfThese,
  only,
  orNull,
  storable,
  TEXT,
  VALUES,
} from './schema';

/** The longest text of staff to an applicant, in characters. */
export const LONGEST_REQUEST = 2000;

/** Corrected: staff have changed the answers themselves. */
export const REQUEST_STATES = ['open', 'answered', 'withdrawn', 'corrected'] as const;

/** Fields that staff have asked an applicant for, with the answers before and after. */
export const STAFF_REQUEST = having({
  id: TEXT,
  fields: listOf(TEXT),
  text: TEXT,
  due: orNull(DAY),
  createdAt: MOMENT,
  createdBy: TEXT,
  state: oneOfThese(REQUEST_STATES),
  answeredAt: orNull(MOMENT),
  before: VALUES,
  after: VALUES,
});

const REQUESTS = having({ requests: listOf(STAFF_REQUEST) });

/** The header that carries the token of the applicant's link, where the body has answers. */
export const LINK_HEADER = 'Status-Link';

/** Calls with which staff ask for more, and the applicant answers. */
export const REQUEST_CALLS = {
  ask: post('application/{id}/request/', {
    ...HANDLING,
    summary: 'Asks the applicant for fields once more; replaces an open request',
    keyed: true,
    body: {
      schema: only({
        fields: { ...listOf(storable(200)), minItems: 1, maxItems: 100 },
        text: storable(LONGEST_REQUEST),
        due: orNull(CHOSEN_DAY),
      }),
    },
    response: { status: 201, schema: REQUESTS },
  }),
  withdraw: remove('application/{id}/request/', {
    ...HANDLING,
    summary: 'Withdraws the open request',
    response: { schema: REQUESTS },
  }),
  correct: post('application/{id}/correction/', {
    ...HANDLING,
    summary:
      'Corrects the answers to the fields of `fields`, and to those that depend on them; both versions are kept. ' +
      'The version is the number of times that the answers were changed',
    query: having({ fields: storable(5000) }),
    versioned: true,
    body: { as: ['json', 'multipart'], schema: DONE },
    response: { schema: REQUESTS },
  }),
  answer: post('client/status/{id}/', {
    limited: true,
    tag: 'Status',
    summary: `The applicant answers a request; the link's token is in the header ${LINK_HEADER}`,
    body: { as: ['json', 'multipart'], schema: DONE },
    response: { schema: having({ reference: TEXT }) },
  }),
};

/** Returns how many times the answers of an application were changed since it was sent. */
export const answersVersion = (
  requests: readonly { readonly answeredAt: string | null }[],
): number => requests.filter(({ answeredAt }) => answeredAt !== null).length;

/** Returns the path of the call that corrects the answers to fields. */
export const correctionPath = (id: string, fields: readonly string[]): string =>
  `${REQUEST_CALLS.correct.path.replace('{id}', id)}?${new URLSearchParams({ fields: fields.join(',') }).toString()}`;
