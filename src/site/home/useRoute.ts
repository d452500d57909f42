import { useTranslation } from 'react-i18next';
import { useWords } from '../../platform/content/useWords';
import { isSaid } from '../../platform/content/translatedText';
import type { Holiday } from './holiday';

/** Says from where to where a holiday leads, or only to where. */
export function useRoute(): (holiday: Holiday) => string {
  const { t } = useTranslation();
  const say = useWords();
  return ({ from, to }) =>
    isSaid(from) ? t('home.route', { from: say(from), to: say(to) }) : say(to);
}
