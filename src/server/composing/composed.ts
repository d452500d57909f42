import type { Composed, ComposedLine } from '../../contract/composing';
import type { ServiceFile } from '../../definition/model/service';
import { isText } from '../../definition/model/text';
import { isRecord, type Values } from '../../definition/model/values';
import { scheduleOf } from '../content/changes/dueDrafts';
import { HttpRefusal } from '../http/refusal';
import { fileHash, storedService } from '../liveCatalogue';
import type { ContentRecord } from '../records/contents';
import { DRAFT_KIND, LINK_KIND, SERVICE_KIND } from '../records/serviceKinds';
import { type ContentSet, versionOf } from '../records/sqlContentSets';
import type { RoutePorts } from '../routePorts';

/** What a version names: what is published, and the draft. */
export const WRITTEN_KINDS = [SERVICE_KIND, DRAFT_KIND];

export type ComposingPorts = Pick<RoutePorts, 'storage' | 'catalogue' | 'now'>;

/** A draft, as its record has it, with its schedule (dueDrafts). */
interface StoredDraft {
  readonly document: ServiceFile;
  /** The hash of the file that it was compared with last; empty: none. */
  readonly basis: string;
}

export const storedDraft = ({ document }: { readonly document: Values }): StoredDraft =>
  document as unknown as StoredDraft;

/** Returns the secret link to a draft, if it has not ended. */
export function linkIn(record: ContentRecord | undefined, now: Date) {
  const { hash, endsAt } = record?.document ?? {};
  const isOpen = typeof endsAt === 'string' && endsAt > now.toISOString();
  return isOpen && typeof hash === 'string' ? { hash, endsAt } : undefined;
}

/** Returns all services, in the order of their tiles. */
export async function composedLines(ports: ComposingPorts): Promise<readonly ComposedLine[]> {
  const { storage, catalogue } = ports;
  const byId = async (kind: string) =>
    new Map((await storage.content.list(kind)).map((record) => [record.id, record]));
  const [ofPublished, ofDrafts, ofLinks, counts] = await Promise.all([
    byId(SERVICE_KIND),
    byId(DRAFT_KIND),
    byId(LINK_KIND),
    storage.inbox.countByService({}),
  ]);
  const numbers = new Map(counts.map(({ serviceId, count }) => [serviceId, count]));
  const ids = new Set(
    [...catalogue.files.documents, ...ofPublished, ...ofDrafts].map(([id]) => id),
  );
  const lines = [...ids].map((id) => {
    const found = [
      [SERVICE_KIND, ofPublished.get(id)],
      [DRAFT_KIND, ofDrafts.get(id)],
    ] as const;
    const set = new Map(found.flatMap(([kind, one]) => (one ? [[kind, one] as const] : [])));
    const line = lineOf(id, set, { ...ports, link: ofLinks.get(id), count: numbers.get(id) ?? 0 });
    const { tile } = documentsIn(id, set, ports).shown ?? {};
    return { line, order: tile?.order ?? 0 };
  });
  return lines.toSorted((a, b) => a.order - b.order).map(({ line }) => line);
}

/** Reads one service. @throws Refusal 404 */
export async function readComposed(id: string, ports: ComposingPorts): Promise<Composed> {
  const { storage, catalogue } = ports;
  const [set, link, { total: count }] = await Promise.all([
    storage.content.readSet(WRITTEN_KINDS, id),
    storage.content.read(LINK_KIND, id),
    storage.inbox.count({ serviceId: id }),
  ]);
  const file = catalogue.files.documents.get(id);
  if (!file && set.size === 0) throw HttpRefusal.of(404, 'notFound');
  const [published, draft] = WRITTEN_KINDS.map((kind) => set.get(kind));
  return {
    line: lineOf(id, set, { ...ports, link, count }),
    published: published ? toStored(published) : null,
    draft: draft ? toStored(draft) : null,
    file: file ? { document: file, hash: fileHash(file) } : null,
    basis: basisIn(set),
  };
}

/** Returns the hash of the file that a service was compared with last. */
export function basisIn(set: ContentSet): string {
  const last = set.get(DRAFT_KIND) ?? set.get(SERVICE_KIND);
  return last ? storedDraft(last).basis : '';
}

const toStored = (record: ContentRecord) => ({
  document: storedDraft(record).document,
  version: record.revision,
  updatedAt: record.updatedAt,
  updatedBy: record.writtenBy,
});

function documentsIn(
  id: string,
  set: ContentSet,
  { catalogue }: Pick<ComposingPorts, 'catalogue'>,
) {
  const [published, draft] = WRITTEN_KINDS.map((kind) => set.get(kind));
  const file = catalogue.files.documents.get(id);
  const shown = published ? storedDraft(published).document : (file ?? draft?.document.document);
  return { file, shown: isRecord(shown) ? (shown as Partial<ServiceFile>) : undefined };
}

interface LineFacts extends Pick<ComposingPorts, 'catalogue' | 'now'> {
  readonly link: ContentRecord | undefined;
  readonly count: number;
}

function lineOf(id: string, set: ContentSet, { catalogue, now, link, count }: LineFacts) {
  const { file, shown } = documentsIn(id, set, { catalogue });
  const [published, draft] = WRITTEN_KINDS.map((kind) => set.get(kind));
  const { at, failedAt } = scheduleOf(draft);
  const last = [...set.values()].toSorted((a, b) => a.revision - b.revision).at(-1);
  const stored = published && storedService(published);
  const title = shown?.tile?.title;
  const unusable = catalogue.troubleOf(id);
  const state: ComposedLine['state'] = stored?.withdrawn
    ? 'withdrawn'
    : published || file
      ? 'published'
      : 'draft';
  const source: ComposedLine['source'] = file ? (published ? 'replaced' : 'file') : 'store';
  return {
    id,
    title: isText(title) ? [...title] : [id, id, id],
    route: typeof shown?.route === 'string' ? shown.route : '',
    source,
    state,
    hasDraft: draft !== undefined,
    publishAt: at,
    failedAt,
    version: versionOf(set),
    definitionVersion: catalogue.find(id)?.service.version ?? 0,
    applications: count,
    updatedAt: last?.updatedAt ?? '',
    updatedBy: last?.writtenBy ?? '',
    linkEndsAt: linkIn(link, now())?.endsAt ?? null,
    fileChanged: file !== undefined && stored !== undefined && stored.basis !== fileHash(file),
    ...(unusable !== undefined && { unusable }),
  };
}
