import { sql } from 'kysely';
import type { Note } from '../../../contract/applications';
import type { Order } from '../../../contract/applicationFilter';
import { withoutOverrides } from '../../../definition/model/text';
import type { Handling, HandlingChange, InboxLine, StoredApplicationFilter } from '../stored';
import type { Connection, Db } from '../../storage/connection';
import { sentIn } from './applicationWrites';
import { exists, grouped, hasRow, insertRows, select } from '../../storage/queries';
import {
  inSpellings,
  isUnread,
  matching,
  nameOrder,
  ordered,
  partOf,
  rowsBehind,
  searched,
  SORTED,
} from './inboxSql';
import { readerIn, readersOf } from '../../storage/readers';
import { aboutCounts } from './sqlAbout';
import { addAlerts, type NewAlerts, withdrawAssigned } from '../../alerts/store';
import { addActivities, isStored } from '../../activity/store';
import type { InboxQuery } from '../../storage/sqlSearch';
import type { StoredPage } from '../../storage/storage';

const COMMON = [
  ...(['status', 'version', 'readAt', 'readers', 'assignee', 'due', 'changedAt'] as const),
  ...(['sentAt', 'sent', 'toCheck', 'incomplete'] as const),
] as const;
const HANDLING = [...COMMON, 'changedBy'] as const;
const LINE = [
  ...(['serviceId', 'createdAt', 'reference', 'language'] as const),
  ...(['name', 'phone', 'email', 'about'] as const),
  ...COMMON,
] as const;

const MOST_ARRIVED = 1000;

/** Names that one transaction fills in. */
const BATCH = 5000;

