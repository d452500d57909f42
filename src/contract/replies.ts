import { ACTIVITIES, CHANNELS } from './activity';
import { type Call, HANDLING } from './contractCall';
import { oneOfThese, only, storable } from './schema';

/** The longest message of staff to an applicant, in characters. */
export const LONGEST_REPLY = 4000;

/** The call that notes that staff have written to an applicant, with a program of their own. */
export const REPLY_CALL = {
  ...HANDLING,
  method: 'POST',
  path: 'application/{id}/reply/',
  summary: 'Notes a message to the applicant, or a call, that staff have sent or made themselves',
  keyed: true,
  body: {
    as: ['json'],
    schema: only({ channel: oneOfThese(CHANNELS), text: storable(LONGEST_REPLY) }),
    example: { channel: 'whatsapp', text: 'Hello Naz, we still need a photo.' },
  },
  response: { status: 201, schema: ACTIVITIES },
} as const satisfies Call;
