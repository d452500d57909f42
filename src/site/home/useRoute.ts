import { useTranslation } from 'react-i18next';
import { useWords } from '../../platform/content/useWords';
import { hasText } from '../../platform/content/translatedText';
import type { Holiday } from './holiday';

/** Returns a function that names the route of a holiday, or only its destination. */
export function useRoute(): (holiday: Holiday) => string {
  const { t } = useTranslation();
  const say = useWords();
  return ({ from, to }) =>
    hasText(from) ? t('home.route', { from: say(from), to: say(to) }) : say(to);
}
