import { post } from './contractCall';
import {
  having,
  MOMENT,
  oneOfThese,
  only,
  orNull,
  type Schema,
  TEXT,
  TOKEN,
  YES_OR_NO,
} from './schema';

/** Days for which a form can be continued on another device. */
export const HANDOVER_DAYS = 7;

/** Characters of the longest box: it travels as JSON. */
export const LONGEST_BOX = 960_000;

/** What the browser has encrypted, as base64url; the server has no key to it. */
const BOX: Schema<string> = {
  ...TEXT,
  minLength: 40,
  maxLength: LONGEST_BOX,
  pattern: '^[A-Za-z0-9_-]+$',
};

const STATE = {
  /** `gone`: unknown, withdrawn, or too old. */
  state: oneOfThese(['waiting', 'taken', 'gone']),
  /** When another device has taken it. */
  takenAt: orNull(MOMENT),
};

const common = { limited: true, acts: true, tag: 'Handover' } as const;

/** Calls to continue a form on another device. All secrets are in bodies, so that no log has them. */
export const HANDOVER_CALLS = {
  add: post('client/handover/', {
    ...common,
    summary: 'Stores an encrypted draft for some days',
    body: { schema: only({ box: BOX }), example: { box: 'x'.repeat(64) } },
    response: {
      status: 201,
      schema: having({
        /** For the link. */
        id: TEXT,
        /** For the device that has made it: tells its state, and withdraws it. */
        secret: TEXT,
        endsAt: MOMENT,
      }),
    },
  }),
  read: post('client/handover/read/', {
    ...common,
    summary: 'An encrypted draft, for whoever has its link',
    body: { schema: only({ id: TOKEN }) },
    response: { schema: having({ ...STATE, box: orNull(TEXT) }) },
  }),
  take: post('client/handover/take/', {
    ...common,
    summary: 'Takes a draft over: it is erased here, and the link ends',
    body: { schema: only({ id: TOKEN, device: TOKEN }) },
    response: { schema: having({ ...STATE, isMine: YES_OR_NO }) },
  }),
  state: post('client/handover/state/', {
    ...common,
    summary: 'Whether a draft has been taken over, for the device that has made the link',
    body: { schema: only({ secret: TOKEN }) },
    response: { schema: having(STATE) },
  }),
  withdraw: post('client/handover/withdraw/', {
    ...common,
    summary: 'Erases a draft that was stored for another device',
    body: { schema: only({ secret: TOKEN }) },
  }),
};
