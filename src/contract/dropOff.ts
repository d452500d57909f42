import { defineCall } from './contractCall';
import * as s from './schema';

/** Calendar months for which counts are kept, the current one included. */
export const COUNTED_MONTHS = 12;

/**
 * Counts are reported in whole tens, rounded down, so that nothing below ten is shown. A difference of ten, between two
 * of them or between two days, may stand for any number from 1 to 19.
 */
export const COUNTED_BY = 10;

/** The most steps that sections add: they are numbered after the service's own. */
export const MOST_SECTIONS = 30;

/**
 * A place in a form: all of it, a step by its number from 0, or the review. A place is "shown" when it comes on the
 * screen and "continued" when the visitor goes on from it; the form as a whole when it is opened and sent.
 */
const COUNTED = '^(?:form|review|\\d{1,2}) (?:shown|continued)$';

const COUNT: typeof s.INTEGER = { ...s.INTEGER, multipleOf: COUNTED_BY };

/** Who saw a place, and who went on from it. A step that a condition hides was not shown. */
const COUNTED_STEP = s.having({
  /** From 0; of the service's own steps, then of its sections; -1: the review. */
  step: s.INTEGER,
  /** In three languages; empty if the step is not in the present definition. */
  title: s.listOf(s.TEXT),
  shown: COUNT,
  continued: COUNT,
});

export const DROP_OFF = s.having({
  months: s.INTEGER,
  /** The forms of the services that the account sees, the newest version first. */
  forms: s.listOf(
    s.having({
      service: s.TEXT,
      version: s.INTEGER,
      opened: COUNT,
      sent: COUNT,
      steps: s.listOf(COUNTED_STEP),
    }),
  ),
});

export type DropOff = s.TypeOf<typeof DROP_OFF>;

/** Calls that count where visitors leave a form, without knowing anybody. */
export const DROP_OFF_CALLS = {
  count: defineCall('POST', 'client/counts/', {
    acts: true,
    tag: 'Drop-off',
    summary: 'Counts what was seen of a form, without knowing by whom',
    body: {
      schema: s.only({
        service: s.storable(100),
        version: s.INTEGER,
        events: {
          ...s.listOf({ ...s.TEXT, maxLength: 20, pattern: COUNTED }),
          minItems: 1,
          maxItems: 100,
        },
      }),
      example: { service: 'the id of a service', version: 1, events: ['form shown', '0 shown'] },
    },
  }),
  read: defineCall('GET', 'drop_off/', {
    staff: 'readApplications',
    tag: 'Drop-off',
    summary: 'How many opened, went on in and sent each form, in tens',
    response: { schema: DROP_OFF },
  }),
};
