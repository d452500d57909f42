import type { Connection } from './connection';
import { insertRows } from './insertRows';
import type { NoticeChoices } from './noticeChoices';
import { RIGHTS_COLUMNS, toRights } from './rightsRow';

export function sqlNoticeChoices({ db, atomic }: Connection): NoticeChoices {
  /** Returns the choices of all colleagues who may log in. */
  const choices = () =>
    db
      .selectFrom('notice')
      .innerJoin('staff', 'staff.id', 'notice.staff_id')
      .where('staff.disabled', '=', 0)
      .select([
        'notice.staff_id as staffId',
        'notice.service_id as serviceId',
        'notice.mode as mode',
      ])
      .orderBy('notice.staff_id');
  return {
    async read(staffId) {
      const rows = await db
        .selectFrom('notice')
        .select(['service_id', 'mode'])
        .where('staff_id', '=', staffId)
        .execute();
      return new Map(rows.map((row) => [row.service_id, row.mode]));
    },
    put: (staffId, chosen) =>
      atomic(async (own) => {
        await own.deleteFrom('notice').where('staff_id', '=', staffId).execute();
        const rows = [...chosen].map(([id, mode]) => ({ staff_id: staffId, service_id: id, mode }));
        await insertRows(own, 'notice', rows);
      }),
    async atOnce(serviceId) {
      const rows = await choices().where('notice.service_id', 'in', ['', serviceId]).execute();
      // The choice for the service comes before that for all.
      const own = new Map<string, string>();
      for (const row of rows) {
        if (row.serviceId !== '' || !own.has(row.staffId)) own.set(row.staffId, row.mode);
      }
      return [...own].flatMap(([id, mode]) => (mode === 'once' ? [id] : []));
    },
    async daily() {
      const rows = await choices().where('notice.mode', '=', 'daily').execute();
      return [...new Set(rows.map(({ staffId }) => staffId))];
    },
    async reader(staffId) {
      const row = await db
        .selectFrom('staff')
        .select(['id', 'email', ...RIGHTS_COLUMNS])
        .where('id', '=', staffId)
        .where('disabled', '=', 0)
        .executeTakeFirst();
      return row && { id: row.id, email: row.email, ...toRights(row) };
    },
  };
}
