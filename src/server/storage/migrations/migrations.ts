import { sql } from 'kysely';
import { aboutApplications } from './008-about';
import { applicationWork } from './006-inbox';
import { contentVersions } from './014-contentVersions';
import { contentRevision } from './009-contentRevision';
import { handovers } from './019-handovers';
import { inboxViews } from './026-inboxViews';
import { links } from './013-links';
import { requests } from './015-requests';
import { messages } from './010-messages';
import type { Db } from '../connection';
import { leftSessions } from './011-leftSessions';
import { oldestVersion } from './018-oldestVersion';
import { owners } from './016-owners';
import { documents } from './020-documents';
import { stepCounts } from './024-stepCounts';
import { writtenVersions } from './012-versions';
import { addPanelLanguage } from './021-panelLanguage';
import { roles } from './017-roles';
import { searchBatches } from './027-searchBatches';
import { accountVersions } from './029-accountVersions';
import { mailedLinks } from './030-mailedLinks';
import { searchColumns } from './028-searchColumns';
import { searchIndex } from './023-searchIndex';
import { secondFactors } from './022-secondFactors';
import { sortedInbox } from './025-sortedInbox';
import { staffWork } from './005-staff';

type Migration = (db: Db) => Promise<void>;

/** In their order, by number from 1. A released migration is never changed: add another. */
export const MIGRATIONS: readonly Migration[] = [
  applications,
  staff,
  content,
  contentIds,
  staffWork,
  applicationWork,
  storeId,
  aboutApplications,
  contentRevision,
  messages,
  leftSessions,
  writtenVersions,
  links,
  contentVersions,
  requests,
  owners,
  roles,
  oldestVersion,
  handovers,
  documents,
  addPanelLanguage,
  secondFactors,
  searchIndex,
  stepCounts,
  sortedInbox,
  inboxViews,
  searchBatches,
  searchColumns,
  accountVersions,
  mailedLinks,
];

/**
 * Those that a program without them cannot work with. With the others old and new processes share a database while
 * they are replaced, and the old version can come back (CONTRIBUTING.md).
 */
export const BREAKING: ReadonlySet<Migration> = new Set([
  contentIds,
  contentRevision,
  writtenVersions,
]);

async function applications({ schema }: Db): Promise<void> {
  await schema
    .createTable('definition')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('service_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('application')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('service_id', 'text', (column) => column.notNull())
    .addColumn('definition', 'text', (column) => column.notNull().references('definition.hash'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('application_newest')
    .on('application')
    .columns(['service_id', 'created_at desc', 'id desc'])
    .execute();
  await schema
    .createTable('photo')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('application_id', 'text', (column) =>
      column.notNull().references('application.id').onDelete('cascade'),
    )
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .execute();
  await schema.createIndex('photo_of').on('photo').column('application_id').execute();
  await schema
    .createTable('idempotency')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('application_id', 'text', (column) =>
      column.notNull().references('application.id').onDelete('cascade'),
    )
    .execute();
  await schema.createIndex('idempotency_of').on('idempotency').column('application_id').execute();
}

async function staff({ schema }: Db): Promise<void> {
  await schema
    .createTable('staff')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('session')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) =>
      column.notNull().references('staff.id').onDelete('cascade'),
    )
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('session_of').on('session').column('staff_id').execute();
  await schema
    .createTable('attempt')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
}

async function content({ schema }: Db): Promise<void> {
  await schema
    .createTable('content')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('content_order').on('content').columns(['kind', 'position']).execute();
  await schema
    .createTable('content_seed')
    .addColumn('kind', 'text', (column) => column.primaryKey())
    .addColumn('seeded_at', 'text', (column) => column.notNull())
    .execute();
}

/** Makes ids unique within their kind only, and stores when records were created. */
async function contentIds(db: Db): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('content_of_kind')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_key', ['kind', 'id'])
    .execute();
  await sql`
    insert into content_of_kind (kind, id, position, document, created_at, updated_at)
    select kind, id, position, document, updated_at, updated_at from content
  `.execute(db);
  await schema.dropTable('content').execute();
  await schema.alterTable('content_of_kind').renameTo('content').execute();
  await schema.createIndex('content_order').on('content').columns(['kind', 'position']).execute();
}

/**
 * Adds the table without a row: whether the photo store belongs to this database is checked at the start
 * (storeId).
 */
async function storeId({ schema }: Db): Promise<void> {
  await schema
    .createTable('store')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .execute();
}
