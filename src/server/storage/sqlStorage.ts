import type { Service } from '../../definition/service';
import type { Values } from '../../definition/values';
import type { Connection } from './connection';
import { migrate } from './migrate';
import { sqlApplications } from './sqlApplications';
import { sqlAttempts } from './sqlAttempts';
import { sqlSessions, sqlStaff } from './sqlStaff';
import type { Contents, Definitions, Storage } from './storage';

/** The storage on a database that speaks SQL, its tables up to date. */
export async function sqlStorage(connection: Connection): Promise<Storage> {
  try {
    await migrate(connection);
  } catch (error) {
    await connection.db.destroy();
    throw error;
  }
  return {
    definitions: sqlDefinitions(connection),
    applications: sqlApplications(connection),
    staff: sqlStaff(connection),
    sessions: sqlSessions(connection),
    attempts: sqlAttempts(connection),
    content: sqlContents(connection),
    close: () => connection.db.destroy(),
  };
}

function sqlDefinitions({ db, atomic }: Connection): Definitions {
  return {
    keep: (hash, service, now) =>
      atomic(async (own) => {
        const { id, version } = service;
        await own
          .insertInto('definition')
          .values({
            hash,
            service_id: id,
            version,
            document: JSON.stringify(service),
            created_at: now,
          })
          .onConflict((conflict) => conflict.column('hash').doNothing())
          .execute();
      }),
    async read(hash) {
      const row = await db
        .selectFrom('definition')
        .select('document')
        .where('hash', '=', hash)
        .executeTakeFirst();
      return row && (JSON.parse(row.document) as Service);
    },
  };
}

function sqlContents({ db, atomic }: Connection): Contents {
  return {
    seed: (kind, records, now) =>
      atomic(async (own) => {
        const first = await own
          .insertInto('content_seed')
          .values({ kind, seeded_at: now })
          .onConflict((conflict) => conflict.column('kind').doNothing())
          .returning('kind')
          .executeTakeFirst();
        if (!first || records.length === 0) return;
        const rows = records.map(({ id, document }, position) => ({
          ...{ id, kind, position, updated_at: now },
          document: JSON.stringify(document),
        }));
        await own.insertInto('content').values(rows).execute();
      }),
    async list(kind) {
      const rows = await db
        .selectFrom('content')
        .select(['id', 'document'])
        .where('kind', '=', kind)
        .orderBy('position')
        .orderBy('id')
        .execute();
      return rows.map(({ id, document }) => ({ id, document: JSON.parse(document) as Values }));
    },
  };
}
