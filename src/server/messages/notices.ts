import type { NoticeMode } from '../../contract/messages';
import type { Connection } from '../storage/connection';
import { hasAccount, readUser } from '../auth/accounts';
import { insertRows, remove, select } from '../storage/queries';

declare module '../storage/tables' {
  interface Tables {
    notice: { staff_id: string; service_id: string; mode: NoticeMode };
  }
}

/** Stands in place of a service id for notices of one's own alerts (server/alerts). */
export const OWN_NOTICES = '@';

/** Which colleague wants to hear of new applications, and when; by service, or of all (an empty id). */
export function sqlNoticeChoices({ db, atomic, lock }: Connection) {
  /** Returns the choices of all colleagues who may log in. */
  const choices = () =>
    db
      .selectFrom('notice')
      .innerJoin('staff', 'staff.id', 'notice.staff_id')
      .where('staff.disabled', '=', 0)
      .select(['staff_id as staffId', 'service_id as serviceId', 'mode'])
      .orderBy('notice.staff_id');
  return {
    /** Returns the choices of a colleague, by service id. */
    async read(staffId: string): Promise<ReadonlyMap<string, NoticeMode>> {
      const rows = await select(db, 'notice', { staffId }, 'serviceId', 'mode').execute();
      return new Map(rows.map(({ serviceId, mode }) => [serviceId, mode]));
    },
    put: (staffId: string, chosen: ReadonlyMap<string, NoticeMode>) =>
      atomic(async (own) => {
        // Of two at the same time, the second must find the rows of the first to replace them.
        await lock(own);
        await remove(own, 'notice', { staffId });
        const rows = [...chosen].map(([serviceId, mode]) => ({ staffId, serviceId, mode }));
        // Of an account that was removed meanwhile nothing stays.
        if (await hasAccount(own, staffId)) await insertRows(own, 'notice', rows);
      }),
    /** Returns the ids of colleagues who want to hear of a service at once. */
    async atOnce(serviceId: string) {
      const rows = await choices().where('notice.service_id', 'in', ['', serviceId]).execute();
      // The choice for the service comes before that for all.
      const own = new Map<string, string>();
      for (const row of rows) {
        if (row.serviceId !== '' || !own.has(row.staffId)) own.set(row.staffId, row.mode);
      }
      return [...own].flatMap(([id, mode]) => (mode === 'once' ? [id] : []));
    },
    /** Returns the ids of colleagues who want a daily digest of any service. */
    async daily() {
      const rows = await choices().where('notice.mode', '=', 'daily').execute();
      return [...new Set(rows.map(({ staffId }) => staffId))];
    },
    /** Returns a colleague who may log in. */
    async reader(staffId: string) {
      const user = await readUser(db, staffId);
      return user?.disabled ? undefined : user;
    },
  };
}
