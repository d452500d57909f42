import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { parseDays } from '../../../contract/aboutFilter';
import type { Order, OrderColumn } from '../../../contract/applicationFilter';
import { alphabetKey } from '../../../definition/language/alphabet';
import type { Language } from '../../../definition/model/text';
import type { StoredApplicationFilter } from '../stored';
import type { Db } from '../../storage/connection';
import { hasRow } from '../../storage/queries';
import { readerIn, readersOf } from '../../storage/readers';
import {
  indexedRows,
  type InboxQuery,
  isEmbedded,
  spellingsOf,
  theseIds,
} from '../../storage/sqlSearch';

/** Above it reading all rows in their order is faster than looking up each that a search finds. */
const FEW = 1000;

/** Reading up to so many rows for a word takes some milliseconds. */
const MANY = 10_000;

/**
 * Selects the rows that match a filter, however its words are found best: once to list them in an order, and once to
 * count them. SQLite would read the rows in the order of the list until there are enough, each from another place: words
 * in few rows are looked for first, in no order.
 */
export async function searched(
  db: Db,
  filter: StoredApplicationFilter,
): Promise<Record<'listed' | 'counted', InboxQuery<object>>> {
  const all = matching(db, filter);
  if (!filter.words?.length || !isEmbedded(db)) return { listed: all, counted: all };
  const found = await unorderedMatches(db, filter);
  const few = await found
    .select('application_id')
    .limit(FEW + 1)
    .execute();
  if (few.length > FEW) return { listed: all, counted: found };
  const ids = few.map((row) => row.application_id);
  const these = db.selectFrom('inbox').where('application_id', 'in', theseIds(ids));
  return { listed: these, counted: these };
}

/** Returns the parts of a list: what has the words as they were typed, then what has them in other spellings. */
export const inSpellings = (filter: StoredApplicationFilter): readonly StoredApplicationFilter[] =>
  filter.words?.some((word) => filter.sounds?.has(word))
    ? [
        { ...filter, spelling: 'typed' },
        { ...filter, spelling: 'other' },
      ]
    : [filter];

/** Returns the index of the part of a list that contains an application; -1 if none of several does. */
export async function partOf(
  db: Db,
  id: string,
  parts: readonly StoredApplicationFilter[],
): Promise<number> {
  if (parts.length === 1) return 0;
  const isIn = parts.map(async ({ words, sounds, spelling }) =>
    hasRow(
      matching(db, { words, sounds, spelling })
        .where('application_id', '=', id)
        .select('application_id'),
    ),
  );
  return (await Promise.all(isIn)).indexOf(true);
}

/** Selects the rows of a search in SQLite however they are found fastest, in no order. */
export const unorderedMatches = async (db: Db, filter: StoredApplicationFilter) =>
  (await foundByIndex(db, filter)) ?? inOrderOfTime(matching(db, filter), filter);

/** Returns undefined if the index finds none of the words, or if they are in many rows and the other filters leave few. */
async function foundByIndex(
  db: Db,
  filter: StoredApplicationFilter,
): Promise<InboxQuery<object> | undefined> {
  const indexed = await indexedRows(db, filter);
  if (!indexed) return undefined;
  const isBest =
    (await areMany(db, matching(db, { ...filter, words: [] }))) ||
    !(await areMany(db, indexed.rows));
  return isBest ? restrict(indexed.rows, { ...filter, words: indexed.others }, WHOLE) : undefined;
}

async function areMany(db: Db, rows: InboxQuery<object>): Promise<boolean> {
  const some = rows.select('application_id').limit(MANY + 1);
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count > MANY;
}

/**
 * SQLite would read the rows of a service by their names, each from another place. They are stored in the order of their
 * times: reading them in it takes less than half as long.
 */
const inOrderOfTime = (rows: InboxQuery<object>, { serviceId }: StoredApplicationFilter) =>
  serviceId === undefined ? rows : rows.where('created_at', '>', '');

/** The search text of a row that has the other columns only. */
const WHOLE = sql<string>`(
  select search from inbox as whole where whole.application_id = inbox.application_id
)`;

const ID = 'inbox.application_id';
const CHANGED = sql`select application_id from inbox as changed`;

export const matching = (db: Db, filter: StoredApplicationFilter): InboxQuery<object> =>
  restrict(db.selectFrom('inbox'), filter, sql.ref('search'));

/**
 * Selects those rows that match a filter.
 * @param text the search text of a row
 */
