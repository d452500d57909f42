import type { PickersLocaleText } from '@mui/x-date-pickers/locales';
import type { Language } from '../../../definition/text';
import { ARABIC } from './pickerWordsArabic';
import { KURDISH } from './pickerWordsKurdish';

/** What the date pickers say by themselves; English is theirs from the start. */
export const PICKER_WORDS: Readonly<Record<Language, Partial<PickersLocaleText>>> = {
  ku: KURDISH,
  ar: ARABIC,
  en: {},
};
