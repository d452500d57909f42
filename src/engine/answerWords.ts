import { useMemo } from 'react';
import { useTranslate } from './useTranslate';
import type { AnswerWords } from '../definition/model/described';
import { useScope } from './scope/ScopeContext';

export function useAnswerWords(): AnswerWords {
  const t = useTranslate();
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
