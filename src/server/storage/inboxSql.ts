import { type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import { parseDays } from '../../contract/aboutFilter';
import type { Order, OrderColumn } from '../../contract/applicationFilter';
import type { StoredApplicationFilter } from './applications';
import type { Db } from './connection';
import { readerIn, readersOf } from './readers';
import {
  FEW,
  FEW_TO_COUNT,
  foundByIndex,
  isEmbedded,
  rareWords,
  type SelectedIds,
  theseIds,
} from './sqlSearch';
import type { Tables } from './tables';

type Query<Output> = SelectQueryBuilder<Tables, 'inbox', Output>;

/**
 * Selects the rows that match a filter, however its words are found best. SQLite would read the rows in the order of the
 * list until there are enough, each from another place: words in few rows are looked for first, in no order.
 */
export async function searched(
  db: Db,
  filter: StoredApplicationFilter,
  use: 'list' | 'count' = 'list',
): Promise<Query<object>> {
  const all = matching(db, filter);
  if (!filter.words?.length || !isEmbedded(db)) return all;
  const rare = await rareWords(db, filter.words, use === 'count' ? FEW_TO_COUNT : FEW);
  if (rare !== undefined) return matching(db, filter, foundByIndex(rare));
  // SQLite would read the rows of a service by their names, each from another place. They are stored in the order of
  // their times: reading them in it takes less than half as long.
  const scan = filter.serviceId === undefined ? all : all.where('created_at', '>', '');
  const few = await scan
    .select('application_id')
    .limit(FEW + 1)
    .execute();
  if (few.length > FEW) return use === 'count' ? scan : all;
  return matching(db, {}, theseIds(few.map((row) => row.application_id)));
}

/**
 * Selects the rows of the inbox that match a filter.
 * @param among only these
 */
export function matching(
  db: Db,
  filter: StoredApplicationFilter,
  among?: SelectedIds,
): Query<object> {
  const { serviceId, status, from, before, after, words = [], about = [] } = filter;
  const { assignee, dueFrom, dueBefore, without = [] } = filter;
  // SQLite expects fewer rows with an equal value than these, and would read all of them: it uses no index for +column.
  const equal = (name: 'service_id' | 'status' | 'assignee') =>
    among ? sql<string>`+${sql.ref(name)}` : sql.ref<string>(name);
  let found: Query<object> = db.selectFrom('inbox');
  if (serviceId !== undefined) found = found.where(equal('service_id'), '=', serviceId);
  if (filter.services) {
    found = found.where((is) =>
      is.or(filter.services?.map((one) => is(equal('service_id'), '=', one)) ?? []),
    );
  }
  if (status !== undefined) found = found.where(equal('status'), '=', status);
  if (filter.unread) found = found.where(isUnread(filter.reader));
  if (assignee !== undefined) {
    found = found.where(equal('assignee'), assignee === null ? 'is' : '=', assignee);
  }
  if (dueFrom !== undefined) found = found.where('due', '>=', dueFrom);
  if (dueBefore !== undefined) found = found.where('due', '<', dueBefore);
  if (filter.language !== undefined) found = found.where('language', '=', filter.language);
  if (filter.undated) found = found.where('due', 'is', null);
  if (filter.ids) found = found.where('application_id', 'in', filter.ids);
  if (without.length > 0) found = found.where('status', 'not in', without);
  if (from !== undefined) found = found.where('created_at', '>=', from);
  if (before !== undefined) found = found.where('created_at', '<', before);
  if (after !== undefined) found = found.where('created_at', '>', after);
  for (const { field, value } of about) {
    const days = parseDays(value);
    found = found.where('application_id', 'in', (all) => {
      const ofField = all
        .selectFrom('about')
        .select('about.application_id')
        .where('about.service_id', '=', serviceId ?? '')
        .where('about.field', '=', field);
      if (!days) return ofField.where('about.value', '=', value);
      const since = ofField.where('about.value', '>=', days.from);
      return days.to === '' ? since : since.where('about.value', '<=', days.to);
    });
  }
  if (among) found = found.where('application_id', 'in', among);
  // Folded words contain letters and digits only, and no wildcards of LIKE.
  for (const word of words) found = found.where('search', 'like', `%${word}%`);
  return found;
}

/** @param reader left out: read by nobody */
export const isUnread = (reader: string | undefined): RawBuilder<SqlBool> =>
  reader === undefined
    ? sql<SqlBool>`readers = ${readersOf([])}`
    : sql<SqlBool>`readers not like ${`%${readerIn(reader)}%`}`;

/** Orders the rows, and those of the same value by their time and id. */
export function ordered<Output>(found: Query<Output>, order: Order): Query<Output> {
  const direction = order.startsWith('-') ? 'desc' : 'asc';
  const column = order.replace('-', '') as OrderColumn;
  const sorted = found.orderBy(SORTED[column], direction);
  // The indexes of these two have the id next, the others the time.
  const byTime =
    column === 'createdAt' || column === 'name' ? sorted : sorted.orderBy('created_at', direction);
  return byTime.orderBy('application_id', direction);
}

/**
 * What stands for a missing value, since the databases disagree where it belongs: after every date and id. The indexes
 * have the same expressions.
 */
const SORTED = {
  createdAt: sql.ref('created_at'),
  name: sql.ref('name_key'),
  service: sql.ref('service_id'),
  about: sql`coalesce(about, '')`,
  phone: sql.ref('phone'),
  status: sql.ref('status'),
  assignee: sql`coalesce(assignee, 'z')`,
  due: sql`coalesce(due, '9999')`,
} as const satisfies Record<OrderColumn, unknown>;
