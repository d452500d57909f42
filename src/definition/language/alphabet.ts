import { fold } from '../model/fold';
import type { Language } from '../model/text';

/**
 * The letters of Sorani and Arabic in one order. It is the alphabet of Sorani (ICU knows none) with the letters that only
 * Arabic has, and so the alphabet of Arabic except for two letters, which stand here by their places: `-` is the Arabic
 * ه, before و.
 */
const LETTERS = 'ئابپتثجچحخدذرڕزژسشصضطظعغفڤقکگلڵمن-وۆهەیێ';

/** Letters that stand where another one does, also in Arabic text, as in ICU's order for Arabic. */
const ALIKE = ['كک', 'يی', 'ىی', 'ھه', 'ہه', 'ةت', 'آا', 'أا', 'إا', 'ٱا', 'ءا', 'ؤا'];

/** What Arabic text has elsewhere than Sorani. */
const ALIKE_IN_ARABIC = ['ه-', 'ھ-', 'ئا'];

/** Capital letters, digits and marks are left to `fold`, which leaves the letters of this script (Vai) as they are. */
const FIRST_PLACE = 0xa500;

const places = (alike: readonly string[]): ReadonlyMap<string, string> => {
  const own = new Map(
    Array.from(LETTERS, (letter, place) => [letter, String.fromCharCode(FIRST_PLACE + place)]),
  );
  for (const [letter = '', other = ''] of alike) own.set(letter, own.get(other) ?? '');
  return own;
};

const SORANI = places(ALIKE);
const ARABIC = places([...ALIKE, ...ALIKE_IN_ARABIC]);

/** Letters of one of the two languages only: the first in a text says in which it is. */
const TELLING = /((?:^|[^\p{L}])ئ|[پچڕژڤگڵۆەێ])|[أإآؤءثذصضطظةى]/u;

/** Letters of the Arabic keyboard, which has no others for them. */
const ARABIC_KEYS = /[يك]/u;

/**
 * Returns a text by which names are sorted, compared byte by byte: digits, then Latin names by their letters without
 * marks and capitals, then those in the Arabic script, by the alphabet of the language that their letters show.
 * @param language of the text, as far as it is known
 */
export function alphabetKey(text: string, language: Language): string {
  const composed = text.normalize('NFKC').replaceAll('ه\u200c', 'ە');
  const order = isArabic(composed, language) ? ARABIC : SORANI;
  return fold(composed.replaceAll(/\p{Script=Arabic}/gu, (letter) => order.get(letter) ?? letter));
}

function isArabic(text: string, language: Language): boolean {
  const told = TELLING.exec(text);
  if (told) return told[1] === undefined;
  return language === 'en' ? ARABIC_KEYS.test(text) : language === 'ar';
}

/** The article, which most names of countries and titles have, and by which nobody looks for them. */
const ARTICLE = /^ال(?=\p{L}{2})/u;

/** Sorts what has a name in a language. In Arabic the article does not count, as in encyclopaedias. */
export function inAlphabet<T>(
  all: readonly T[],
  nameOf: (one: T) => string,
  language: Language,
): T[] {
  return all
    .map((one) => {
      const name = nameOf(one);
      const bare = language === 'ar' ? name.replace(ARTICLE, '') : name;
      return { one, name, key: alphabetKey(bare, language) };
    })
    .sort((a, b) => compare(a.key, b.key) || compare(a.name, b.name))
    .map(({ one }) => one);
}

/** Compares texts by their code units, as databases compare bytes. */
export const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
