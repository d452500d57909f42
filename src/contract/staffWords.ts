import type { Language } from '../definition/language/text';
import { type Status, STATUS_TABLE, STATUSES } from './statuses';

/** The languages in English, for the panel and for exports. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  ku: 'Kurdish',
  ar: 'Arabic',
  en: 'English',
};

/** The statuses of applications in English, for the panel and for exports. */
export const STATUS_NAMES = Object.fromEntries(
  STATUSES.map((status) => [status, STATUS_TABLE[status].name]),
) as Readonly<Record<Status, string>>;
