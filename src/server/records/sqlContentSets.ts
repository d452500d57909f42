import type { Values } from '../../definition/model/values';
import type { Connection } from '../storage/connection';
import { insertRows, remove, select, update } from '../storage/queries';
import type { ContentRecord } from './contents';
import { hideWrite, nextPosition, raiseRevision, refuseSame } from './contentRevision';
import { isDraftKind } from './serviceKinds';
import { CONTENT, keepVersion, takeFromBin, toContentRecord } from './sqlContentVersions';

/** The records of several kinds that have one id, by their kinds. */
export type ContentSet = ReadonlyMap<string, ContentRecord>;

/** They have been written since the version that a write is based on; nothing was stored. */
export class StaleSet extends Error {}

interface SetWrite {
  readonly by: string;
  readonly now: string;
  /** The version of the set as it was read (versionOf); left out: it is not compared. */
  readonly version?: number | undefined;
  /** The fields whose value no other record of a kind may have. */
  readonly unique?: readonly string[];
}

/** Returns the version of a set, which changes with each write; 0: there is no record. */
export const versionOf = (set: ContentSet): number =>
  Math.max(0, ...[...set.values()].map(({ revision }) => revision));

/** Content of which one thing is several records, such as what is published of it and a draft. */
export function sqlContentSets({ db, atomic }: Pick<Connection, 'db' | 'atomic'>) {
  const read = async (own: typeof db, kinds: readonly string[], id: string) => {
    const rows = await select(own, 'content', { kind: kinds, id }, 'kind', ...CONTENT).execute();
    return new Map(rows.map(({ kind, ...row }) => [kind, toContentRecord(row)]));
  };
  return {
    readSet: (kinds: readonly string[], id: string): Promise<ContentSet> => read(db, kinds, id),
    /**
     * Returns the records of several kinds, each with its kind.
     * @param id returns only those with this id, or one of these; left out: all
     */
    async listAll(kinds: readonly string[], id?: string | readonly string[]) {
      const match = { kind: kinds, ...(id !== undefined && { id }) };
      const rows = await select(db, 'content', match, 'kind', ...CONTENT).execute();
      return rows.map(toContentRecord);
    },
    /**
     * Writes the records of a set in one transaction: null puts one into the bin.
     * @param change gets the records as they are, and returns those that change
     * @returns the records as they were
     * @throws StaleSet, NotUnique
     */
    writeSet: (
      kinds: readonly string[],
      id: string,
      { by, now, version, unique }: SetWrite,
      change: (set: ContentSet) => Readonly<Record<string, Values | null>>,
    ) =>
      atomic(async (own) => {
        const revision = await raiseRevision(own);
        const set = await read(own, kinds, id);
        if (version !== undefined && version !== versionOf(set)) throw new StaleSet();
        const changes = Object.entries(change(set));
        for (const [kind, document] of changes) {
          const written = { updatedAt: now, revision, writtenBy: by };
          const json = JSON.stringify(document);
          if (document === null) {
            await keepVersion(own, { kind, id }, { by, at: now });
            await remove(own, 'content', { kind, id });
          } else if (set.has(kind)) {
            await keepVersion(own, { kind, id });
            await update(own, 'content', { kind, id }, { ...written, document: json });
          } else {
            await takeFromBin(own, kind, id);
            const position = await nextPosition(own, kind);
            const row = { kind, id, position, createdAt: now, document: json, ...written };
            await insertRows(own, 'content', [row]);
          }
          if (document !== null) await refuseSame(own, { kind, id, document: json }, unique);
        }
        if (changes.every(([kind]) => isDraftKind(kind))) await hideWrite(own);
        return set;
      }),
  };
}
