import { checkRecord } from '../../../definition/content/checkRecord';
import type { ContentKind } from '../../../definition/content/contentType';
import { differences, merged } from '../../../definition/content/differences';
import { PUBLICATION, publicationOf } from '../../../definition/content/publication';
import { fullDocument } from '../../../definition/content/recordValues';
import type { Issue } from '../../../definition/model/issue';
import type { Values } from '../../../definition/model/values';
import type { ContentChange } from '../../../contract/contentChanges';
import { existing, HttpRefusal, type RequestIssue } from '../../http/refusal';
import type { ContentRecord } from '../../records/contents';
import { draftOf, publishedKind } from '../../records/serviceKinds';
import { type ContentSet, StaleSet, versionOf } from '../../records/sqlContentSets';
import type { RoutePorts } from '../../routePorts';
import { grouped } from '../../storage/queries';
import { published } from '../publishedDocument';
import { toStaffRecord } from '../readContent';
import { type KnownPorts, knownRecords } from '../writes/knownRecords';
import { validatorOf } from '../writes/validRecord';
import { dueDrafts, type DuePorts, scheduleOf } from './dueDrafts';

/** A prepared change, as stored beside its record, with its schedule (dueDrafts). */
interface PreparedChange {
  readonly document: Values;
  /** The record that it was compared with last. */
  readonly base: Values;
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

type ChangePorts = KnownPorts & DuePorts & Pick<RoutePorts, 'kinds'>;

/** Reads and publishes the prepared changes of live records. */
export function preparedChanges(ports: ChangePorts) {
  const { kinds, storage, now } = ports;
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
    const { at, failedAt } = scheduleOf(draft);
    const record = toStaffRecord(kind, { ...draft, ...change, createdAt: live.createdAt });
    return {
      record: { ...record, version: versionOf(set), change: { at } },
      base: toStaffRecord(kind, { ...live, document: change.base }),
      live: toStaffRecord(kind, live),
      moved,
      issues: issues.map(({ path, code, limit }) => ({
        ...{ path, code },
        ...(limit !== undefined && { limit: String(limit) }),
      })),
      failedAt,
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

  return {
    read,
    publish,
    /** Returns all changes of some kinds, or that of one record. */
    async list(of: readonly ContentKind[], id?: string): Promise<readonly ContentChange[]> {
      const drafts = await content.listAll(
        of.map((kind) => draftOf(kind.id)),
        id,
      );
      const ids = drafts.map((draft) => draft.id);
      // A change and its record are read together: a version is of both.
      const records = await content.listAll(of.flatMap(kindsOf), ids);
      const all = of.flatMap((kind) => {
        const pair = kindsOf(kind);
        const own = records.filter((record) => pair.includes(record.kind));
        const sets = grouped(own.map((record) => [record.id, [record.kind, record] as const]));
        return [...sets.values()].map((set) => read(kind, new Map(set)));
      });
      return (await Promise.all(all)).flatMap((change) => change ?? []);
    },
    /** Publishes all due changes. */
    publishDue: dueDrafts(ports, {
      drafts: kinds.map(({ id }) => draftOf(id)),
      publish: ({ kind, id, writtenBy, revision }) =>
        publish(existing(kinds.find((each) => draftOf(each.id) === kind)), id, writtenBy, {
          revision,
        }),
      published: 'changePublished',
      notPublished: 'changeNotPublished',
      subjectOf: ({ kind, id }) => `${publishedKind(kind)}/${id}`,
    }),
  };
}
