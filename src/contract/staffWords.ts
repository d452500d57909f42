import type { Language } from '../definition/language/text';
import type { Status } from './applications';

/** The languages in English, for the panel and for exports. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  ku: 'Kurdish',
  ar: 'Arabic',
  en: 'English',
};

/** The statuses of applications in English, for the panel and for exports. */
export const STATUS_NAMES: Readonly<Record<Status, string>> = {
  new: 'New',
  inProgress: 'In progress',
  done: 'Done',
  refused: 'Refused',
};
