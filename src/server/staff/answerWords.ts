import type { AnswerWords } from '../../definition/describe';
import type { Translate } from '../../definition/words';

/** The interface words that answers need, in the language of `say`. */
export const answerWords = (say: Translate): AnswerWords => ({
  yes: say('form.yes', {}),
  no: say('form.no', {}),
  am: say('dates.am', {}),
  pm: say('dates.pm', {}),
});
