import { checkRecord } from '../../../definition/content/checkRecord';
import type { ContentKind } from '../../../definition/content/contentType';
import { differences, merged } from '../../../definition/content/differences';
import { PUBLICATION, publicationOf } from '../../../definition/content/publication';
import { fullDocument } from '../../../definition/content/recordValues';
import type { Issue } from '../../../definition/model/issue';
import type { Values } from '../../../definition/model/values';
import type { ContentChange } from '../../../contract/contentChanges';
import { auditOf } from '../../audit/audit';
import { minuteAt } from '../../brand/agencyDay';
import { existing, HttpRefusal, type RequestIssue } from '../../http/refusal';
import { type ContentRecord, NotUnique } from '../../records/contents';
import { draftOf } from '../../records/serviceKinds';
import { type ContentSet, StaleSet, versionOf } from '../../records/sqlContentSets';
import type { RoutePorts } from '../../routePorts';
import { published } from '../publishedDocument';
import { toStaffRecord } from '../readContent';
import { type KnownPorts, knownRecords } from '../writes/knownRecords';
import { validatorOf } from '../writes/validRecord';

/** A prepared change, as stored beside its record. */
export interface PreparedChange {
  readonly document: Values;
  /** The record that it was compared with last. */
  readonly base: Values;
  /** The day or hour at which it is published; empty: when staff do it. */
  readonly at: string;
  readonly failedAt?: string;
}

export const preparedChange = ({ document }: { readonly document: Values }): PreparedChange =>
  document as unknown as PreparedChange;

export const kindsOf = ({ id }: Pick<ContentKind, 'id'>): readonly string[] => [id, draftOf(id)];

/** What must not have been written since it was read. */
interface AsRead {
  /** The version of the change together with its live record. */
  readonly version?: number | undefined;
  /** The revision of the change. */
  readonly revision?: number;
}

type ChangePorts = KnownPorts & Pick<RoutePorts, 'app' | 'kinds' | 'storage' | 'now'>;

/** Reads and publishes the prepared changes of live records. */
export function preparedChanges(ports: ChangePorts) {
  const { app, kinds, storage, now } = ports;
  const { content } = storage;

  /**
   * Returns what publishing a change would store: a three-way merge of the change and the live record. The issues are
   * fields that both have changed, and what is not valid for visitors.
   */
  async function review(kind: ContentKind, live: ContentRecord, change: PreparedChange) {
    const { fields, schedules } = kind;
    const full = (document: Values): Values => ({
      ...fullDocument(fields, document),
      ...(schedules && { [PUBLICATION]: { ...publicationOf(document) } }),
    });
    const [base, theirs] = [full(change.base), full(live.document)];
    const found = differences(base, full(change.document), theirs);
    const all = merged(theirs, found, () => true);
    const [document, publication] = [fullDocument(fields, all), publicationOf(all)];
    const clashes = found.flatMap(({ path, changedBy }): RequestIssue[] =>
      changedBy === 'both' ? [{ path, code: 'stale', limit: live.writtenBy }] : [],
    );
    const known = await knownRecords(kind, ports);
    const checked = publication.draft ? { fields } : kind;
    const issues: readonly Issue[] = checkRecord(checked, document, validatorOf(kind), known);
    return {
      document: published(document, publication),
      moved: JSON.stringify(base) !== JSON.stringify(theirs),
      issues: [...clashes, ...issues],
    };
  }

  /** Returns a change as staff read it; undefined if there is none. */
  async function read(kind: ContentKind, set: ContentSet): Promise<ContentChange | undefined> {
    const [live, draft] = kindsOf(kind).map((each) => set.get(each));
    if (!live || !draft) return undefined;
    const change = preparedChange(draft);
    const { issues, moved } = await review(kind, live, change);
    const record = toStaffRecord(kind, { ...draft, ...change, createdAt: live.createdAt });
    return {
      record: { ...record, version: versionOf(set), change: { at: change.at } },
      base: toStaffRecord(kind, { ...live, document: change.base }),
      live: toStaffRecord(kind, live),
      moved,
      issues: issues.map(({ path, code, limit }) => ({
        ...{ path, code },
        ...(limit !== undefined && { limit: String(limit) }),
      })),
      failedAt: change.failedAt ?? null,
    };
  }

  /** @throws Refusal 404, or 422 with the issues to solve first; StaleSet, NotUnique */
  async function publish(kind: ContentKind, id: string, by: string, asRead: AsRead) {
    const set = await content.readSet(kindsOf(kind), id);
    const [live, draft] = kindsOf(kind).map((each) => set.get(each));
    if (asRead.revision !== undefined && draft?.revision !== asRead.revision) throw new StaleSet();
    const { document, issues } = await review(
      kind,
      existing(live),
      preparedChange(existing(draft)),
    );
    if (issues.length > 0) throw HttpRefusal.ofIssues(issues);
    const { unique = [] } = kind;
    const written = {
      by,
      now: now().toISOString(),
      version: asRead.version ?? versionOf(set),
      unique,
    };
    // By the version, only one of several concurrent publications or writes succeeds.
    await content.writeSet(kindsOf(kind), id, written, () => {
      return { [kind.id]: document, [draftOf(kind.id)]: null };
    });
  }

  /** Marks a change as failed and clears its publication time, so that it is not tried again. */
  async function fail(kind: ContentKind, { id, writtenBy, revision }: ContentRecord) {
    const draft = draftOf(kind.id);
    const at = now().toISOString();
    await content.writeSet([draft], id, { by: writtenBy, now: at, version: revision }, (set) => {
      const change = preparedChange(existing(set.get(draft)));
      return { [draft]: { ...change, at: '', failedAt: at } };
    });
  }

  async function publishOne(kind: ContentKind, record: ContentRecord): Promise<void> {
    const subject = `${kind.id}/${record.id}`;
    const noted = { storage, log: app.log };
    try {
      // Staff may have moved its day since the list was read.
      await publish(kind, record.id, record.writtenBy, { revision: record.revision });
      await auditOf(noted, '', 'changePublished', subject);
    } catch (error) {
      if (!(error instanceof HttpRefusal || error instanceof NotUnique)) throw error;
      await fail(kind, record);
      await auditOf(noted, '', 'changeNotPublished', subject);
    }
  }

  return {
    read,
    publish,
    /** Returns all changes of some kinds, or that of one record. */
    async list(of: readonly ContentKind[], id?: string): Promise<readonly ContentChange[]> {
      const drafts = await content.listAll(of.map((kind) => draftOf(kind.id)));
      const found = drafts.flatMap((draft) => {
        const kind = of.find((each) => draftOf(each.id) === draft.kind);
        return kind && (id === undefined || id === draft.id) ? [{ kind, id: draft.id }] : [];
      });
      const all = found.map(async ({ kind, id: own }) =>
        read(kind, await content.readSet(kindsOf(kind), own)),
      );
      return (await Promise.all(all)).flatMap((change) => change ?? []);
    },
    /** Publishes all due changes, including those that fell due while no server ran. */
    async publishDue(): Promise<void> {
      const minute = minuteAt(now());
      for (const { kind: draft, ...record } of await content.listAll(
        kinds.map(({ id }) => draftOf(id)),
      )) {
        const kind = kinds.find(({ id }) => draftOf(id) === draft);
        const { at } = preparedChange(record);
        if (!kind || at === '' || at > minute) continue;
        await publishOne(kind, record).catch((error: unknown) => {
          // A concurrent write or publication came first: what is still due is tried again the next time.
          if (error instanceof StaleSet) return;
          app.log.error({ err: error }, 'a change that is due was not published');
        });
      }
    },
  };
}
