import type { AnswerWords } from '../definition/describe';

/** The interface words of answers, in the language of this moment. */
export const answerWords = (t: (key: string) => string): AnswerWords => ({
  yes: t('form.yes'),
  no: t('form.no'),
  am: t('dates.am'),
  pm: t('dates.pm'),
});
