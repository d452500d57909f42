import { fold } from '../../definition/language/fold';
import type { Values } from '../../definition/model/values';
import type { Connection, Db } from './connection';
import { addPhotos, markUnread } from './applicationWrites';
import { hasRow } from './queries';
import type { NewPhoto } from './applications';
import type { Correction, RequestAnswers, Requests, StoredRequest } from './requests';
import { addMessages } from './sqlMessages';
import type { RequestRow } from './tables';

export function sqlRequests({ db, atomic }: Connection): Requests {
  return {
    add: (request, messages) =>
      atomic(async (own) => {
        await withdraw(own, request.applicationId);
        const { id, applicationId, fields, text, due, createdAt, createdBy } = request;
        const row = { id, application_id: applicationId, fields: JSON.stringify(fields), due };
        const asked = { note: text, created_at: createdAt, created_by: createdBy, state: 'open' };
        await own
          .insertInto('request')
          .values({ ...row, ...asked })
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
    correct: (correction) => atomic((own) => correct(own, correction)),
  };
}

const withdraw = (own: Db, applicationId: string): Promise<boolean> =>
  hasRow(
    own
      .updateTable('request')
      .set({ state: 'withdrawn' })
      .where('application_id', '=', applicationId)
      .where('state', '=', 'open')
      .returning('id'),
  );

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
  const stored = (await lockedAnswers(own, applicationId)) ?? {};
  const fields = JSON.parse(request.fields) as string[];
  await replace(own, { id, applicationId, fields, stored, after, photos });
  await updateInbox(own, applicationId, facts);
  await markUnread(own, applicationId);
  await addMessages(own, messages, at);
  return 'answered';
}

async function correct(
  own: Db,
  { id, applicationId, createdAt, createdBy, key, version, facts, ...given }: Correction,
): Promise<'corrected' | 'repeated' | 'stale' | 'gone'> {
  const stored = await lockedAnswers(own, applicationId);
  if (!stored) return 'gone';
  const earlier = await own
    .selectFrom('request')
    .select('answer_key')
    .where('application_id', '=', applicationId)
    .where('answered_at', 'is not', null)
    .execute();
  if (earlier.some((one) => one.answer_key === key)) return 'repeated';
  if (version !== undefined && earlier.length !== version) return 'stale';
  await own
    .insertInto('request')
    .values({
      id,
      application_id: applicationId,
      fields: JSON.stringify(given.fields),
      note: '',
      created_at: createdAt,
      created_by: createdBy,
      state: 'corrected',
      answered_at: createdAt,
      answer_key: key,
    })
    .execute();
  await replace(own, { id, applicationId, stored, ...given });
  await updateInbox(own, applicationId, facts);
  return 'corrected';
}

/** Reads the answers of an application; whoever wants to change them, too, waits until the end of the transaction. */
async function lockedAnswers(own: Db, id: string): Promise<Values | undefined> {
  const row = await own
    .updateTable('application')
    // Sets the id to itself, since an update needs a column.
    .set({ id })
    .where('id', '=', id)
    .returning('answers')
    .executeTakeFirst();
  return row && (JSON.parse(row.answers) as Values);
}

interface Replacement {
  /** Of the request. */
  readonly id: string;
  readonly applicationId: string;
  readonly fields: readonly string[];
  readonly stored: Values;
  readonly after: Values;
  readonly photos: readonly NewPhoto[];
}

/** Stores answers, and with their request both versions. */
async function replace(
  own: Db,
  { id, applicationId, fields, stored, after, photos }: Replacement,
): Promise<void> {
  const next = replaced(stored, fields, after);
  await own
    .updateTable('application')
    .set({ answers: JSON.stringify(next) })
    .where('id', '=', applicationId)
    .execute();
  await own
    .updateTable('request')
    .set({
      answers_before: JSON.stringify(picked(stored, fields)),
      answers_after: JSON.stringify(picked(next, fields)),
    })
    .where('id', '=', id)
    .execute();
  await addPhotos(own, applicationId, photos);
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

/** The application is found by what was answered before and after. */
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
