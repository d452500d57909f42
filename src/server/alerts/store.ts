import type { AlertKind } from '../../contract/alerts';
import { type Language, pick, type Text } from '../../definition/model/text';
import type { Connection, Db } from '../storage/connection';
import type { ColumnsOf } from '../storage/tables';
import { isStored } from '../activity/store';
import { hasAccount } from '../auth/accounts';
import { addMessages, type NewMessage } from '../messages/store';
import { insertRows, remove, select, update } from '../storage/queries';

declare module '../storage/tables' {
  interface Tables {
    alert: ColumnsOf<StoredAlert>;
    /** Who has an application open; without effect once the moment has passed. */
    presence: { application_id: string; staff_id: string; until: string };
  }
}

export interface StoredAlert {
  readonly id: string;
  readonly staffId: string;
  readonly applicationId: string;
  readonly kind: AlertKind;
  /** An e-mail address; empty: the server. */
  readonly who: string;
  /** JSON: the name of what ends in three languages; else empty. */
  readonly what: string;
  readonly at: string;
  readonly seenAt: string | null;
}

/** Alerts with the e-mails about them. */
export interface NewAlerts {
  readonly alerts: readonly StoredAlert[];
  readonly messages: readonly NewMessage[];
}

/** More of them are not listed. */
const MOST = 100;

/** Alerts of colleagues about applications; erased with the application and with the account. */
export function sqlAlerts({ db, atomic }: Connection) {
  return {
    add: (made: NewAlerts, now: string) => atomic((own) => addAlerts(own, made, now)),
    /** Lists those of a colleague, the last first, with the application of each. */
    list: (staffId: string, since = '') =>
      db
        .selectFrom('alert')
        .innerJoin('inbox', 'inbox.application_id', 'alert.application_id')
        .select(['id', 'kind', 'who', 'what', 'at', 'seen_at as seenAt', 'reference', 'name'])
        .select(['alert.application_id as applicationId', 'service_id as serviceId'])
        .where('staff_id', '=', staffId)
        .where('at', '>', since)
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(MOST)
        .execute(),
    see: (own: { readonly staffId: string; readonly applicationId?: string }, seenAt: string) =>
      atomic((db) => update(db, 'alert', { ...own, seenAt: null }, { seenAt })),
    /** Returns when each of some colleagues got the last alert that they have not seen. */
    async unseen(staffIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const rows = await select(db, 'alert', { staffId: staffIds, seenAt: null }, 'staffId')
        .select(({ fn }) => fn.max('at').as('at'))
        .groupBy('staff_id')
        .execute();
      return new Map(rows.map(({ staffId, at }) => [staffId, at]));
    },
    drop: (before: string) =>
      atomic((own) => own.deleteFrom('alert').where('at', '<', before).execute()),
    /** Notes that a colleague has an application open until a moment; null: no longer. */
    open: (
      own: { readonly staffId: string; readonly applicationId: string },
      until: string | null,
    ) =>
      atomic(async (db) => {
        if (until === null) await remove(db, 'presence', own);
        else if (await isStored(db, own.applicationId)) {
          if (!(await hasAccount(db, own.staffId))) return;
          const isThere = await update(db, 'presence', own, { until });
          if (!isThere) await insertRows(db, 'presence', [{ ...own, until }]);
        }
      }),
    /** Returns who has applications open. */
    present: (now: string) =>
      db
        .selectFrom('presence')
        .innerJoin('inbox', 'inbox.application_id', 'presence.application_id')
        .select(['presence.application_id as application', 'staff_id as staff'])
        .select('service_id as serviceId')
        .where('until', '>', now)
        .orderBy('presence.application_id')
        .orderBy('staff_id')
        .execute(),
    dropPresent: (now: string) =>
      atomic((own) => own.deleteFrom('presence').where('until', '<=', now).execute()),
  };
}

/** Returns the name of what ends in a language; empty if nothing does. */
export const nameIn = (what: StoredAlert['what'], language: Language): string =>
  what === '' ? '' : pick(JSON.parse(what) as Text, language);

/** Adds alerts with their e-mails within a transaction, each once. */
export async function addAlerts(
  db: Db,
  { alerts, messages }: NewAlerts,
  now: string,
): Promise<void> {
  for (const alert of alerts) {
    // Of an account that was removed meanwhile nothing stays.
    if (await hasAccount(db, alert.staffId)) await insertRows(db, 'alert', [alert], 'id');
  }
  await addMessages(db, messages, now);
}

/** Takes back, within a transaction, that an application was given to colleagues, if they have not seen it. */
export const withdrawAssigned = (db: Db, applicationId: string): Promise<boolean> =>
  remove(db, 'alert', { applicationId, kind: 'assigned', seenAt: null });
