import { sql } from 'kysely';
import type { Language } from '../../definition/language/text';
import type { Status } from '../../contract/statuses';
import type { HandlingChange, Inbox, InboxLine } from './applications';
import type { Connection, Db } from './connection';
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
        .select(['status', 'read_at', 'version', 'changed_by', 'changed_at'])
        .where('application_id', '=', id)
        .executeTakeFirst();
      return (
        row && {
          status: row.status as Status,
          readAt: row.read_at,
          version: row.version,
          changedBy: row.changed_by,
          changedAt: row.changed_at,
        }
      );
    },
    change: (id, change) => atomic((own) => changeOne(own, id, change)),
    notes: (id) =>
      db
        .selectFrom('note')
        .select(['id', 'at', 'who', 'text'])
        .where('application_id', '=', id)
        .orderBy('at')
        .orderBy('id')
        .execute(),
    addNote: (id, note) =>
      atomic(async (own) => {
        const known = own.selectFrom('application').select('id').where('id', '=', id);
        if (!(await known.executeTakeFirst())) return false;
        await own
          .insertInto('note')
          .values({ ...note, application_id: id })
          .execute();
        return true;
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

async function changeOne(
  own: Db,
  id: string,
  { status, readAt, by = '', at, version }: HandlingChange,
): ReturnType<Inbox['change']> {
  const change = own
    .updateTable('inbox')
    // Sets the id to itself, since an update needs a column.
    .set({
      application_id: id,
      ...(readAt !== undefined && { read_at: readAt }),
      ...(status !== undefined && {
        status,
        version: sql<number>`version + 1`,
        changed_by: by,
        changed_at: at ?? null,
      }),
    })
    .where('application_id', '=', id)
    .returning('application_id');
  const fitting = version === undefined ? change : change.where('version', '=', version);
  if (await fitting.executeTakeFirst()) return 'changed';
  const there = own.selectFrom('inbox').select('version').where('application_id', '=', id);
  return (await there.executeTakeFirst()) ? 'stale' : 'unknown';
}

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
