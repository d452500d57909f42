import { sql, type SqlBool } from 'kysely';
import type { ActivityEntry } from '../../contract/activity';
import type { Connection } from '../storage/connection';

/** Where a page of applications begins: behind the last one of the page before. */
interface Behind {
  readonly createdAt: string;
  readonly id: string;
}

const KINDS = [
  'entered',
  'status',
  'document',
  'reply',
  'linkMade',
  'withdrawn',
] as const satisfies readonly ActivityEntry['kind'][];

/** What figures are made of. */
export function sqlFigures({ db }: Connection) {
  return {
    /** Lists applications in the order of their arrival, a page at a time. */
    async cases(from: Behind, services: readonly string[] | undefined, most: number) {
      let rows = db
        .selectFrom('inbox')
        .select(['application_id as id', 'service_id as service', 'created_at as createdAt'])
        .select(['status', 'changed_at as changedAt', 'assignee'])
        // As one row, both databases find the first of a page by the index; with `or` they read all before it again.
        .where(sql<SqlBool>`(created_at, application_id) > (${from.createdAt}, ${from.id})`);
      if (services) rows = rows.where('service_id', 'in', services);
      return rows.orderBy('created_at').orderBy('application_id').limit(most).execute();
    },
    /** Returns what has happened to some applications, in its order. */
    entries: (ids: readonly string[]) =>
      db
        .selectFrom('activity')
        .select(['application_id as id', 'at', 'who', 'kind', 'text'])
        .where('application_id', 'in', ids)
        .where('kind', 'in', KINDS)
        .orderBy('at')
        .orderBy('id')
        .execute(),
    requests: (ids: readonly string[]) =>
      db
        .selectFrom('request')
        .select(['application_id as id', 'created_at as createdAt', 'answered_at as answeredAt'])
        .select('state')
        .where('application_id', 'in', ids)
        .execute(),
  };
}
