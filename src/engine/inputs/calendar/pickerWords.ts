import type { PickersLocaleText } from '@mui/x-date-pickers/locales';
import type { Language } from '../../../definition/language/text';
import { ARABIC } from './pickerWordsArabic';
import { KURDISH } from './pickerWordsKurdish';

/** The date pickers' own texts; English is built in. */
export const PICKER_WORDS: Readonly<Record<Language, Partial<PickersLocaleText>>> = {
  ku: KURDISH,
  ar: ARABIC,
  en: {},
};
