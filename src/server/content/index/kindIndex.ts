import { performance } from 'node:perf_hooks';
import { setImmediate as afterOthers } from 'node:timers/promises';
import { type ContentKind, hasOwnOrder, isColumn } from '../../../definition/content/contentType';
import {
  type Publication,
  publicationOf,
  publicationState,
} from '../../../definition/content/publication';
import { fold, foldMore, isFoldedMore } from '../../../definition/model/fold';
import { isText, pick } from '../../../definition/model/text';
import { isRecord, type Json } from '../../../definition/model/values';
import type { Contents, PlacedRecord } from '../../records/contents';
import { inOrder, textsWithin } from '../recordOrder';
import { type ReadRecord, toReadRecord } from '../readContent';

/** Records that are read at a time, and milliseconds of work without a pause for other requests. */
const BATCH = 50;
const LONGEST_SLICE = 10;
/** How often the index is brought up to date while others write, before what is there is used. */
const TRIES = 20;
/** Texts are ordered by so many letters. */
const LONGEST_KEY = 200;

interface Entry {
  readonly record: ReadRecord;
  readonly position: number;
  readonly publication: Publication;
  /** For each list of searched fields. */
  readonly words: readonly WordNumbers[];
}

export type KindIndex = ReturnType<typeof kindIndex>;

/**
 * Returns the records of one kind without their long texts: what lists are ordered, filtered and searched by. After
 * content was written only the records that changed are read again, in slices, so that other requests do not wait.
 */
export function kindIndex(
  kind: ContentKind,
  contents: Contents,
  askedRevision: () => Promise<number>,
) {
  /** The fields that the public calls search. */
  const searched = kind.calls.public.flatMap((call) =>
    typeof call === 'string' || !call.search ? [] : [call.search],
  );
  const allWords = wordIndex();
  const entries = new Map<string, Entry>();
  const orders = new Map<string, readonly Entry[]>();
  /** The last record that was read. */
  let last = { revision: -1, id: '' };
  let revision = -1;
  let refreshing: Promise<void> = Promise.resolve();

  function ordered(order: string): readonly Entry[] {
    const known = orders.get(order);
    if (known) return known;
    const own = [...entries.values()].toSorted(
      (a, b) => a.position - b.position || (a.record.id < b.record.id ? -1 : 1),
    );
    const found = inOrder(own, kind, order);
    orders.set(order, found);
    return found;
  }

  async function readUpTo(least: number): Promise<void> {
    for (let tries = 0; tries < TRIES && revision < least; tries += 1) {
      const before = await contents.revision();
      await readWritten();
      await readIds();
      // If others wrote meanwhile, a removal and an addition may have hidden each other.
      if ((await contents.revision()) === before) revision = before;
    }
  }

  async function readWritten(): Promise<void> {
    let start = performance.now();
    for (;;) {
      const rows = await contents.writtenAfter(kind.id, last, BATCH);
      for (const row of rows) {
        entries.set(row.id, toEntry(row));
        last = { revision: row.revision, id: row.id };
        if (performance.now() - start < LONGEST_SLICE) continue;
        await afterOthers();
        start = performance.now();
      }
      if (rows.length > 0) orders.clear();
      if (rows.length < BATCH) return;
      await afterOthers();
      start = performance.now();
    }
  }

  /** Drops what was removed, and where staff set the order takes it: a record that was moved has no new revision. */
  async function readIds(): Promise<void> {
    const isOrdered = hasOwnOrder(kind);
    if (!isOrdered && (await contents.count(kind.id)) === entries.size) return;
    const ids = await contents.ids(kind.id);
    for (const id of entries.keys()) if (!ids.has(id)) entries.delete(id);
    orders.clear();
    if (!isOrdered) return;
    for (const [position, id] of [...ids].entries()) {
      const entry = entries.get(id);
      if (entry) entries.set(id, { ...entry, position });
    }
  }

  function toEntry(row: PlacedRecord): Entry {
    const record = toReadRecord(kind, row);
    const words = searched.map((fields) =>
      allWords.add(fields.flatMap((name) => textsWithin(record[name])).map(fold)),
    );
    const columns = Object.entries(record).flatMap(([name, value]) => {
      const kept = isColumn(kind, name) ? toKey(value) : idsIn(value);
      return kept === undefined ? [] : [[name, kept] as const];
    });
    const { id, createdAt } = record;
    return {
      record: { ...Object.fromEntries(columns), id, createdAt },
      position: row.position,
      publication: publicationOf(row.document),
      words,
    };
  }

  return {
    /** Resolves once the index includes every write that was acknowledged before the call. */
    async refresh(): Promise<void> {
      const least = await askedRevision();
      if (revision >= least) return;
      refreshing = refreshing.catch(() => {}).then(() => readUpTo(least));
      await refreshing;
    },
    /**
     * Returns the records that match a search, in an order.
     * @param order a column, descending after "-"; any other text: their own order
     * @param search folded; empty: all
     * @param minute only what is published then; left out: all, for staff
     */
    find(
      order: string,
      search: string,
      fields: readonly string[],
      minute?: string,
    ): readonly ReadRecord[] {
      const all = ordered(order);
      const shown =
        minute === undefined || !kind.schedules
          ? all
          : all.filter(({ publication }) => publicationState(publication, minute) === 'onSite');
      if (search === '') return shown.map(({ record }) => record);
      const set = searched.findIndex((each) => each.join() === fields.join());
      const matching = (isFound: ReturnType<typeof allWords.matcher>) =>
        shown.flatMap(({ record, words }) => {
          const numbers = words[set];
          return numbers && isFound?.(numbers) ? [record] : [];
        });
      const found = matching(allWords.matcher(search.split(' ')));
      const more = foldMore(search);
      return found.length > 0 || !isFoldedMore(more)
        ? found
        : matching(allWords.matcher(more.split(' '), foldMore));
    },
  };
}

