import type { Db } from '../connection';
import { runAll } from '../queries';
import { isEmbedded } from '../sqlSearch';

const FILTERED = 'service_id, assignee, due, language, readers';

/**
 * Adds what lists are sorted by name by (inboxSql), compared byte by byte, as SQLite does anyway; empty until it is filled
 * in (keyNames). The indexes replace those with the folded name, by which the version before sorts.
 */
export const nameOrders = (db: Db) =>
  runAll(db, [
    `alter table inbox add column name_order text ${isEmbedded(db) ? '' : 'collate "C"'} not null default ''`,
    ...['name', 'name_of_service', 'newest_of_status', 'newest_of_assignee'].map(
      (index) => `drop index inbox_${index}`,
    ),
    `create index inbox_by_name on inbox
      (name_order, application_id, created_at, status, ${FILTERED})`,
    `create index inbox_by_name_of_service on inbox
      (service_id, name_order, application_id, created_at, status, assignee, due, language, readers)`,
    `create index inbox_newest_of_status on inbox
      (status, created_at, application_id, name_order, ${FILTERED})`,
    `create index inbox_newest_of_assignee on inbox
      (assignee, created_at, application_id, name_order, service_id, status, due, language, readers)`,
  ]);

/** Adds when a draft for another device was read first, which whoever has made the link is told. */
export const handoverReads = (db: Db) =>
  runAll(db, ['alter table handover add column read_at text']);

/** Stores when another owner has made an account an owner's; null: none has, or that was not stored yet. */
export const newOwners = (db: Db) => runAll(db, ['alter table staff add column owner_since text']);
