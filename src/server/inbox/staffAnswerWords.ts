import type { AnswerWords } from '../../definition/model/described';
import type { Language } from '../../definition/model/text';
import type { Translations } from '../http/translations';
import type { Places } from '../places/places';

/** Returns the words of a language that turn answers into text for staff. */
export type WordsIn = (language: Language) => AnswerWords;

/** Places are stored by their English names, airports by codes. */
export function answerWordsIn(translations: Translations, places: Pick<Places, 'nameOf'>): WordsIn {
  const inLanguage = (language: Language): AnswerWords => {
    const say = translations[language];
    return {
      language,
      yes: say('form.yes', {}),
      no: say('form.no', {}),
      am: say('dates.am', {}),
      pm: say('dates.pm', {}),
      placeName: (text, { source }, isBrief) => places.nameOf(text, source, language, isBrief),
    };
  };
  const words = { ku: inLanguage('ku'), ar: inLanguage('ar'), en: inLanguage('en') };
  return (language) => words[language];
}
