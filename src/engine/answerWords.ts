import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerWords } from '../definition/describe/describe';
import { useScope } from './scope/ScopeContext';

/** Returns the interface texts for answers, in the current language. */
export function useAnswerWords(): AnswerWords {
  const { t } = useTranslation();
  const { language } = useScope().environment;
  return useMemo(
    () => ({
      language,
      yes: t('form.yes'),
      no: t('form.no'),
      am: t('dates.am'),
      pm: t('dates.pm'),
    }),
    [language, t],
  );
}
