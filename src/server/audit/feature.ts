import { PANEL_CALLS, type AuditEntry } from '../../contract/panel';
import { sqlAudit } from './store';
import type { Feature } from '../feature';
import type { ContentKind } from '../../definition/content/contentType';
import { type Route, contractRoute } from '../http/route';
import { readerLanguage } from '../http/request';
import type { RoutePorts } from '../routePorts';
import { searchTokens } from '../storage/searchText';
import { recordTitle } from '../records/recordText';

/** What staff did. */
export const auditLog = {
  tables: { audit: ['id'] },
  stores: { audit: sqlAudit },
  calls: { audit: PANEL_CALLS.audit },
  routes: auditRoutes,
} as const satisfies Feature;

/** Lists what staff did, newest first; a search looks in who, what and to what. */
function auditRoutes({ storage, kinds }: RoutePorts): readonly Route[] {
  return [
    contractRoute(PANEL_CALLS.audit, async (request) => {
      const { page, perPage, action = '', search } = request.query;
      const found = await storage.audit.list({ page, perPage }, searchTokens(search), action);
      const language = readerLanguage(request.headers);
      const titles = new Map<string, string>();
      for (const [kind, ids] of recordsIn(found.data, kinds)) {
        for (const record of await storage.content.readAll(kind.id, [...ids])) {
          titles.set(`${kind.id}/${record.id}`, recordTitle(kind, record, language));
        }
      }
      const data = found.data.map((entry) => ({
        ...entry,
        title: titles.get(entry.subject) ?? '',
      }));
      return { ...found, data, page, perPage };
    }),
  ];
}

/** Returns the ids of the content records that entries are about, by their kind. */
function recordsIn(entries: readonly AuditEntry[], kinds: readonly ContentKind[]) {
  const found = new Map<ContentKind, Set<string>>();
  for (const { subject } of entries) {
    const slash = subject.indexOf('/');
    const kind = kinds.find(({ id }) => id === subject.slice(0, slash));
    if (!kind) continue;
    found.set(kind, (found.get(kind) ?? new Set()).add(subject.slice(slash + 1)));
  }
  return found;
}
