import { fold } from './fold';

/** How well a name answers a query; smaller is better. */
const WHOLE = 0;
const BEGINNING = 1;
const WORD = 2;

/** The Arabic article, which people leave out. */
const ARTICLE = 'ال';

/**
 * Finds things by the beginnings of their names, or of any word in them: a sorted list of folded names,
 * searched by halving. Things are numbered in the order of their importance.
 */
export class PrefixIndex {
  readonly #keys: readonly string[];
  readonly #things: Uint32Array;
  /** Whether a key is the whole name, rather than one from some word on. */
  readonly #whole: Uint8Array;

  /** @param names of each thing, the most important thing first */
  constructor(names: readonly (readonly string[])[]) {
    const entries = names.flatMap((own, thing) => entriesOf(own, thing));
    entries.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.thing - b.thing));
    this.#keys = entries.map(({ key }) => key);
    this.#things = Uint32Array.from(entries, ({ thing }) => thing);
    this.#whole = Uint8Array.from(entries, ({ whole }) => Number(whole));
  }

  /** The numbers of the things that answer best: whole names, then beginnings, then inner words. */
  find(query: string, most: number): number[] {
    const folded = fold(query);
    if (folded === '') return [];
    const best = new Best(most);
    for (let at = this.#firstFrom(folded); at < this.#keys.length; at += 1) {
      const key = this.#keys[at] ?? '';
      if (!key.startsWith(folded)) break;
      const begins = this.#whole[at] === 1;
      const rank = !begins ? WORD : key === folded ? WHOLE : BEGINNING;
      best.offer(this.#things[at] ?? 0, rank);
    }
    return best.things();
  }

  #firstFrom(query: string): number {
    let low = 0;
    let high = this.#keys.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#keys[middle] ?? '') < query) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

interface Entry {
  readonly key: string;
  readonly thing: number;
  readonly whole: boolean;
}

function entriesOf(names: readonly string[], thing: number): Entry[] {
  const entries = new Map<string, Entry>();
  const add = (key: string, whole: boolean) => {
    if (key !== '' && !(entries.get(key)?.whole ?? false)) entries.set(key, { key, thing, whole });
  };
  for (const name of new Set(names.map(fold))) {
    add(name, true);
    for (let at = 0; at >= 0; at = name.indexOf(' ', at) + 1 || -1) {
      const rest = name.slice(at);
      if (at > 0) add(rest, false);
      if (rest.startsWith(ARTICLE)) add(rest.slice(ARTICLE.length), at === 0);
    }
  }
  return [...entries.values()];
}

/** Keeps the best few of many, each thing once. */
class Best {
  readonly #most: number;
  readonly #kept: { readonly thing: number; readonly rank: number }[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  offer(thing: number, rank: number): void {
    const last = this.#kept.at(-1);
    const isFull = this.#kept.length >= this.#most;
    if (isFull && last && !comesBefore(rank, thing, last)) return;
    const same = this.#kept.findIndex((other) => other.thing === thing);
    if (same >= 0) {
      if ((this.#kept[same]?.rank ?? 0) <= rank) return;
      this.#kept.splice(same, 1);
    }
    const place = this.#kept.findIndex((other) => comesBefore(rank, thing, other));
    this.#kept.splice(place < 0 ? this.#kept.length : place, 0, { thing, rank });
    if (this.#kept.length > this.#most) this.#kept.pop();
  }

  things(): number[] {
    return this.#kept.map(({ thing }) => thing);
  }
}

const comesBefore = (rank: number, thing: number, other: { thing: number; rank: number }) =>
  rank < other.rank || (rank === other.rank && thing < other.thing);
