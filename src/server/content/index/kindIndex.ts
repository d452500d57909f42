import { performance } from 'node:perf_hooks';
import { setImmediate as afterOthers } from 'node:timers/promises';
import { type ContentKind, hasOwnOrder, isColumn } from '../../../definition/content/contentType';
import {
  type Publication,
  publicationOf,
  publicationState,
} from '../../../definition/content/publication';
import { fold } from '../../../definition/language/fold';
import { isText, pick } from '../../../definition/language/text';
import { isRecord, type Json } from '../../../definition/model/values';
import type { Contents, PlacedRecord } from '../../storage/contents';
import { inOrder } from '../recordOrder';
import { type ReadRecord, toReadRecord } from '../staffRecords';
import { WordIndex, type WordNumbers } from './wordIndex';
import { textsWithin } from '../recordSearch';

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

/**
 * The records of one kind without their long texts: what lists are ordered, filtered and searched by. After content
 * was written only the records that changed are read again, in slices, so that other requests do not wait.
 */
export class KindIndex {
  readonly #kind: ContentKind;
  readonly #contents: Contents;
  /** The fields that the public calls search. */
  readonly #searched: readonly (readonly string[])[];
  readonly #words = new WordIndex();
  readonly #entries = new Map<string, Entry>();
  readonly #orders = new Map<string, readonly Entry[]>();
  /** The last record that was read. */
  #last = { revision: -1, id: '' };
  #revision = -1;
  #refreshing: Promise<void> = Promise.resolve();

  constructor(kind: ContentKind, contents: Contents) {
    this.#kind = kind;
    this.#contents = contents;
    this.#searched = kind.calls.public.flatMap((call) =>
      typeof call === 'string' || !call.search ? [] : [call.search],
    );
  }

  /** Resolves once the index includes every write that was acknowledged before the call. */
  async refresh(): Promise<void> {
    const least = await this.#contents.revision();
    if (this.#revision >= least) return;
    this.#refreshing = this.#refreshing.catch(() => {}).then(() => this.#readUpTo(least));
    await this.#refreshing;
  }

  /**
   * Returns the records that match a search, in an order.
   * @param order a column, descending after "-"; any other text: their own order
   * @param search folded; empty: all
   * @param day only what is published on it; left out: all, for staff
   */
  find(
    order: string,
    search: string,
    fields: readonly string[],
    day?: string,
  ): readonly ReadRecord[] {
    const all = this.#ordered(order);
    const entries =
      day === undefined || !this.#kind.schedules
        ? all
        : all.filter(({ publication }) => publicationState(publication, day) === 'onSite');
    if (search === '') return entries.map(({ record }) => record);
    const isFound = this.#words.matcher(search.split(' '));
    if (!isFound) return [];
    const set = this.#searched.findIndex((each) => each.join() === fields.join());
    return entries.flatMap(({ record, words }) => {
      const numbers = words[set];
      return numbers && isFound(numbers) ? [record] : [];
    });
  }

  #ordered(order: string): readonly Entry[] {
    const known = this.#orders.get(order);
    if (known) return known;
    const entries = [...this.#entries.values()].toSorted(
      (a, b) => a.position - b.position || (a.record.id < b.record.id ? -1 : 1),
    );
    const found = inOrder(entries, this.#kind, order);
    this.#orders.set(order, found);
    return found;
  }

  async #readUpTo(least: number): Promise<void> {
    for (let tries = 0; tries < TRIES && this.#revision < least; tries += 1) {
      const revision = await this.#contents.revision();
      await this.#readWritten();
      await this.#readIds();
      // If others wrote meanwhile, a removal and an addition may have hidden each other.
      if ((await this.#contents.revision()) === revision) this.#revision = revision;
    }
  }

  async #readWritten(): Promise<void> {
    let start = performance.now();
    for (;;) {
      const rows = await this.#contents.writtenAfter(this.#kind.id, this.#last, BATCH);
      for (const row of rows) {
        this.#entries.set(row.id, this.#toEntry(row));
        this.#last = { revision: row.revision, id: row.id };
        if (performance.now() - start < LONGEST_SLICE) continue;
        await afterOthers();
        start = performance.now();
      }
      if (rows.length > 0) this.#orders.clear();
      if (rows.length < BATCH) return;
      await afterOthers();
      start = performance.now();
    }
  }

  /** Drops what was removed, and where staff set the order takes it: a record that was moved has no new revision. */
  async #readIds(): Promise<void> {
    const { id: kind } = this.#kind;
    const isOrdered = hasOwnOrder(this.#kind);
    if (!isOrdered && (await this.#contents.count(kind)) === this.#entries.size) return;
    const ids = await this.#contents.ids(kind);
    for (const id of this.#entries.keys()) if (!ids.has(id)) this.#entries.delete(id);
    this.#orders.clear();
    if (!isOrdered) return;
    for (const [position, id] of [...ids].entries()) {
      const entry = this.#entries.get(id);
      if (entry) this.#entries.set(id, { ...entry, position });
    }
  }

  #toEntry(row: PlacedRecord): Entry {
    const record = toReadRecord(this.#kind, row);
    const words = this.#searched.map((fields) =>
      this.#words.add(fields.flatMap((name) => textsWithin(record[name])).map(fold)),
    );
    const columns = Object.entries(record).flatMap(([name, value]) => {
      const kept = isColumn(this.#kind, name) ? toKey(value) : idsIn(value);
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
