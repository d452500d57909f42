import type { Tables } from '../storage/tables';

export type TableName = keyof Tables;

/**
 * What a backup holds: each table with the columns that its rows are read in the order of, parents
 * before their children. Sessions and counters of attempts are left out, so that all log in anew; what was
 * put back has another id than where it came from; the version of the tables stands in the manifest.
 */
const KEYS: Readonly<Record<TableName, readonly string[] | undefined>> = {
  definition: ['hash'],
  application: ['id'],
  inbox: ['application_id'],
  photo: ['id'],
  idempotency: ['key'],
  staff: ['id'],
  audit: ['id'],
  content: ['kind', 'id'],
  content_seed: ['kind'],
  migration: undefined,
  store: undefined,
  session: undefined,
  attempt: undefined,
};

export const KEPT_TABLES = Object.entries(KEYS).flatMap(([name, key]) =>
  key ? [{ name: name as TableName, key }] : [],
);
