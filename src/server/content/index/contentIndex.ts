import { setImmediate as afterOthers } from 'node:timers/promises';
import type { ContentKind } from '../../../definition/content/contentType';
import { revisionOrRefusal } from '../../http/patientRevision';
import type { ContentRecord, Contents } from '../../records/contents';
import { minuteAt } from '../../brand/agencyDay';
import { type KindIndex, kindIndex } from './kindIndex';

/** Records that are read without a pause for other requests. */
const AT_ONCE = 50;
/** How often a selection is repeated because one of its records was removed meanwhile. */
const TRIES = 5;

export type ContentIndex = ReturnType<typeof contentIndex>;

/** Reads some records of a kind without reading all of them. */
export function contentIndex(contents: Contents, now: () => Date) {
  const kinds = new Map<string, KindIndex>();
  const revision = revisionOrRefusal(() => contents.revision());

  /** Returns the index of a kind, which includes every write that was acknowledged before the call. */
  async function of(kind: ContentKind): Promise<KindIndex> {
    const index = kinds.get(kind.id) ?? kindIndex(kind, contents, revision);
    kinds.set(kind.id, index);
    await index.refresh();
    return index;
  }

  async function read(kind: string, ids: readonly string[]): Promise<readonly ContentRecord[]> {
    const records: ContentRecord[] = [];
    for (let start = 0; start < ids.length; start += AT_ONCE) {
      if (start > 0) await afterOthers();
      records.push(...(await contents.readAll(kind, ids.slice(start, start + AT_ONCE))));
    }
    return records;
  }

  return {
    contents,
    of,
    /** Visitors do not wait for a database that does not answer. @throws Refusal 503 */
    refuseAway: revision,
    /** Returns the agency's time: visitors are shown what is published then. */
    minute: () => minuteAt(now()),
    /** Reads the kinds that visitors search; if the database does not answer, the first search does it. */
    async prepare(all: readonly ContentKind[]): Promise<void> {
      for (const kind of all.filter(isSearched)) await of(kind).catch(() => {});
    },
    /**
     * Selects records by their index, and reads those that were selected.
     * @param select returns the ids, and what it found out on the way
     */
    async select<T extends { readonly ids: readonly string[] }>(
      kind: ContentKind,
      select: (index: KindIndex) => T,
    ): Promise<T & { readonly records: readonly ContentRecord[] }> {
      for (let tries = 1; ; tries += 1) {
        const selected = select(await of(kind));
        const records = await read(kind.id, selected.ids);
        if (records.length === selected.ids.length || tries === TRIES) {
          return { ...selected, records };
        }
      }
    },
  };
}

const isSearched = ({ calls }: ContentKind): boolean =>
  calls.public.some((call) => typeof call !== 'string' && call.search !== undefined);
