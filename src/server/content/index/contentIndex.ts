import { setImmediate as afterOthers } from 'node:timers/promises';
import type { ContentKind } from '../../../definition/content/contentType';
import type { ContentRecord, Contents } from '../../storage/contents';
import { dayAt } from '../../brand/agencyDay';
import { KindIndex } from './kindIndex';

/** Records that are read without a pause for other requests. */
const AT_ONCE = 50;
/** How often a selection is repeated because one of its records was removed meanwhile. */
const TRIES = 5;

/** Reads some records of a kind without reading all of them. */
export class ContentIndex {
  readonly contents: Contents;
  readonly #now: () => Date;
  readonly #kinds = new Map<string, KindIndex>();

  constructor(contents: Contents, now: () => Date) {
    this.contents = contents;
    this.#now = now;
  }

  /** Returns the agency's day: visitors are shown what is published on it. */
  day(): string {
    return dayAt(this.#now());
  }

  /** Returns the index of a kind, which includes every write that was acknowledged before the call. */
  async of(kind: ContentKind): Promise<KindIndex> {
    const index = this.#kinds.get(kind.id) ?? new KindIndex(kind, this.contents);
    this.#kinds.set(kind.id, index);
    await index.refresh();
    return index;
  }

  /** Reads the kinds that visitors search; if the database does not answer, the first search does it. */
  async prepare(kinds: readonly ContentKind[]): Promise<void> {
    for (const kind of kinds.filter(isSearched)) await this.of(kind).catch(() => {});
  }

  /**
   * Selects records by their index, and reads those that were selected.
   * @param select returns the ids, and what it found out on the way
   */
  async select<T extends { readonly ids: readonly string[] }>(
    kind: ContentKind,
    select: (index: KindIndex) => T,
  ): Promise<T & { readonly records: readonly ContentRecord[] }> {
    for (let tries = 1; ; tries += 1) {
      const selected = select(await this.of(kind));
      const records = await this.#read(kind.id, selected.ids);
      if (records.length === selected.ids.length || tries === TRIES) {
        return { ...selected, records };
      }
    }
  }

  async #read(kind: string, ids: readonly string[]): Promise<readonly ContentRecord[]> {
    const records: ContentRecord[] = [];
    for (let start = 0; start < ids.length; start += AT_ONCE) {
      if (start > 0) await afterOthers();
      records.push(...(await this.contents.readAll(kind, ids.slice(start, start + AT_ONCE))));
    }
    return records;
  }
}

const isSearched = ({ calls }: ContentKind): boolean =>
  calls.public.some((call) => typeof call !== 'string' && call.search !== undefined);