/** The staff's view of applications: narrow rows, so that a long list is searched quickly. */
export function sqlInbox({ db, atomic }: Connection) {
  const lines = async (ids: readonly string[]): Promise<readonly InboxLine[]> => {
    const own = { applicationId: ids };
    const rows = await select(db, 'inbox', own, 'applicationId', ...LINE).execute();
    const byId = new Map(
      rows.map(({ applicationId: id, about, ...row }): [string, InboxLine] => {
        // Earlier versions stored names as they were typed.
        const name = withoutOverrides(row.name);
        return [id, { id, ...row, ...withSent(row), name, about: about ?? '' }];
      }),
    );
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
  const notesOf = async (ids: readonly string[]): Promise<ReadonlyMap<string, readonly Note[]>> => {
    const own = { applicationId: ids };
    const rows = await select(db, 'note', own, 'applicationId', 'id', 'at', 'who', 'text')
      .orderBy('at')
      .orderBy('id')
      .execute();
    return grouped(rows.map(({ applicationId, ...note }) => [applicationId, note]));
  };
  return {
    /**
     * Returns a page of the matching applications, and how many there are. Names that a search finds in another spelling
     * come after the others.
     * @param behind the last application of the page before; left out, or gone: pages are counted
     */
    async list(
      filter: StoredApplicationFilter,
      order: Order,
      { page, perPage, behind: id }: StoredPage & { readonly behind?: string | undefined },
    ) {
      const filters = inSpellings(filter);
      const parts = await Promise.all(
        filters.map(async (own) => {
          const { listed, counted } = await searched(db, own);
          return { listed, ...(await counts(counted, own)) };
        }),
      );
      const at = id === undefined ? -1 : await partOf(db, id, filters);
      const ids: string[] = [];
      let offset = (page - 1) * perPage;
      for (const [index, { listed, total }] of parts.entries()) {
        if (index < at || ids.length === perPage) continue;
        const behind =
          index === at && id !== undefined
            ? await rowsBehind(db, filter, { found: listed, order, id })
            : undefined;
        const skipped = behind || (at >= 0 && index > at) ? 0 : offset;
        offset = Math.max(0, offset - total);
        if (total <= skipped) continue;
        // The ids first, from an index alone: the rows of what is left out by a filter are not read.
        const rows = await ordered(behind ?? listed, order)
          .select('application_id')
          .limit(perPage - ids.length)
          .offset(skipped)
          .execute();
        ids.push(...rows.map((row) => row.application_id));
      }
      const sumOf = (name: 'total' | 'unread') => parts.reduce((sum, part) => sum + part[name], 0);
      return { data: await lines(ids), total: sumOf('total'), unread: sumOf('unread') };
    },
    /** Counts the matching applications, and those of them that are unread. */
    count: async (filter: StoredApplicationFilter) =>
      counts((await searched(db, filter)).counted, filter),
    /** Returns the ids of all matching applications, in their order. */
    async ids(filter: StoredApplicationFilter, order: Order): Promise<readonly string[]> {
      const parts = inSpellings(filter).map(async (own) =>
        ordered((await searched(db, own)).listed, order)
          .select('application_id')
          .execute(),
      );
      return (await Promise.all(parts)).flat().map((row) => row.application_id);
    },
    lines,
    definitions: async (filter: StoredApplicationFilter) =>
      (await matching(db, filter).select('definition').distinct().execute()).map(
        ({ definition }) => definition,
      ),
    async handling(id: string): Promise<Handling | undefined> {
      const row = await select(db, 'inbox', { applicationId: id }, ...HANDLING).executeTakeFirst();
      return row && { ...row, ...withSent(row) };
    },
    /** Changes the given properties and adds the entries, unless they were changed since the version that was read. */
    change: (id: string, change: HandlingChange) => atomic((own) => changeOne(own, id, change)),
    /** Returns the notes in the order in which they were added. */
    notes: async (id: string): Promise<readonly Note[]> => (await notesOf([id])).get(id) ?? [],
    /** Returns the notes of several applications by their ids; those without any are left out. */
    notesOf,
    /** Adds a note once, by its id. Returns undefined if there is no such application. */
    addNote: (id: string, note: Note, alerts?: NewAlerts) =>
      atomic(async (own) => {
        if (!(await isStored(own, id))) return undefined;
        const count = await insertRows(own, 'note', [{ ...note, applicationId: id }], 'id');
        if (count > 0 && alerts) await addAlerts(own, alerts, note.at);
        return count > 0 ? 'new' : 'repeated';
      }),
    /**
     * Fills in what names are sorted by where a version that did not know it has stored them. Other requests are served
     * between batches.
     */
    async keyNames(isOver: () => boolean = () => false): Promise<void> {
      while (!isOver() && (await atomic(keyNames)) === BATCH);
    },
    /** Counts the applications of a service by each answer that they are about, the most frequent first. */
    aboutCounts: (serviceId: string) => aboutCounts(db, serviceId),
    /** Returns to which applications something was sent after a moment, the last first; at most 1000. */
    arrived: (after: string) =>
      ordered(db.selectFrom('inbox').where(SORTED.sentAt, '>', after), '-sentAt')
        .select(['application_id as id', 'service_id as serviceId', 'sent_at as sentAt'])
        .limit(MOST_ARRIVED)
        .execute(),
    /** Counts the matching applications of each service; one without applications is left out. */
    countByService: (filter: StoredApplicationFilter) =>
      matching(db, filter)
        .select('service_id as serviceId')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .groupBy('service_id')
        .orderBy('service_id')
        .execute(),
    /** Counts the matching applications of each hour: "2026-03-01T10". */
    async hours(filter: StoredApplicationFilter) {
      const hour = sql<string>`substr(created_at, 1, 13)`;
      return (await searched(db, filter)).counted
        .select(hour.as('hour'))
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .groupBy(hour)
        .orderBy(hour)
        .execute();
    },
  };
}

type Stored = Readonly<Record<'toCheck' | 'incomplete', number>> & { readonly sent: string };

const withSent = ({ sent, toCheck, incomplete }: Stored) => {
  return { sent: sentIn(sent), toCheck: toCheck === 1, incomplete: incomplete === 1 };
};

/** Returns how many names it has filled in. */
async function keyNames(own: Db): Promise<number> {
  const rows = await own
    .selectFrom('inbox')
    .select(['application_id', 'name', 'language'])
    .where('name_order', '=', '')
    .orderBy('application_id')
    .limit(BATCH)
    .execute();
  if (rows.length === 0) return 0;
  const keys = rows.map(
    (row) => sql`(${row.application_id}, ${nameOrder(row.name, row.language)})`,
  );
  // Both databases name the columns of values like this. SQLite would look for the rows by their empty texts.
  await sql`
    update inbox set name_order = filled.column2 from (values ${sql.join(keys)}) as filled
    where application_id = filled.column1 and length(name_order) = 0
  `.execute(own);
  return rows.length;
}

function counts(found: InboxQuery<object>, { reader }: StoredApplicationFilter) {
  const unread = sql<number>`sum(case when ${isUnread(reader)} then 1 else 0 end)`;
  return found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .select(sql<number>`coalesce(${unread}, 0)`.as('unread'))
    .executeTakeFirstOrThrow();
}

async function changeOne(
  own: Db,
  id: string,
  { status, assignee, due, read, by = '', at, activities = [], alerts, version }: HandlingChange,
): Promise<'changed' | 'stale' | 'unknown'> {
  const isHandled = status !== undefined || assignee !== undefined || due !== undefined;
  const change = own
    .updateTable('inbox')
    // Sets the id to itself, since an update needs a column.
    .set({
      application_id: id,
      ...(read && readState(read)),
      ...(isHandled && { version: sql<number>`version + 1` }),
      ...(status !== undefined && { status, changed_by: by, changed_at: at ?? null }),
      // Nobody if the account was removed meanwhile, as if that had come afterwards.
      ...(assignee !== undefined && {
        assignee: own.selectFrom('staff').select('id').where('id', '=', assignee),
      }),
      ...(due !== undefined && { due }),
    })
    .where('application_id', '=', id)
    .returning('application_id');
  const fitting = version === undefined ? change : change.where('version', '=', version);
  if (await hasRow(fitting)) {
    await addActivities(own, id, activities);
    if (assignee !== undefined) await withdrawAssigned(own, id);
    if (alerts) await addAlerts(own, alerts, at ?? '');
    return 'changed';
  }
  return (await exists(own, 'inbox', { applicationId: id })) ? 'stale' : 'unknown';
}

/** Adds an account to the readers, or takes it away. */
function readState({ by, at, checks }: NonNullable<HandlingChange['read']>) {
  const [nobody, key] = [readersOf([]), readerIn(by)];
  const others = sql<string>`replace(readers, ${key}, ${nobody})`;
  return at === null
    ? {
        // What the applicant has sent is to be looked at once more, then.
        ...(checks && { to_check: sql<number>`case when sent_at is null then 0 else 1 end` }),
        readers: others,
        read_at: sql<string | null>`case when ${others} = ${nobody} then null else read_at end`,
      }
    : {
        ...(checks && { to_check: 0 }),
        readers: sql<string>`${others} || ${key.slice(nobody.length)}`,
        read_at: sql<string>`coalesce(read_at, ${at})`,
      };
}
