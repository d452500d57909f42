import { PANEL_CALLS, type AuditEntry } from '../../contract/panel';
import type { Feature } from '../feature';
import type { ContentKind } from '../../definition/content/contentType';
import { type Route, contractRoute } from '../http/route';
import { readerLanguage } from '../http/request';
import type { RoutePorts } from '../routePorts';
import { searchTokens, holdsWord } from '../storage/searchText';
import { recordTitle } from '../records/recordText';
import type { ColumnsOf } from '../storage/tables';
import type { StoredPage } from '../storage/storage';
import { sql } from 'kysely';
import type { Connection } from '../storage/connection';
import { insertRows, rowCount, select } from '../storage/queries';

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
      const { page, perPage, action = '', search, from, before } = request.query;
      const found = await storage.audit.list({ page, perPage }, searchTokens(search), action, {
        ...(from !== undefined && { from: new Date(from).toISOString() }),
        ...(before !== undefined && { before: new Date(before).toISOString() }),
      });
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

declare module '../storage/tables' {
  interface Tables {
    audit: ColumnsOf<AuditEntry>;
  }
}

const TEXT = sql`who || ' ' || action || ' ' || subject`;

function sqlAudit({ db, atomic }: Connection) {
  return {
    add: (entry: AuditEntry) => atomic((own) => insertRows(own, 'audit', [entry])),
    read: (id: string): Promise<AuditEntry | undefined> =>
      select(db, 'audit', { id }, 'id', 'at', 'who', 'action', 'subject').executeTakeFirst(),
    /**
     * Lists entries, newest first.
     * @param words each must occur in an entry, ignoring case; none selects all
     * @param action selects entries of that action, if it is not empty
     */
    async list(
      { page, perPage }: StoredPage,
      words: readonly string[],
      action: string,
      { from, before }: { readonly from?: string; readonly before?: string } = {},
    ) {
      let found = db.selectFrom('audit');
      if (from !== undefined) found = found.where('at', '>=', from);
      if (before !== undefined) found = found.where('at', '<', before);
      if (action !== '') found = found.where('action', '=', action);
      for (const word of words) found = found.where(holdsWord(TEXT, word));
      const total = await rowCount(found);
      const data = await found
        .select(['id', 'at', 'who', 'action', 'subject'])
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute();
      return { data, total };
    },
  };
}
