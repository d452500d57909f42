import { fold } from '../../definition/fold';

/** The Arabic article, which people leave out. */
const ARTICLE = 'ال';

/** Queries of so many letters look into one drawer of names; shorter ones are answered beforehand. */
const DRAWER = 3;

/** More than any name is long: a name and a place in it make one number. */
const STRIDE = 1024;

/** Things in the order of their importance: those whose whole name it is, begins so, or has such a word. */
type Ranked = readonly [whole: number[], beginning: number[], word: number[]];

/**
 * Finds things by the beginnings of their names, or of any word in them. Things are numbered in the order
 * of their importance, and come back so within each rank.
 */
export class PrefixIndex {
  readonly #most: number;
  readonly #names: string[] = [];
  /** The thing of each name. */
  readonly #things: number[] = [];
  readonly #short = new Map<string, Ranked>();
  /** By the first letters, where names or words begin so. */
  readonly #drawers = new Map<string, number[]>();

  /**
   * @param names of each thing, the most important thing first
   * @param most how many things are found at most
   */
  constructor(names: readonly (readonly string[])[], most: number) {
    this.#most = most;
    for (const [thing, own] of names.entries()) {
      for (const name of new Set([...new Set(own)].map(fold))) this.#add(name, thing);
    }
  }

  /** The numbers of the things that answer best: whole names, then beginnings, then inner words. */
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
    // One thing's names come together, so the last is all that needs a look.
    if (list.length < this.#most && list.at(-1) !== thing) list.push(thing);
  }
}

const noneRanked = (): Ranked => [[], [], []];

/** Where a name and the words in it begin, with and without the article. */
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
