import { fold } from '../model/fold';

/**
 * Consonants by their sound, as Kurds, Arabs and passports write them: what one spells with پ ڤ چ گ ق ض, another
 * spells with ب ف ج ك k z.
 */
const CONSONANTS: Readonly<Record<string, string>> = {
  c: 'sch sh ش',
  x: 'kh x خ',
  g: 'gh غ',
  j: 'tch ch dj zh j ج چ ژ',
  z: 'dh z ز ذ ض ظ',
  f: 'ph f v ف ڤ',
  k: 'ck k c q g ک ق گ',
  b: 'b p ب پ',
  t: 't ت ط',
  d: 'd د',
  r: 'r ر ڕ',
  s: 'th s س ص ث',
  l: 'l ل ڵ',
  m: 'm م',
  n: 'n ن',
  h: 'h ه ح',
  w: 'w',
};

const SOUNDS: ReadonlyMap<string, string> = new Map(
  Object.entries(CONSONANTS).flatMap(([sound, letters]) =>
    letters.split(' ').map((each) => [each, sound] as const),
  ),
);

/** One consonant, or all vowels that follow each other. */
const UNIT = /sch|tch|[sckgdptz]h|dj|ck|[aeiouyاەێۆویىعئ]+|\p{L}/gu;

/** Letters of the Kurdish alphabet alone, which writes short vowels, too. */
const KURDISH = /[ەێۆڕڵڤژچگپ]/u;
const LATIN = /[a-z]/u;

/** Sounds of names whose usual spellings differ by more than their letters. */
const SAME: Readonly<Record<string, string>> = {
  dawd: 'dawud',
  dud: 'dawud',
  dwud: 'dawud',
  fadl: 'fazl',
  fdil: 'fazl',
  hiba: 'hba',
  mrim: 'mrym',
  rhmn: 'rhman',
  rida: 'rza',
  riza: 'rza',
  rda: 'rza',
  rmdan: 'rmzan',
  ryad: 'ryaz',
  ta: 'tha',
};

/** The first letter in the sound of a word that begins with a vowel. */
const OPEN = 'o';

/** The maximum of sounds per name. */
const MOST = 16;

/** A vowel, by its letters, or a consonant, by its sound. */
interface Unit {
  readonly vowel?: string;
  readonly sound?: string;
}

/**
 * Maps each name in a text to its possible sounds: رشيد, ڕەشید and Rashid share one, Rashad shares none with them. A sound
 * consists of consonants and long vowels, since Arabic script omits short ones; Latin script does not mark length, so a name
 * in it has several. Sounds are encoded in Greek letters, which no folded name contains.
 */
export function nameSounds(text: string): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, readonly string[]>();
  let [before, last, lastKey] = ['', '', ''];
  for (const word of normal(text).split(/[^\p{L}]+/u)) {
    if (word === '') continue;
    const written = before === '' ? word : `${before} ${word}`;
    if (FAITH.test(word) && last !== '') {
      names.delete(lastKey);
      [last, lastKey] = [last + (LATIN.test(word) ? 'din' : 'دین'), `${lastKey} ${written}`];
    } else if (BEFORE.test(word)) {
      before = written;
      continue;
    } else {
      [last, lastKey] = [before.replace(ARTICLE_ALONE, '').replaceAll(' ', '') + word, written];
    }
    before = '';
    names.set(lastKey, soundsOf(last));
  }
  if (before !== '') names.set(before, soundsOf(before.replaceAll(' ', '')));
  return names;
}

/** Normalises letters that keyboards and transliterations vary; unlike `fold`, it preserves differences in sound. */
const normal = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u064b-\u065f\u0670ـ'’‘`ʻʼء]/gu, '')
    .replaceAll('ه\u200c', 'ە')
    .replaceAll(/[\p{Script=Latin}ًآأإؤيكةھہ]/gu, (letter) => LETTERS[letter] ?? fold(letter))
    .replaceAll(/ى(?=\p{L})/gu, 'ی')
    .replaceAll(/([^اەێۆیى\P{Script=Arabic}])ه(?!\p{L})/gu, '$1ە');

