import type { AnswerWords } from '../../definition/describe';
import type { Translate } from '../../definition/words';

/** The interface words that answers need, in English. */
export const answerWords = (say: Translate): AnswerWords => ({
  language: 'en',
  yes: say('form.yes', {}),
  no: say('form.no', {}),
  am: say('dates.am', {}),
  pm: say('dates.pm', {}),
});
