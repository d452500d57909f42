import { sql } from 'kysely';
import type { Language } from '../../definition/language/text';
import type { Status } from '../../contract/applications';
import type { Handling, Inbox, InboxLine } from './applications';
import type { Connection } from './connection';
import { matching, ordered } from './inboxQuery';
import { aboutCounts } from './sqlAbout';
import type { InboxRow } from './tables';

const LINE = [
  'application_id',
  'service_id',
  'reference',
  'language',
  'created_at',
  'status',
  'read_at',
  'name',
  'phone',
  'email',
  'about',
] as const;

export function sqlInbox({ db, atomic }: Connection): Inbox {
  return {
    async list(filter, order, { page, perPage }) {
      const rows = await ordered(matching(db, filter), order)
        .select(LINE)
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute();
      return rows.map(toLine);
    },
    // Two counts: each is read from an index, both in one query are not.
    async count(filter) {
      const total = await howMany(matching(db, filter));
      return { total, unread: await howMany(matching(db, { ...filter, unread: true })) };
    },
    ids: async (filter, order) =>
      (await ordered(matching(db, filter), order).select('application_id').execute()).map(
        (row) => row.application_id,
      ),
    async lines(ids) {
      if (ids.length === 0) return [];
      const rows = await db
        .selectFrom('inbox')
        .select(LINE)
        .where('application_id', 'in', ids)
        .execute();
      const byId = new Map(rows.map((row) => [row.application_id, toLine(row)]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
    definitions: async (filter) =>
      (await matching(db, filter).select('definition').distinct().execute()).map(
        ({ definition }) => definition,
      ),
    async handling(id) {
      const row = await db
        .selectFrom('inbox')
        .select(['status', 'note', 'read_at'])
        .where('application_id', '=', id)
        .executeTakeFirst();
      return row && { status: row.status as Status, note: row.note, readAt: row.read_at };
    },
    change: (id, change) =>
      atomic(async (own) => {
        // Sets the id to itself, since an update needs a column.
        const row = await own
          .updateTable('inbox')
          .set({ ...changed(change), application_id: id })
          .where('application_id', '=', id)
          .returning('application_id')
          .executeTakeFirst();
        return row !== undefined;
      }),
    aboutCounts: (serviceId) => aboutCounts(db, serviceId),
    async waiting() {
      const rows = await matching(db, { status: 'new' })
        .select('service_id')
        .select(({ fn }) => fn.countAll().as('count'))
        .groupBy('service_id')
        .orderBy('service_id')
        .execute();
      return rows.map((row) => ({ serviceId: row.service_id, count: Number(row.count) }));
    },
    async hours(from) {
      const hour = sql<string>`substr(created_at, 1, 13)`;
      const rows = await matching(db, { from })
        .select(hour.as('hour'))
        .select(({ fn }) => fn.countAll().as('count'))
        .groupBy(hour)
        .orderBy(hour)
        .execute();
      return rows.map((row) => ({ hour: row.hour, count: Number(row.count) }));
    },
  };
}

async function howMany(found: ReturnType<typeof matching>): Promise<number> {
  const { count } = await found
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const changed = ({ status, note, readAt }: Partial<Handling>): Partial<InboxRow> => ({
  ...(status !== undefined && { status }),
  ...(note !== undefined && { note }),
  ...(readAt !== undefined && { read_at: readAt }),
});

const toLine = (row: Pick<InboxRow, (typeof LINE)[number]>): InboxLine => ({
  id: row.application_id,
  serviceId: row.service_id,
  reference: row.reference,
  language: row.language as Language,
  createdAt: row.created_at,
  status: row.status as Status,
  readAt: row.read_at,
  name: row.name,
  phone: row.phone,
  email: row.email,
  about: row.about ?? '',
});
