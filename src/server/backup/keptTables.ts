import type { Tables } from '../storage/tables';

type Kept = Exclude<keyof Tables, 'migration' | 'store' | 'session' | 'attempt'>;

/**
 * The tables of a backup, parents before children, with the columns that order their rows. Sessions and attempt
 * counters are left out, so that everybody logs in again; a restored store gets an id of its own; the schema
 * version is in the manifest.
 */
const KEYS: Readonly<Record<Kept, readonly string[]>> = {
  definition: ['hash'],
  staff: ['id'],
  application: ['id'],
  inbox: ['application_id'],
  about: ['application_id', 'position'],
  note: ['id'],
  activity: ['id'],
  photo: ['id'],
  idempotency: ['key'],
  audit: ['id'],
  content: ['kind', 'id'],
  content_revision: ['name'],
  content_version: ['kind', 'id', 'revision'],
  content_seed: ['kind'],
  message: ['id'],
  link: ['token_hash'],
  request: ['id'],
  document: ['application_id', 'item'],
  document_file: ['photo_id'],
  notice: ['staff_id', 'service_id'],
  inbox_view: ['id'],
  handover: ['id_hash'],
  second_factor: ['staff_id'],
  recovery_code: ['staff_id', 'code_hash'],
  step_count: ['service_id', 'version', 'month', 'place'],
};

export const KEPT_TABLES = Object.entries(KEYS).map(([name, key]) => {
  return { name: name as Kept, key };
});
