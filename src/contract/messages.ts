import { defineCall } from './contractCall';
import * as s from './schema';

/** When a colleague hears of a new application. */
export const NOTICE_MODES = ['off', 'once', 'daily'] as const;

export type NoticeMode = (typeof NOTICE_MODES)[number];

const MODE = s.oneOfThese(NOTICE_MODES);
const CHOICES = {
  /** For services without a choice of their own. */
  all: MODE,
  services: s.listOf(s.only({ service: s.storable(100), mode: MODE })),
};

const OWN = {
  /** Whether one also gets e-mails about assignments to oneself, notes that name one, and days that have come. */
  own: s.YES_OR_NO,
};

/** One's own choice of notices by e-mail; `available`: this server sends e-mails. */
export const NOTICES = s.having({ available: s.YES_OR_NO, ...CHOICES, ...OWN });

/** Messages that could not be sent, oldest first; the total may be higher than the number listed. */
export const FAILED_MESSAGES = s.having({
  total: s.INTEGER,
  messages: s.listOf(
    s.having({
      id: s.TEXT,
      kind: s.TEXT,
      applicationId: s.orNull(s.TEXT),
      reference: s.orNull(s.TEXT),
      createdAt: s.MOMENT,
      result: s.TEXT,
    }),
  ),
});

const common = { staff: 'usePanel', tag: 'Messages' } as const;

/** Calls for messages that this server sends. */
export const MESSAGE_CALLS = {
  notices: defineCall('GET', 'notices/', {
    ...common,
    summary: 'Which notices one gets by e-mail',
    response: { schema: NOTICES },
  }),
  chooseNotices: defineCall('PUT', 'notices/', {
    ...common,
    summary: 'Chooses which notices one gets by e-mail',
    body: {
      schema: s.only(CHOICES, OWN),
      example: { all: 'daily', services: [] },
    },
    response: { schema: NOTICES },
  }),
  retry: defineCall('PUT', 'message/{id}/', {
    ...common,
    staff: 'operate',
    summary: 'Starts again with a message that could not be sent',
  }),
  dismiss: defineCall('DELETE', 'message/{id}/', {
    ...common,
    staff: 'operate',
    summary: 'Removes a message that could not be sent',
  }),
};
