import type { SelectQueryBuilder } from 'kysely';
import type { Order } from '../../contract/applications';
import type { Filter } from './applications';
import type { Db } from './connection';
import type { Tables } from './tables';

type Query<Output> = SelectQueryBuilder<Tables, 'inbox', Output>;

/** The rows of the inbox that a filter lets through. */
export function matching(db: Db, filter: Filter): Query<object> {
  const { serviceId, status, unread, from, before, words = [] } = filter;
  let found: Query<object> = db.selectFrom('inbox');
  if (serviceId !== undefined) found = found.where('service_id', '=', serviceId);
  if (status !== undefined) found = found.where('status', '=', status);
  if (unread) found = found.where('read_at', 'is', null);
  if (from !== undefined) found = found.where('created_at', '>=', from);
  if (before !== undefined) found = found.where('created_at', '<', before);
  // Folded words hold letters and digits only: nothing that LIKE would take for more.
  for (const word of words) found = found.where('search', 'like', `%${word}%`);
  return found;
}

/** Of those that stand level, an order that stays. */
export function ordered<Output>(found: Query<Output>, order: Order): Query<Output> {
  const column = order.endsWith('name') ? 'name_key' : 'created_at';
  const direction = order.startsWith('-') ? 'desc' : 'asc';
  return found.orderBy(column, direction).orderBy('application_id', direction);
}
