import { fold } from '../../definition/language/fold';

/** The Arabic article, which people leave out. */
const ARTICLE = 'ال';

/** Queries of so many letters use a bucket of names; shorter ones are answered in advance. */
const DRAWER = 3;

/** More than the length of any name: a name and a position in it make one number. */
const STRIDE = 1024;

/** Items in the order of their importance, by whether the query is a whole name, its beginning, or a word in it. */
type Ranked = readonly [whole: number[], beginning: number[], word: number[]];

/**
 * Finds items by the beginnings of their names, or of words in them. Items are numbered by importance, and
 * returned in that order within each rank.
 */
export class PrefixIndex {
  readonly #most: number;
  readonly #names: string[] = [];
  /** The item of each name. */
  readonly #things: number[] = [];
  readonly #short = new Map<string, Ranked>();
  /** Positions by the first letters of names and words. */
  readonly #drawers = new Map<string, number[]>();

  /**
   * @param names of each item, the most important first
   * @param most the number of results
   */
  constructor(names: readonly (readonly string[])[], most: number) {
    this.#most = most;
    for (const [thing, own] of names.entries()) {
      for (const name of new Set([...new Set(own)].map(fold))) this.#add(name, thing);
    }
  }

  /** Returns the numbers of the best items: whole names, then beginnings, then inner words. */
  find(query: string): number[] {
    const folded = fold(query);
    const ranked = folded.length < DRAWER ? this.#short.get(folded) : this.#look(folded);
    return [...new Set(ranked?.flat())].slice(0, this.#most);
  }

  #add(name: string, thing: number): void {
    if (name === '' || name.length >= STRIDE) return;
    const index = this.#names.push(name) - 1;
    this.#things.push(thing);
    for (const start of startsIn(name)) {
      for (let length = 1; length < DRAWER; length += 1) {
        const key = name.slice(start, start + length);
        if (key.length === length)
          this.#rank(entry(this.#short, key, noneRanked), key, index, start);
      }
      const drawer = name.slice(start, start + DRAWER);
      if (drawer.length < DRAWER) continue;
      entry(this.#drawers, drawer, (): number[] => []).push(index * STRIDE + start);
    }
  }

  #look(query: string): Ranked {
    const ranked = noneRanked();
    for (const place of this.#drawers.get(query.slice(0, DRAWER)) ?? []) {
      const index = Math.floor(place / STRIDE);
      const start = place % STRIDE;
      if (this.#names[index]?.startsWith(query, start)) this.#rank(ranked, query, index, start);
    }
    return ranked;
  }

  #rank(ranked: Ranked, query: string, index: number, start: number): void {
    const name = this.#names[index] ?? '';
    const thing = this.#things[index] ?? 0;
    const begins = start === 0 || (start === ARTICLE.length && name.startsWith(ARTICLE));
    const list = ranked[!begins ? 2 : name.length - start === query.length ? 0 : 1];
    // The names of one item follow each other, so only the last result has to be compared.
    if (list.length < this.#most && list.at(-1) !== thing) list.push(thing);
  }
}

const noneRanked = (): Ranked => [[], [], []];

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

function entry<V>(map: Map<string, V>, key: string, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