function restrict(
  rows: InboxQuery<object>,
  filter: StoredApplicationFilter,
  text: RawBuilder<string>,
): InboxQuery<object> {
  const { serviceId, services, status, from, before, after, words = [], about = [] } = filter;
  const { assignee, dueFrom, dueBefore, without = [] } = filter;
  let found = rows;
  if (serviceId !== undefined) found = found.where('service_id', '=', serviceId);
  if (services) {
    found = found.where((is) => is.or(services.map((one) => is('service_id', '=', one))));
  }
  if (status !== undefined) found = found.where('status', '=', status);
  if (filter.unread) found = found.where(isUnread(filter.reader));
  // Few rows, which have an index of their own; the search index does not have these columns.
  if (filter.toCheck) found = found.where(ID, 'in', sql<string>`(${CHANGED} where to_check = 1)`);
  if (filter.incomplete) {
    found = found.where(ID, 'in', sql<string>`(${CHANGED} where incomplete = 1)`);
  }
  if (assignee !== undefined) {
    found = found.where('assignee', assignee === null ? 'is' : '=', assignee);
  }
  if (dueFrom !== undefined) found = found.where('due', '>=', dueFrom);
  if (dueBefore !== undefined) found = found.where('due', '<', dueBefore);
  if (filter.language !== undefined) found = found.where('language', '=', filter.language);
  if (filter.undated) found = found.where('due', 'is', null);
  if (filter.ids) found = found.where('application_id', 'in', filter.ids);
  if (without.length > 0) found = found.where('status', 'not in', without);
  if (from !== undefined) found = found.where('created_at', '>=', from);
  if (before !== undefined) found = found.where('created_at', '<', before);
  if (after !== undefined) {
    found = found.where(ID, 'in', sql<string>`(${CHANGED} where ${SORTED.sentAt} > ${after})`);
  }
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
  for (const word of words) {
    const has = spellingsOf(filter, word).map((one) => hasWord(text, one));
    found = found.where(sql<SqlBool>`(${sql.join(has, sql` or `)})`);
  }
  if (filter.spelling === 'other' && words.length > 0) {
    const typed = words.map((word) => hasWord(text, word));
    found = found.where(sql<SqlBool>`not (${sql.join(typed, sql` and `)})`);
  }
  return found;
}

/** Folded words contain letters and digits only, and no wildcards of LIKE. */
const hasWord = (text: RawBuilder<string>, word: string) =>
  sql<SqlBool>`${text} like ${`%${word}%`}`;

/** @param reader left out: read by nobody */
export const isUnread = (reader: string | undefined): RawBuilder<SqlBool> =>
  reader === undefined
    ? sql<SqlBool>`readers = ${readersOf([])}`
    : sql<SqlBool>`readers not like ${`%${readerIn(reader)}%`}`;

/** Returns what a name is sorted by; never empty, as it is where it was not filled in. */
export const nameOrder = (name: string, language: Language): string =>
  alphabetKey(name, language) || ' ';

/** Orders the rows, and those of the same value by their time and id. */
export function ordered<Output>(found: InboxQuery<Output>, order: Order): InboxQuery<Output> {
  const direction = order.startsWith('-') ? 'desc' : 'asc';
  return keysOf(order).reduce((sorted, key) => sorted.orderBy(key, direction), found);
}

function keysOf(order: Order): readonly RawBuilder<unknown>[] {
  const column = order.replace('-', '') as OrderColumn;
  // The indexes of these two have the id next, the others the time.
  const byTime = column === 'createdAt' || column === 'name' ? [] : [SORTED.createdAt];
  return [SORTED[column], ...byTime, sql.ref('application_id')];
}

/**
 * Selects the rows behind one of the same services in an order, wherever that one stands by now, whether or not it still
 * matches. Returns undefined if there is none.
 */
export async function rowsBehind<Output>(
  db: Db,
  { serviceId, services }: StoredApplicationFilter,
  { found, order, id }: { found: InboxQuery<Output>; order: Order; id: string },
): Promise<InboxQuery<Output> | undefined> {
  const keys = keysOf(order);
  const row: Readonly<Record<string, unknown>> | undefined = await matching(db, {
    ...(serviceId !== undefined && { serviceId }),
    ...(services && { services }),
  })
    .where('application_id', '=', id)
    .select(keys.map((key, index) => key.as(`key_${index}`)))
    .executeTakeFirst();
  if (!row) return undefined;
  const values = keys.map((_, index) => sql`${row[`key_${index}`]}`);
  const than = sql.raw(order.startsWith('-') ? '<' : '>');
  return found.where(sql<SqlBool>`(${sql.join(keys)}) ${than} (${sql.join(values)})`);
}

/**
 * What stands for a missing value, since the databases disagree where it belongs: after every date and id. The indexes
 * have the same expressions.
 */
export const SORTED = {
  createdAt: sql.ref('created_at'),
  name: sql.ref('name_order'),
  service: sql.ref('service_id'),
  about: sql`coalesce(about, '')`,
  phone: sql.ref('phone'),
  status: sql.ref('status'),
  assignee: sql`coalesce(assignee, 'z')`,
  due: sql`coalesce(due, '9999')`,
  sentAt: sql<string>`coalesce(sent_at, created_at)`,
} as const satisfies Record<OrderColumn, unknown>;
