import { defineCall } from './contractCall';
import * as s from './schema';

/** Days for which a form can be continued on another device. */
export const HANDOVER_DAYS = 7;

/** Characters of the longest box: it travels as JSON. */
export const LONGEST_BOX = 960_000;

/** What the browser has encrypted, as base64url; the server has no key to it. */
const BOX: s.Schema<string> = {
  ...s.TEXT,
  minLength: 40,
  maxLength: LONGEST_BOX,
  pattern: '^[A-Za-z0-9_-]+$',
};

const STATE = {
  /** `gone`: unknown, withdrawn, or too old. */
  state: s.oneOfThese(['waiting', 'taken', 'gone']),
  /** When another device has taken it. */
  takenAt: s.orNull(s.MOMENT),
};

const common = { limited: true, acts: true, tag: 'Handover' } as const;

/** Calls to continue a form on another device. All secrets are in bodies, so that no log has them. */
export const HANDOVER_CALLS = {
  add: defineCall('POST', 'client/handover/', {
    ...common,
    summary: 'Stores an encrypted draft for some days',
    body: { schema: s.only({ box: BOX }), large: true, example: { box: 'x'.repeat(64) } },
    response: {
      status: 201,
      schema: s.having({
        /** For the link. */
        id: s.TEXT,
        /** For the device that has made it: tells its state, and withdraws it. */
        secret: s.TEXT,
        endsAt: s.MOMENT,
      }),
    },
  }),
  read: defineCall('POST', 'client/handover/read/', {
    ...common,
    summary: 'An encrypted draft, for whoever has its link',
    body: { schema: s.only({ id: s.TOKEN }) },
    response: { schema: s.having({ ...STATE, box: s.orNull(s.TEXT) }) },
  }),
  take: defineCall('POST', 'client/handover/take/', {
    ...common,
    summary: 'Takes a draft over: it is erased here, and the link ends',
    body: { schema: s.only({ id: s.TOKEN, device: s.TOKEN }) },
    response: { schema: s.having({ ...STATE, isMine: s.YES_OR_NO }) },
  }),
  state: defineCall('POST', 'client/handover/state/', {
    ...common,
    summary: 'Whether a draft has been taken over, for the device that has made the link',
    body: { schema: s.only({ secret: s.TOKEN }) },
    response: {
      schema: s.having({
        ...STATE,
        /** When somebody who has the link looked at it first; null: nobody has. */
        readAt: s.orNull(s.MOMENT),
      }),
    },
  }),
  withdraw: defineCall('POST', 'client/handover/withdraw/', {
    ...common,
    summary: 'Erases a draft that was stored for another device',
    body: { schema: s.only({ secret: s.TOKEN }) },
  }),
};
