import type { ColumnsOf } from '../storage/tables';
import type { AuditEntry } from '../../contract/panel';
import type { StoredPage } from '../storage/storage';
import { sql } from 'kysely';
import type { Connection } from '../storage/connection';
import { insertRows, rowCount, select } from '../storage/queries';
import { holdsWord } from '../storage/searchText';

declare module '../storage/tables' {
  interface Tables {
    audit: ColumnsOf<AuditEntry>;
  }
}

const TEXT = sql`who || ' ' || action || ' ' || subject`;

export function sqlAudit({ db, atomic }: Connection) {
  return {
    add: (entry: AuditEntry) => atomic((own) => insertRows(own, 'audit', [entry])),
    read: (id: string): Promise<AuditEntry | undefined> =>
      select(db, 'audit', { id }, 'id', 'at', 'who', 'action', 'subject').executeTakeFirst(),
    /**
     * Lists entries, newest first.
     * @param words each must occur in an entry, ignoring case; none selects all
     * @param action selects entries of that action, if it is not empty
     */
    async list({ page, perPage }: StoredPage, words: readonly string[], action: string) {
      let found = db.selectFrom('audit');
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
