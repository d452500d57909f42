import { fold } from '../../definition/language/fold';
import type { Values } from '../../definition/model/values';
import type { Connection, Db } from './connection';
import { readersOf } from './readers';
import type { RequestAnswers, Requests, StoredRequest } from './requests';
import { addMessages } from './sqlMessages';
import type { RequestRow } from './tables';

export function sqlRequests({ db, atomic }: Connection): Requests {
  return {
    add: (request, messages) =>
      atomic(async (own) => {
        await withdraw(own, request.applicationId);
        const { id, applicationId, fields, text, due, createdAt, createdBy } = request;
        const row = {
          id,
          application_id: applicationId,
          fields: JSON.stringify(fields),
          note: text,
        };
        await own
          .insertInto('request')
          .values({ ...row, due, created_at: createdAt, created_by: createdBy, state: 'open' })
          .execute();
        await addMessages(own, messages, createdAt);
      }),
    async list(applicationId) {
      const rows = await db
        .selectFrom('request')
        .selectAll()
        .where('application_id', '=', applicationId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(fromRow);
    },
    withdraw: (applicationId) => atomic((own) => withdraw(own, applicationId)),
    answer: (answers) => atomic((own) => answer(own, answers)),
  };
}

async function withdraw(own: Db, applicationId: string): Promise<boolean> {
  const row = await own
    .updateTable('request')
    .set({ state: 'withdrawn' })
    .where('application_id', '=', applicationId)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

async function answer(own: Db, given: RequestAnswers): Promise<'answered' | 'repeated' | 'gone'> {
  const { id, at, key, after, photos, facts, messages } = given;
  // First, so that of two answers one waits here, and then finds no open request.
  const request = await own
    .updateTable('request')
    .set({ state: 'answered', answered_at: at, answer_key: key })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst();
  if (!request) {
    const earlier = await own
      .selectFrom('request')
      .select('answer_key')
      .where('id', '=', id)
      .executeTakeFirst();
    return earlier?.answer_key === key ? 'repeated' : 'gone';
  }
  const { application_id: applicationId } = request;
  const stored = await own
    .selectFrom('application')
    .select('answers')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const answers = JSON.parse(stored.answers) as Values;
  const fields = JSON.parse(request.fields) as string[];
  const next = replaced(answers, fields, after);
  await own
    .updateTable('application')
    .set({ answers: JSON.stringify(next) })
    .where('id', '=', applicationId)
    .execute();
  await own
    .updateTable('request')
    .set({
      answers_before: JSON.stringify(picked(answers, fields)),
      answers_after: JSON.stringify(picked(next, fields)),
    })
    .where('id', '=', id)
    .execute();
  await updateInbox(own, applicationId, facts);
  if (photos.length > 0) {
    const rows = photos.map((photo, position) => ({
      ...photo,
      application_id: applicationId,
      position,
    }));
    await own.insertInto('photo').values(rows).execute();
  }
  await addMessages(own, messages, at);
  return 'answered';
}

/** Replaces the answers to the fields, and no others. */
const replaced = (answers: Values, fields: readonly string[], after: Values): Values => ({
  ...Object.fromEntries(Object.entries(answers).filter(([name]) => !fields.includes(name))),
  ...picked(after, fields),
});

const picked = (answers: Values, fields: readonly string[]): Values =>
  Object.fromEntries(
    fields.flatMap((name) => (Object.hasOwn(answers, name) ? [[name, answers[name]]] : [])),
  );

/** The application is unread again, and found by what was answered before and after. */
async function updateInbox(
  own: Db,
  applicationId: string,
  { name, phone, email, search }: RequestAnswers['facts'],
): Promise<void> {
  const row = await own
    .selectFrom('inbox')
    .select('search')
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const words = new Set([...row.search.split(' '), ...search.split(' ')]);
  await own
    .updateTable('inbox')
    .set({ name, name_key: fold(name), phone, email, search: [...words].join(' ') })
    // For everybody.
    .set({ read_at: null, readers: readersOf([]) })
    .where('application_id', '=', applicationId)
    .execute();
}

const fromRow = (row: RequestRow): StoredRequest => ({
  id: row.id,
  applicationId: row.application_id,
  fields: JSON.parse(row.fields) as string[],
  text: row.note,
  due: row.due,
  createdAt: row.created_at,
  createdBy: row.created_by,
  state: row.state as StoredRequest['state'],
  answeredAt: row.answered_at,
  before: JSON.parse(row.answers_before ?? '{}') as Values,
  after: JSON.parse(row.answers_after ?? '{}') as Values,
});
