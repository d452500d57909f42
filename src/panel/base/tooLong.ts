import { lengthOf } from '../../definition/validate/lengthOf';
import { t } from '../language/t';

/**
 * Returns the error of an input whose text is too long, or an empty text. Nothing is cut, as the browser's maxlength would.
 * @param longest characters of the text
 */
export const tooLong = (text: string, longest: number): string =>
  lengthOf(text) > longest ? t('Too long: at most {{limit}} characters', { limit: longest }) : '';
