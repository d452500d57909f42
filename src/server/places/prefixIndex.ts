import { fold } from '../../definition/language/fold';

/** The Arabic article, which people leave out. */
const ARTICLE = 'ال';

/** Names are in a bucket for each beginning of so many letters and fewer. */
const LONGEST_KEY = 3;

/** More than the length of any name: a name and a position in it make one number. */
const STRIDE = 1024;

/**
 * Returns a function that finds items by the beginnings of their names, or of words in them. It returns the numbers of
 * the best: whole names, then beginnings, then inner words, each in the order of importance.
 * @param items the names of each item, the most important first
 * @param most the number of results
 */
export function prefixIndex(items: readonly (readonly string[])[], most: number) {
  const names: string[] = [];
  /** The item of each name. */
  const itemOf: number[] = [];
  /** Positions of names and words by their first letters. */
  const buckets = new Map<string, number[]>();
  for (const [item, own] of items.entries()) {
    for (const name of new Set([...new Set(own)].map(fold))) {
      if (name.length >= STRIDE) continue;
      const position = (names.push(name) - 1) * STRIDE;
      itemOf.push(item);
      for (const start of startsIn(name)) {
        const end = Math.min(start + LONGEST_KEY, name.length);
        for (let at = start + 1; at <= end; at += 1) {
          const key = name.slice(start, at);
          const bucket = buckets.get(key);
          if (bucket) bucket.push(position + start);
          else buckets.set(key, [position + start]);
        }
      }
    }
  }
  return (query: string): number[] => {
    const folded = fold(query);
    const ranked: [whole: number[], beginnings: number[], words: number[]] = [[], [], []];
    for (const position of buckets.get(folded.slice(0, LONGEST_KEY)) ?? []) {
      const start = position % STRIDE;
      const index = (position - start) / STRIDE;
      const [name = '', item = 0] = [names[index], itemOf[index]];
      if (!name.startsWith(folded, start)) continue;
      const begins = start === 0 || (start === ARTICLE.length && name.startsWith(ARTICLE));
      const list = ranked[!begins ? 2 : name.length - start === folded.length ? 0 : 1];
      // The names of one item follow each other, so only the last result has to be compared.
      if (list.length < most && list.at(-1) !== item) list.push(item);
    }
    return [...new Set(ranked.flat())].slice(0, most);
  };
}

/** Returns where a name and the words in it begin, with and without the article. */
function startsIn(name: string): number[] {
  const starts: number[] = [];
  for (let at = 0; ; at += 1) {
    starts.push(at);
    if (name.startsWith(ARTICLE, at)) starts.push(at + ARTICLE.length);
    at = name.indexOf(' ', at);
    if (at < 0) return starts;
  }
}
