import { sql } from 'kysely';
import type { Values } from '../../definition/model/values';
import type { Connection, ContentRevision, Db } from '../storage/connection';
import { hideDrafts, nextPosition, raiseRevision, refuseSame } from './contentRevision';
import {
  type ContentRecord,
  type NewContent,
  type PlacedRecord,
  type Removal,
  StaleContent,
  type Written,
} from './contents';
import {
  CONTENT,
  keepVersion,
  sqlContentVersions,
  takeFromBin,
  toContentRecord,
} from './sqlContentVersions';
import { draftOf } from './serviceKinds';
import { sqlContentSets } from './sqlContentSets';
import { insertRows, remove, rowCount, select, update } from '../storage/queries';

interface Row extends Omit<PlacedRecord, 'document'> {
  readonly kind: string;
  readonly document: string;
}

export function sqlContents({ db, atomic, lock, contentRevision }: Connection) {
  const inOrder = (own: Db, kind: string) =>
    records(own, kind).orderBy('position').orderBy('id').execute();
  const revisionBy = (pick: (now: ContentRevision) => number) => (): number | Promise<number> => {
    const now = contentRevision();
    return 'then' in now ? now.then(pick) : pick(now);
  };
  return {
    /**
     * Returns the number of content writes so far. It includes every write that was acknowledged before the call, in
     * any process: what was read is still current if the revision before reading is the revision after it.
     */
    revision: revisionBy(({ revision }) => revision),
    /** Returns the same without the writes of which visitors are shown nothing: of drafts, before and after. */
    shownRevision: revisionBy(({ revision, hidden }) => revision - hidden),
    /**
     * Returns records of a kind that were written after a record, the last that is known, in the order of their writes;
     * records of one write are in the order of their ids.
     */
    async writtenAfter(
      kind: string,
      { revision, id }: Pick<PlacedRecord, 'revision' | 'id'>,
      most: number,
    ): Promise<readonly PlacedRecord[]> {
      const rows = await records(db, kind)
        .select('position')
        .where(sql<boolean>`(revision, id) > (${revision}, ${id})`)
        .orderBy('revision')
        .orderBy('id')
        .limit(most)
        .execute();
      return rows.map(toContentRecord);
    },
    /** Returns the ids of a kind, in the order of its records. */
    async ids(kind: string): Promise<ReadonlySet<string>> {
      return new Set((await positions(db, kind)).map(({ id }) => id));
    },
    count: (kind: string) => rowCount(select(db, 'content', { kind })),
    /** Reads those that exist, in the order of the ids. */
    async readAll(kind: string, ids: readonly string[]): Promise<readonly ContentRecord[]> {
      const rows = await select(db, 'content', { kind, id: ids }, ...CONTENT).execute();
      const byId = new Map(rows.map((row) => [row.id, toContentRecord(row)]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
    /** Returns the kinds whose records were inserted by `seed`. */
    async seeded(): Promise<ReadonlySet<string>> {
      const rows = await select(db, 'content_seed', {}, 'kind').execute();
      return new Set(rows.map(({ kind }) => kind));
    },
    /** Inserts the records of a kind, only on the first call for that kind. */
    seed: (kind: string, seeds: readonly NewContent[], now: string) =>
      atomic(async (own) => {
        const isFirst = await insertRows(own, 'content_seed', [{ kind, seededAt: now }], 'kind');
        if (isFirst === 0 || seeds.length === 0) return;
        const revision = await raiseRevision(own);
        const written = { revision, updatedAt: now, writtenBy: '' };
        const rows = seeds.map((seed, position) => toRow(kind, seed, { position, ...written }));
        await insertRows(own, 'content', rows);
      }),
    list: async (kind: string): Promise<readonly ContentRecord[]> =>
      (await inOrder(db, kind)).map(toContentRecord),
    async read(kind: string, id: string) {
      const row = await select(db, 'content', { kind, id }, ...CONTENT).executeTakeFirst();
      return row && toContentRecord(row);
    },
    /** Adds a record after all others of its kind. Throws NotUnique. */
    add: (kind: string, record: NewContent, written: Written = {}) =>
      atomic(async (own) => {
        // Two additions at the same time would get the same position.
        await lock(own);
        return append(own, kind, record, written);
      }),
    /** Writes the single record of a kind, or creates it. Throws StaleContent. */
    put: (kind: string, record: NewContent, written: Written = {}) =>
      atomic(async (own) => {
        await lock(own);
        const [there] = await inOrder(own, kind);
        const { document, createdAt: now } = record;
        const stored =
          there && (await rewrite(own, { kind, id: there.id }, document, now, written));
        return stored ?? append(own, kind, record, written);
      }),
    /** Replaces the document of a record; returns undefined if there is no such record. Throws StaleContent, NotUnique. */
    replace: (kind: string, id: string, document: Values, now: string, written: Written = {}) =>
      atomic((own) => rewrite(own, { kind, id }, document, now, written)),
    /**
     * Moves a record before another one of its kind; null: to the end. No record gets a new version by it. Returns the ids
     * in their order; undefined if one of the two does not exist.
     */
    move: (kind: string, id: string, before: string | null) =>
      atomic(async (own) => {
        await raiseRevision(own);
        const rows = await positions(own, kind);
        const others = rows.flatMap((row) => (row.id === id ? [] : [row.id]));
        const at = before === null ? others.length : others.indexOf(before);
        if (at === -1 || others.length === rows.length) return undefined;
        const ids = others.toSpliced(at, 0, id);
        const known = new Map(rows.map((row) => [row.id, row.position]));
        for (const [position, each] of ids.entries()) {
          if (known.get(each) !== position)
            await update(own, 'content', { kind, id: each }, { position });
        }
        return ids;
      }),
    /** Puts a record into the bin; returns false if there was none. */
    remove: (kind: string, id: string, removal: Removal = { at: new Date().toISOString() }) =>
      atomic(async (own) => {
        await raiseRevision(own);
        const before = await keepVersion(own, { kind, id }, removal);
        await hideDrafts(own, kind, before);
        // What was prepared for it is in its history for some time, and is not published.
        const draft = { kind: draftOf(kind), id };
        await keepVersion(own, draft, { ...removal, isArchived: false });
        await remove(own, 'content', draft);
        return before !== undefined && (await remove(own, 'content', { kind, id }));
      }),
    /** Puts a removed record back; returns undefined if there is none in the bin. Throws NotUnique. */
    restore: (kind: string, id: string, { now, by = '', unique }: Written & { now: string }) =>
      atomic(async (own) => {
        const revision = await raiseRevision(own);
        const last = await takeFromBin(own, kind, id);
        if (!last) return undefined;
        await hideDrafts(own, kind, last.document);
        return insert(own, { id, kind, ...last, revision, updatedAt: now, writtenBy: by }, unique);
      }),
    ...sqlContentVersions({ db, atomic }),
    ...sqlContentSets({ db, atomic }),
  };
}

const records = (own: Db, kind: string) => select(own, 'content', { kind }, ...CONTENT);

const positions = (own: Db, kind: string) =>
  select(own, 'content', { kind }, 'id', 'position').orderBy('position').orderBy('id').execute();

async function append(
  own: Db,
  kind: string,
  record: NewContent,
  { by = '', unique }: Written,
): Promise<ContentRecord> {
  const revision = await raiseRevision(own);
  const position = await nextPosition(own, kind);
  const written = { position, revision, updatedAt: record.createdAt, writtenBy: by };
  const row = toRow(kind, record, written);
  await hideDrafts(own, kind, row.document);
  return insert(own, row, unique);
}

async function insert(own: Db, row: Row, unique: Written['unique']): Promise<ContentRecord> {
  await insertRows(own, 'content', [row]);
  await refuseSame(own, row, unique);
  const { kind: _, position: _at, ...stored } = row;
  return toContentRecord(stored);
}

async function rewrite(
  own: Db,
  { kind, id }: { readonly kind: string; readonly id: string },
  document: Values,
  now: string,
  { by = '', revision: before, unique }: Written,
): Promise<ContentRecord | undefined> {
  const revision = await raiseRevision(own);
  const old = await keepVersion(own, { kind, id });
  const change = { document: JSON.stringify(document), updatedAt: now, revision, writtenBy: by };
  const match = { kind, id, ...(before !== undefined && { revision: before }) };
  const isWritten = await update(own, 'content', match, change);
  const row = await select(own, 'content', { kind, id }, ...CONTENT).executeTakeFirst();
  if (!row) return undefined;
  // Rolls the transaction back, so that no revision is used up.
  if (!isWritten) throw new StaleContent(toContentRecord(row));
  await hideDrafts(own, kind, old, row.document);
  await refuseSame(own, { ...row, kind }, unique);
  return toContentRecord(row);
}

const toRow = (
  kind: string,
  { id, createdAt, document }: NewContent,
  written: Pick<Row, 'position' | 'revision' | 'updatedAt' | 'writtenBy'>,
): Row => ({ ...written, id, kind, createdAt, document: JSON.stringify(document) });
