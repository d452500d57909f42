import { fold, foldMore } from '../../definition/model/fold';
import { LANGUAGES, type Text } from '../../definition/model/text';

/** A page that can be found, or a record on one. */
export interface Entry {
  readonly path: string;
  readonly title: Text;
  readonly about: Text;
}

/** An entry with its texts in all languages, folded: each begins with a space, as each of their words does. */
interface Known extends Entry {
  readonly titles: string;
  readonly abouts: string;
}

/** Words that say nothing about what is sought, folded. */
const SMALL = new Set(
  'a an and for i in my of on the to want need بو له و ی من بوم دهمهوی الی فی من علی ارید عن'.split(
    ' ',
  ),
);

/** Small words that Arabic writes together with the next one. */
const JOINED = /^(?:وال|بال|لل|ال|و|ل|ب)(?=.{3})/u;

const spelt = (text: string): string => foldMore(fold(text));

const foldAll = (text: Text): string =>
  LANGUAGES.map((_, at) => ` ${spelt(text[at] ?? '')}`).join('');

const toKnown = (entry: Entry): Known => ({
  ...entry,
  titles: foldAll(entry.title),
  abouts: foldAll(entry.about),
});

/** Returns a function that finds what matches a text best: most of its words, and these in the title first. */
export function finder(entries: readonly Entry[]) {
  const all = entries.map(toKnown);
  return (text: string): readonly Entry[] => {
    const words = spelt(text).split(' ');
    const sought = words.filter((word) => word !== '' && !SMALL.has(word));
    const found = all.flatMap((entry) => {
      const points = sought.map((word) => pointsOf(entry, word)).filter((point) => point > 0);
      const sum = points.reduce((before, point) => before + point, 0);
      return points.length === 0 ? [] : [{ entry, count: points.length, sum }];
    });
    const most = Math.max(...found.map(({ count }) => count));
    return found
      .filter(({ count }) => count === most)
      .sort((a, b) => b.sum - a.sum)
      .map(({ entry }) => entry);
  };
}

function pointsOf({ titles, abouts }: Known, word: string): number {
  const spellings = [word, word.replace(JOINED, ''), word.replace(/^(\w{3,})s$/u, '$1')];
  const has = (texts: string, before: string) =>
    spellings.some((spelling) => texts.includes(before + spelling));
  if (has(titles, ' ')) return 4;
  if (word.length > 2 && has(titles, '')) return 3;
  return has(abouts, ' ') ? 1 : 0;
}
