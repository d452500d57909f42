import type { Db } from '../connection';
import { runAll } from '../queries';
import { isEmbedded } from '../sqlSearch';

const REST = 'created_at, service_id, status, assignee, due, language, readers';

/**
 * Adds what lists are sorted by name by (definition/language/alphabet), compared byte by byte, as SQLite does anyway; null
 * until it is filled in (keyNames). The indexes replace those of the folded name, which only the version before reads.
 */
export const nameOrder = (db: Db) =>
  runAll(db, [
    `alter table inbox add column name_order text ${isEmbedded(db) ? '' : 'collate "C"'}`,
    'drop index inbox_name',
    'drop index inbox_name_of_service',
    `create index inbox_by_name on inbox (coalesce(name_order, ''), application_id, ${REST})`,
    `create index inbox_by_name_of_service on inbox
      (service_id, coalesce(name_order, ''), application_id, ${REST})`,
  ]);
