import { PANEL_CALLS } from '../../contract/panel';
import { hasOwnOrder } from '../../definition/content/contentType';
import { audit } from '../audit/audit';
import { existing } from '../http/refusal';
import { type Route, contractRoute } from '../http/route';
import { readerLanguage } from '../http/request';
import type { RoutePorts } from '../routePorts';
import type { ContentRecord } from '../records/contents';
import { preparedChange } from './changes/preparedChanges';
import { isContentId, toStaffRecord } from './readContent';
import { refuseClash } from './writes/contentWriteRoutes';
import { recordTitle } from '../records/recordText';
import { draftOf, SERVICE_KINDS } from '../records/serviceKinds';

/** Deleted records are kept for so long. */
export const BIN_DAYS = 30;

/** Returns the routes for removed records, for earlier versions of records, and for their order. */
export function pastRoutes({ kinds, storage, now }: RoutePorts): readonly Route[] {
  const { content } = storage;
  const hidden = [...SERVICE_KINDS, ...kinds.map(({ id }) => draftOf(id))];
  const kindOf = (id: string | undefined) => kinds.find((kind) => kind.id === id);
  return [
    contractRoute(PANEL_CALLS.bin, async ({ query: { page, perPage }, headers }) => {
      const language = readerLanguage(headers);
      const { rows, total } = await content.removed({ page, perPage }, hidden);
      const data = rows.map((record) => {
        const kind = kindOf(record.kind);
        return {
          kind: record.kind,
          id: record.id,
          title: kind ? recordTitle(kind, record, language) : record.id,
          removedAt: record.removedAt,
          removedBy: record.removedBy,
          archived: record.isArchived,
        };
      });
      return { data, total, page, perPage };
    }),
    contractRoute(PANEL_CALLS.restore, async (request) => {
      const { kind: kindId, id } = request.body;
      const kind = existing(isContentId(id) ? kindOf(kindId) : undefined);
      const written = {
        by: request.sessionOwner?.email ?? '',
        now: now().toISOString(),
        unique: kind.unique ?? [],
      };
      const record = existing(await content.restore(kindId, id, written).catch(refuseClash(kind)));
      await audit(storage, request, 'contentRestored', `${kindId}/${id}`);
      return toStaffRecord(kind, record);
    }),
    contractRoute(PANEL_CALLS.move, async (request) => {
      const { kind: kindId, id, before } = request.body;
      const kind = kindOf(kindId);
      const isKnown = kind && hasOwnOrder(kind) && [id, before ?? id].every(isContentId);
      const ids = existing(isKnown ? await content.move(kindId, id, before) : undefined);
      await audit(storage, request, 'contentMoved', `${kindId}/${id}`);
      return { ids };
    }),
    contractRoute(PANEL_CALLS.versions, async ({ query: { kind: kindId = '', id = '' } }) => {
      const kind = kindOf(kindId);
      if (!kind || !isContentId(id)) return { data: [] };
      const version = (record: ContentRecord) => ({
        version: record.revision,
        updatedAt: record.updatedAt,
        updatedBy: record.writtenBy,
        record: toStaffRecord(kind, record),
      });
      const ofRecord = (await content.history(kindId, id)).map(version);
      const ofChanges = (await content.history(draftOf(kindId), id)).map((record) => {
        const { document, base } = preparedChange(record);
        const { record: before } = version({ ...record, document: base });
        return { ...version({ ...record, document }), base: before };
      });
      return { data: [...ofRecord, ...ofChanges].toSorted((a, b) => b.version - a.version) };
    }),
  ];
}