/** Returns what a column is ordered by: its English, if it is translated. */
function toKey(value: Json): Json {
  const plain = isText(value) ? pick(value, 'en') : value;
  // A copy: a part of a text would keep the whole text in memory.
  return typeof plain === 'string' && plain.length > LONGEST_KEY
    ? Buffer.from(plain.slice(0, LONGEST_KEY)).toString()
    : plain;
}

/** Returns the ids of the records that a list names. */
function idsIn(value: Json): Json | undefined {
  if (!Array.isArray(value)) return undefined;
  const ids = value.flatMap((each) =>
    isRecord(each) && typeof each.id === 'string' ? each.id : [],
  );
  return ids.length > 0 ? ids.map((id) => ({ id })) : undefined;
}

/** The numbers of the different words of a text. */
type WordNumbers = Uint32Array;

/**
 * Finds texts by parts of their words, as a search for the parts in the texts would: a part without spaces is in a
 * text if it is in one of its words. Different words are few, and are compared once for each search.
 */
function wordIndex() {
  const known = new Map<string, number>();
  const numberOf = (word: string): number => {
    const number = known.get(word) ?? known.size;
    known.set(word, number);
    return number;
  };
  return {
    /** @param folded texts, without spaces other than those between words (definition/model/fold) */
    add: (folded: readonly string[]): WordNumbers =>
      Uint32Array.from(new Set(folded.flatMap((text) => text.split(' ')).map(numberOf))),
    /**
     * Returns a function that tells whether a text has words with each of the parts; undefined if there are no such
     * words at all.
     * @param spelt how words are compared; default: as they are
     */
    matcher(
      parts: readonly string[],
      spelt: (word: string) => string = (word) => word,
    ): ((numbers: WordNumbers) => boolean) | undefined {
      const fitting: Uint8Array[] = [];
      for (const part of parts) {
        const isFitting = new Uint8Array(known.size);
        for (const [word, number] of known) if (spelt(word).includes(part)) isFitting[number] = 1;
        if (!isFitting.includes(1)) return undefined;
        fitting.push(isFitting);
      }
      return (numbers) => fitting.every((isFitting) => hasOne(numbers, isFitting));
    },
  };
}

/** A loop, since millions of numbers are looked at. */
function hasOne(numbers: WordNumbers, isFitting: Uint8Array): boolean {
  for (const number of numbers) if (isFitting[number] === 1) return true;
  return false;
}
