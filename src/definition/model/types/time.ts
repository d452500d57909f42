import { onClock } from '../clockTime';
import { isString } from '../field';
import type { FieldType } from './fieldType';
import { textContent } from './reading';
import { STRING_TYPE } from './stringField';

/** A time of day as HH:MM, displayed on a 12-hour clock. */
export const time: FieldType<'time'> = {
  ...STRING_TYPE,
  is: (field) => isString(field) && field.format === 'time',
  widget: ({ widget }) => widget ?? 'time',
  describe: (_, value, { words }) => {
    const clock = onClock(String(value));
    return textContent(clock ? `${clock.text} ${words[clock.period]}` : String(value), false);
  },
};
