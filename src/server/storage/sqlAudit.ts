import { sql } from 'kysely';
import type { AuditTrail } from './auditTrail';
import type { Connection } from './connection';
import { countOf, run } from './queries';
import { holdsWord } from './searchText';

const TEXT = sql`who || ' ' || action || ' ' || subject`;

export function sqlAudit({ db, atomic }: Connection): AuditTrail {
  return {
    add: (entry) => run(atomic, (own) => own.insertInto('audit').values(entry)),
    async list({ page, perPage }, words, action) {
      let found = db.selectFrom('audit');
      if (action !== '') found = found.where('action', '=', action);
      for (const word of words) found = found.where(holdsWord(TEXT, word));
      const total = await countOf(found);
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