/** Replacements of single letters; ع stands for an unwritten vowel. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ آ: 'عا', أ: 'ع', إ: 'ع', ؤ: 'وئ', ي: 'ی', ك: 'ک', ة: 'ە', ھ: 'ه', ہ: 'ه' },
  ...{ ş: 'sh', ç: 'ch', ğ: 'gh', ê: 'ee', î: 'ii', û: 'uu' },
};

/** "Servant of" and the article, which are parts of the following name. */
const BEFORE = /^(?:abd[aeou]?l?|[ae]l|عبد|عەبدو?[لڵ]?|ال)$/u;
const ARTICLE_ALONE = /(?:^| )(?:[ae]l|ال)(?= |$)/gu;
/** "(Of) the faith", which is part of the preceding name. */
const FAITH = /^(?:[aeu][ld])?d(?:i|ee)n$|^(?:ال)?دین$/u;
/** The article within names such as Nooraldin. */
const INNER_ARTICLE = /([a-z]{3})[aeu]l(?=d(?:i|ee)n$)/u;
const SERVANT = /^(?:abd[aeou]?l?|عبد(?:ال)?|عەبد(?:و?[لڵ]?|ال))/u;
const GOD = /^(?:l*ah?|[لڵ]*(?:اه?|[هە]))$/u;
const ARTICLE = /^(?:[ae]l(?=[^aeiouy])|ال|ئەل)(?=\p{L}{3})/u;

function soundsOf(word: string): readonly string[] {
  const rest = word.replace(SERVANT, '');
  if (rest !== word && GOD.test(rest)) return [greek('abdola')];
  const isServant = rest !== word && rest.length > 1;
  const [prefix, own] = isServant ? ['abd', rest] : ['', word.replace(INNER_ARTICLE, '$1')];
  const spellings = [own, own.replace(ARTICLE, ''), own.replace(/([aeiou])h$/u, '$1')];
  const sounds = [...new Set(spellings)]
    .flatMap(soundsOfSpelling)
    .map((sound) => SAME[sound] ?? sound);
  const unlike = [...new Set(sounds)].filter((sound) => sound !== '').slice(0, MOST);
  return unlike.map((sound) => greek(prefix + sound));
}

const greek = (sound: string): string =>
  Array.from(sound, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x350)).join('');

/** Returns the sounds of a spelling, the most likely first. */
function soundsOfSpelling(word: string): readonly string[] {
  const units = (word.match(UNIT) ?? []).flatMap((each, index) => unitsOf(each, index === 0));
  const vowels = units.flatMap(({ vowel }, index) => (vowel === undefined ? [] : [index]));
  const [first, last = -1, before = -1] = [vowels[0], vowels.at(-1), vowels.at(-2)];
  const isClosed = last < units.length - 1;
  const isDoubled =
    before === first && /([a-z])\1[a-z][^aeiou]*$/u.test(word) && last - before === 3;
  const isPair = isClosed && units[before]?.vowel === 'a' && (last - before === 2 || isDoubled);
  let sounds: readonly (readonly string[])[] = [[]];
  for (const index of units.keys()) {
    const choices = choicesAt(units, index, { word, last, isPair });
    sounds = sounds.flatMap((start) => choices.map((choice) => [...start, choice]));
  }
  const fitting = sounds.filter((sound) => {
    if (!isPair || units[last]?.vowel?.length !== 1) return true;
    const [early, late] = [/a/u.test(sound[before] ?? ''), sound[last] !== ''];
    // One vowel is long, as in Karim; of two equal ones the last, as in Jamal.
    if (units[last].vowel === 'a') return late || !early;
    return early !== late || (early && (before === 0 || before !== first));
  });
  return fitting.map((sound) => sound.join('').replaceAll(/(.)\1+/gu, '$1'));
}

