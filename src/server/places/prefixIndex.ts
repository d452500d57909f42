import { fold, foldMore } from '../../definition/model/fold';

/** The Arabic article, which people leave out. */
const ARTICLE = 'ال';

/** Names are in a bucket for each beginning of so many letters and fewer. */
const LONGEST_KEY = 3;

/** Whole names, beginnings, inner words. */
const RANKS = 3;

/** More than the length of any name: a name and a position in it make one number. */
const STRIDE = 1024;

/**
 * Returns a function that finds items by the beginnings of their names, or of words in them. It returns the numbers of
 * the best: whole names, then beginnings, then inner words, each in the order of importance; after these, in the same
 * order, what an Arabic keyboard cannot type.
 * @param items the names of each item, the most important first
 * @param most the number of results
 */
export function prefixIndex(items: readonly (readonly string[])[], most: number) {
  const names: string[] = [];
  /** Names as an Arabic keyboard types them. */
  const typed: string[] = [];
  /** The item of each name. */
  const itemOf: number[] = [];
  /** Positions of names and words by their first letters. */
  const buckets = new Map<string, number[]>();
  for (const [item, own] of items.entries()) {
    for (const name of new Set([...new Set(own)].map(fold))) {
      if (name.length >= STRIDE) continue;
      const position = (names.push(name) - 1) * STRIDE;
      itemOf.push(item);
      const bare = foldMore(name);
      typed.push(bare);
      for (const start of startsIn(name)) {
        const end = Math.min(start + LONGEST_KEY, name.length);
        for (let at = start + 1; at <= end; at += 1) {
          const key = bare.slice(start, at);
          const bucket = buckets.get(key);
          if (bucket) bucket.push(position + start);
          else buckets.set(key, [position + start]);
        }
      }
    }
  }
  return (query: string): number[] => {
    const folded = fold(query);
    const more = foldMore(folded);
    const ranked = Array.from({ length: 2 * RANKS }, (): number[] => []);
    for (const position of buckets.get(more.slice(0, LONGEST_KEY)) ?? []) {
      const start = position % STRIDE;
      const index = (position - start) / STRIDE;
      const [name = '', item = 0] = [names[index], itemOf[index]];
      if (typed[index]?.startsWith(more, start) !== true) continue;
      const tries = name.startsWith(folded, start) ? 0 : RANKS;
      const begins = start === 0 || (start === ARTICLE.length && name.startsWith(ARTICLE));
      const rank = !begins ? 2 : name.length - start === folded.length ? 0 : 1;
      const list = ranked[tries + rank] ?? [];
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
