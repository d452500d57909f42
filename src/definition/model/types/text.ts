import { isString } from '../field';
import type { FieldType } from './fieldType';
import { answerContent } from './reading';
import { STRING_TYPE } from './stringField';

const CODES: ReadonlySet<string> = new Set(['email', 'phone', 'position', 'code']);

/** A typed text: free, or an e-mail address, a phone number, a place on a map or a code. */
export const text: FieldType<'text'> = {
  ...STRING_TYPE,
  is: isString,
  widget: ({ widget, format }) => widget ?? format ?? 'text',
  describe: (field, value, inner) => {
    const { widget, format = '' } = field;
    const isShownOnly = widget === undefined || widget === 'hidden' || widget === 'handed';
    const content = answerContent(field, value, inner, CODES.has(isShownOnly ? format : widget));
    return format === 'position' ? { ...content, isPosition: true } : content;
  },
};