/** Splits vowels where a w or a y is between them: یوا in هیوا, ia in Zia. */
function unitsOf(letters: string, isFirst: boolean): readonly Unit[] {
  if (!VOWELS.test(letters)) return [{ sound: SOUNDS.get(letters) ?? '' }];
  const units: Unit[] = [];
  let vowel = '';
  const endVowel = () => {
    if (vowel !== '') units.unshift({ vowel });
    vowel = '';
  };
  Array.from(letters).reduceRight((_, letter, index, all) => {
    const next = vowel.charAt(0);
    const isStart = isFirst && index === 0 && (vowel === '' || MARK.test(next));
    const isGlide = isStart || (next !== '' && next !== letter && !MARK.test(next));
    const isI = letter === 'i' && /[aou]/u.test(next) && !VOWELS.test(all[index - 1] ?? '');
    if (isI || (isGlide && /[ویy]/u.test(letter))) {
      endVowel();
      units.unshift({ sound: letter === 'و' ? 'w' : 'y' });
    } else if (next === 'و' && /[اە]/u.test(letter)) {
      if (letter === 'ە') vowel = vowel.slice(1);
      endVowel();
      units.unshift({ sound: 'w' });
      vowel = letter;
    } else {
      vowel = letter + vowel;
    }
    return null;
  }, null);
  endVowel();
  return units;
}

const VOWELS = /^[aeiouyاەێۆویىعئ]/u;
/** Letters that carry a vowel or represent one. */
const MARK = /[عئ]/u;

/** Returns the long vowel that some letters end with: "a", "i" or "u". */
function longOf(letters: string): string {
  const letter = letters.replace(/ع+$/u, '').at(-1) ?? '';
  if (/[eiyیىێئ]/u.test(letter)) return 'i';
  return /[ouوۆ]/u.test(letter) ? 'u' : 'a';
}

interface Place {
  readonly word: string;
  /** The index of the last vowel. */
  readonly last: number;
  /** Whether the last two vowels form a pattern in which one of them is long. */
  readonly isPair: boolean;
}

/** Returns the possible sounds of a unit: a consonant, a long vowel, or "" for a short one. */
function choicesAt(units: readonly Unit[], index: number, place: Place): readonly string[] {
  const { vowel, sound = '' } = units[index] ?? {};
  if (vowel === undefined) return [sound];
  const long = longOf(vowel);
  if (index === 0) return openings(vowel, long).map((choice) => OPEN + choice);
  if (index === units.length - 1) return vowel === 'e' || vowel === 'ى' ? ['a', 'i'] : [long];
  return LATIN.test(vowel)
    ? latinChoices(vowel, units, index, place)
    : arabicChoices(vowel, index, place);
}

function openings(vowel: string, long: string): readonly string[] {
  const bare = vowel.replace(/^[عئ]+/u, '');
  if (bare === '' || bare === 'ە') return [''];
  return bare === 'ا' && bare !== vowel ? ['a'] : ['', long];
}

function arabicChoices(vowel: string, index: number, { word, last }: Place): readonly string[] {
  const bare = vowel.replaceAll('ع', '');
  if (bare === '' || bare === 'ئ') return ['', 'a'];
  if (bare === 'ە') return [''];
  const isKurdish = KURDISH.test(word);
  if (bare === 'ی') {
    const isShort = index === last ? word.includes('ا') : isKurdish;
    return isShort ? ['i', ''] : ['i'];
  }
  if (bare === 'و' && !isKurdish)
    return index < last && word.startsWith('م') ? ['u', 'w', ''] : ['u', 'w'];
  return bare === 'و' && index < last ? ['u', ''] : [longOf(bare)];
}

function latinChoices(
  vowel: string,
  units: readonly Unit[],
  index: number,
  { word, last, isPair }: Place,
): readonly string[] {
  const long = longOf(vowel);
  if (vowel === 'aa') return ['a', ''];
  if (vowel.length > 1) return /a[ei]$/u.test(vowel) ? ['i', 'a'] : [long];
  const isFirst = units.findIndex((unit) => unit.vowel !== undefined) === index;
  const isOpen = isFirst && units[index + 2]?.vowel !== undefined;
  // As in Lina and Soran, but not in Dilshad and Mohammed.
  if (isOpen && vowel === 'i' && last === units.length - 1) return ['i'];
  if (isOpen && vowel === 'o' && !/^[mh]/u.test(word)) return ['u'];
  // As in Nasr.
  if (vowel === 'a' && isFirst && index < units.length - 2 && index === last) return [''];
  if (index !== last || vowel === 'a' || isPair) return ['', long];
  if (isFirst) return vowel === 'e' ? ['i', ''] : [long];
  // As in Mahmud and Nasrin, but not in Ahmed and Muslim.
  const isLong = units[index - 2]?.vowel === undefined && vowel !== 'e' && !/^m[uo]/u.test(word);
  return isLong ? [long] : ['', long];
}
