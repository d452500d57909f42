import { sql } from 'kysely';
import { insertRows } from './insertRows';
import { addActivities } from './sqlActivities';
import type { Connection, Db } from './connection';
import type { ClaimedMessage, MessageKind, Messages, NewMessage } from './messages';
import { countOf, changes, run } from './queries';
import type { MessageRow } from './tables';

/** The kinds of messages that applicants get: that they were sent is reported after they are dropped, too. */
const TO_APPLICANTS: ReadonlySet<MessageKind> = new Set(['receipt', 'request', 'reminder']);

export function sqlMessages({ db, atomic }: Connection): Messages {
  return {
    add: (messages, now) => atomic((own) => addMessages(own, messages, now)),
    async claim(now, until, most) {
      const due = await db
        .selectFrom('message')
        .select(['id', 'due'])
        .where('state', '=', 'waiting')
        .where('due', '<=', now)
        .orderBy('due')
        .orderBy('id')
        .limit(most)
        .execute();
      if (due.length === 0) return [];
      return atomic(async (own) => {
        const claimed: ClaimedMessage[] = [];
        for (const one of due) {
          // Whoever changes the moment first has it: the others do not find the row any more.
          const row = await own
            .updateTable('message')
            .set({ due: until, attempts: sql`attempts + 1` })
            .where('id', '=', one.id)
            .where('state', '=', 'waiting')
            .where('due', '=', one.due)
            .returning(['id', 'kind', 'recipient', 'language', 'application_id as applicationId'])
            .returning(['about', 'attempts', 'created_at as createdAt'])
            .executeTakeFirst();
          if (row) claimed.push({ ...row, applicationId: row.applicationId ?? undefined });
        }
        return claimed;
      });
    },
    settle: ({ id, attempts }, outcome) =>
      atomic(async (own) => {
        const settled = await own
          .updateTable('message')
          .set(outcome.state === 'sent' ? { state: 'sent', result: '' } : outcome)
          .where('id', '=', id)
          .where('attempts', '=', attempts)
          .returning(['kind', 'application_id'])
          .executeTakeFirst();
        const applicationId = settled?.application_id ?? undefined;
        if (!settled || applicationId === undefined || !TO_APPLICANTS.has(settled.kind)) return;
        if (outcome.state !== 'sent' || outcome.at === undefined) return;
        const entry = { id: `sent-${id}`, at: outcome.at, who: '', text: settled.kind };
        await addActivities(own, applicationId, [{ ...entry, kind: 'mail' }]);
      }),
    replace: (id, by, now) =>
      atomic(async (own) => {
        await addMessages(own, by, now);
        await own.deleteFrom('message').where('id', '=', id).execute();
      }),
    async failed(most) {
      const failed = db.selectFrom('message').where('state', '=', 'failed');
      const total = await countOf(failed);
      const rows = await failed
        .leftJoin('application', 'application.id', 'message.application_id')
        .select([
          'message.id as id',
          'message.kind as kind',
          'message.application_id as applicationId',
          'application.reference as reference',
          'message.created_at as createdAt',
          'message.result as result',
        ])
        .orderBy('message.created_at')
        .orderBy('message.id')
        .limit(most)
        .execute();
      return { messages: rows, total };
    },
    retry: (id, now) =>
      changes(atomic, (own) =>
        own
          .updateTable('message')
          .set({ state: 'waiting', attempts: 0, due: now })
          .where('id', '=', id)
          .where('state', '=', 'failed')
          .returning('id'),
      ),
    dismiss: (id) =>
      changes(atomic, (own) =>
        own
          .deleteFrom('message')
          .where('id', '=', id)
          .where('state', '=', 'failed')
          .returning('id'),
      ),
    dropSent: (before) =>
      run(atomic, (own) =>
        own.deleteFrom('message').where('state', '=', 'sent').where('due', '<', before),
      ),
  };
}

/** Adds messages within a transaction. */
export async function addMessages(
  db: Db,
  messages: readonly NewMessage[],
  now: string,
): Promise<void> {
  const rows = messages.map((message) => toRow(message, now));
  await insertRows(db, 'message', rows, 'id');
}

const toRow = (message: NewMessage, now: string): MessageRow => ({
  id: message.id,
  kind: message.kind,
  recipient: message.recipient,
  language: message.language,
  application_id: message.applicationId ?? null,
  about: message.about ?? '',
  due: message.due,
  attempts: 0,
  state: 'waiting',
  result: '',
  created_at: now,
});
