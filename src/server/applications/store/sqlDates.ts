import type { Status } from '../../../contract/statuses';
import type { Connection } from '../../storage/connection';

/** A day of an application; `item` is the document whose validity ends. */
export interface StoredDate {
  readonly id: string;
  readonly day: string;
  readonly field?: string;
  readonly item?: string;
}

export interface DatesBetween {
  readonly from: string;
  /** The last day. */
  readonly to: string;
  /** Only those of these services; left out: of all. */
  readonly services?: readonly string[];
  readonly most: number;
}

/** The fields of a service whose answers are days after which something is not valid any more. */
interface Ending {
  readonly serviceId: string;
  readonly fields: readonly string[];
}

/** Days of applications: what is due, and what is not valid any more afterwards. */
export function sqlDates({ db }: Connection) {
  return {
    /** Lists dates of applications without some statuses. */
    async due(between: DatesBetween, closed: readonly Status[]): Promise<readonly StoredDate[]> {
      let rows = db
        .selectFrom('inbox')
        .select(['application_id as id', 'due as day'])
        .where('due', '>=', between.from)
        .where('due', '<=', between.to)
        .where('status', 'not in', closed);
      if (between.services) rows = rows.where('service_id', 'in', between.services);
      const found = await rows
        .orderBy('due')
        .orderBy('application_id')
        .limit(between.most)
        .execute();
      return found.flatMap(({ id, day }) => (day === null ? [] : [{ id, day }]));
    },
    /** Lists days in answers, and those until which accepted documents are valid. */
    async ending(
      between: DatesBetween,
      endings: readonly Ending[],
    ): Promise<readonly StoredDate[]> {
      const found: StoredDate[] = [];
      for (const { serviceId, fields } of endings) {
        const rows = await db
          .selectFrom('about')
          .select(['application_id as id', 'field', 'value as day'])
          .where('service_id', '=', serviceId)
          .where('field', 'in', fields)
          .where('value', '>=', between.from)
          .where('value', '<=', between.to)
          .orderBy('value')
          .limit(between.most)
          .execute();
        found.push(...rows);
      }
      let documents = db
        .selectFrom('document')
        .innerJoin('inbox', 'inbox.application_id', 'document.application_id')
        .select(['document.application_id as id', 'item', 'expires_on as day'])
        .where('state', '=', 'accepted')
        .where('expires_on', '>=', between.from)
        .where('expires_on', '<=', between.to);
      if (between.services) documents = documents.where('service_id', 'in', between.services);
      const rows = await documents.orderBy('expires_on').limit(between.most).execute();
      for (const { day, ...row } of rows) if (day !== null) found.push({ ...row, day });
      return found.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
    },
  };
}
