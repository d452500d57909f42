import { isString } from '../field';
import type { FieldType } from './fieldType';
import { answerContent } from './reading';
import { STRING_TYPE } from './stringField';

const CODES: ReadonlySet<string> = new Set(['email', 'phone', 'code']);

/** A typed text: free, or an e-mail address, a phone number or a code. */
export const text: FieldType<'text'> = {
  ...STRING_TYPE,
  is: isString,
  widget: ({ widget, format }) => widget ?? format ?? 'text',
  describe: (field, value, inner) => {
    const { widget, format = '' } = field;
    const isShownOnly = widget === undefined || widget === 'hidden' || widget === 'handed';
    return answerContent(field, value, inner, CODES.has(isShownOnly ? format : widget));
  },
};
