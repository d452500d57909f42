import type { ColumnsOf } from '../storage/tables';
import type { Values } from '../../definition/model/values';
import type { SearchFields } from '../../definition/describe/searchFields';
import type { StaffRequest } from '../../contract/requests';
import type { NewPhoto, SentPart } from '../applications/stored';
import { addMessages, type NewMessage } from '../messages/store';
import { fold } from '../../definition/model/fold';
import type { Connection, Db } from '../storage/connection';
import { nameOrder } from '../applications/store/inboxSql';
import { endMailedLinks } from '../applications/store/links';
import { addPhotos, lockedAnswers, markSent } from '../applications/store/applicationWrites';
import { exists, insertRows, select, update } from '../storage/queries';

declare module '../storage/tables' {
  interface Tables {
    request: RequestRow;
  }
}

/** What staff ask an applicant for once more. */
interface RequestRow extends ColumnsOf<
  Omit<StoredRequest, 'fields' | 'text' | 'before' | 'after'>
> {
  /** JSON: names. */
  fields: string;
  note: string;
  answer_key: string | null;
  /** JSON: the answers to the fields. */
  answers_before: string | null;
  answers_after: string | null;
}

export interface StoredRequest extends StaffRequest {
  readonly applicationId: string;
}

export type NewRequest = Pick<
  StoredRequest,
  'id' | 'applicationId' | 'fields' | 'text' | 'due' | 'createdAt' | 'createdBy'
>;

/** Answers that take the place of others. */
interface NewAnswers {
  readonly id: string;
  readonly applicationId: string;
  /** The hash of the Idempotency-Key. */
  readonly key: string;
  /**
   * Returns the answers to the fields of the request, and no others.
   * @param stored all answers as they are replaced
   */
  readonly after: (stored: Values) => Values;
  readonly photos: readonly NewPhoto[];
  /** Returns whether all answers together lack something that the form requires; left out: as before. */
  readonly isIncomplete?: (answers: Values) => boolean;
  /** Returns the facts of all answers: others may have been replaced since the request was read. */
  readonly facts: (answers: Values) => SearchFields;
}

export interface RequestAnswers extends NewAnswers {
  readonly at: string;
  /** Returns what the applicant has sent, from all answers. */
  readonly sent: (answers: {
    readonly stored: Values;
    readonly next: Values;
  }) => readonly SentPart[];
  readonly messages: readonly NewMessage[];
}

export interface Correction
  extends NewAnswers, Pick<NewRequest, 'fields' | 'createdAt' | 'createdBy'> {
  /** How many times the answers were changed before, as staff saw them; left out: it is not compared. */
  readonly version?: number | undefined;
  /** Returns what is sent if the applicant's e-mail address was corrected to another one. */
  readonly messages: (email: string) => readonly NewMessage[];
}

/** What staff ask applicants for once more; an application has one open request at most. */
export function sqlRequests({ db, atomic }: Connection) {
  return {
    /**
     * Adds a request once, by its id, with its messages; one that is open is withdrawn. Returns undefined if there
     * is no such application.
     */
    add: (request: NewRequest, messages: readonly NewMessage[]) =>
      atomic(async (own) => {
        // Of two at the same time, the second must find the request of the first to withdraw it.
        if ((await lockedAnswers(own, request.applicationId)) === undefined) return undefined;
        const { id, applicationId, fields, text, due, createdAt, createdBy } = request;
        if (await exists(own, 'request', { id })) return 'repeated';
        await withdraw(own, applicationId);
        const row = { id, applicationId, fields: JSON.stringify(fields), due, note: text };
        await insertRows(own, 'request', [{ ...row, createdAt, createdBy, state: 'open' }]);
        await addMessages(own, messages, createdAt);
        return 'new';
      }),
    async list(applicationId: string): Promise<readonly StoredRequest[]> {
      const rows = await db
        .selectFrom('request')
        .select(['id', 'application_id as applicationId', 'fields', 'note as text', 'due', 'state'])
        .select(['created_at as createdAt', 'created_by as createdBy'])
        .select(['answered_at as answeredAt', 'answers_before as before', 'answers_after as after'])
        .where('application_id', '=', applicationId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(({ fields, before, after, ...row }) => ({
        ...row,
        fields: JSON.parse(fields) as string[],
        before: JSON.parse(before ?? '{}') as Values,
        after: JSON.parse(after ?? '{}') as Values,
      }));
    },
    /** Returns false if none was open. */
    withdraw: (applicationId: string) => atomic((own) => withdraw(own, applicationId)),
    /**
     * Replaces the answers to the fields of an open request, and keeps those before, or does nothing: `repeated` after
     * the same key, `gone` if it is not open.
     */
    answer: (answers: RequestAnswers) => atomic((own) => answer(own, answers)),
    /**
     * Replaces the answers to some fields, and keeps those before as a request of the state `corrected`, or does
     * nothing: `repeated` after the same key, `stale` if they were changed since the version, `gone` with the application.
     * If the e-mail address of the applicant changes, the links that were sent to the earlier one end.
     */
    correct: (correction: Correction) => atomic((own) => correct(own, correction)),
  };
}

const withdraw = (own: Db, applicationId: string): Promise<boolean> =>
  update(own, 'request', { applicationId, state: 'open' }, { state: 'withdrawn' });

async function answer(own: Db, given: RequestAnswers): Promise<'stored' | 'repeated' | 'gone'> {
  const { id, applicationId, at, key, messages, sent } = given;
  // First, as whatever changes or erases an application: of two answers one waits here, and then finds no open request.
  const answers = await lockedAnswers(own, applicationId);
  if (answers === undefined) return 'gone';
  const request = await select(
    own,
    'request',
    { id, applicationId },
    'state',
    'fields',
    'answerKey',
  ).executeTakeFirst();
  if (request?.state !== 'open') return request?.answerKey === key ? 'repeated' : 'gone';
  await update(own, 'request', { id }, { state: 'answered', answeredAt: at, answerKey: key });
  const replaced = await replace(own, answers, given, JSON.parse(request.fields) as string[]);
  await markSent(own, applicationId, at, sent(replaced));
  await addMessages(own, messages, at);
  return 'stored';
}

async function correct(
  own: Db,
  given: Correction,
): Promise<'stored' | 'repeated' | 'stale' | 'gone'> {
  const { id, applicationId, fields, createdAt, createdBy, key, version, messages } = given;
  const answers = await lockedAnswers(own, applicationId);
  if (answers === undefined) return 'gone';
  const earlier = await select(own, 'request', { applicationId }, 'answerKey')
    .where('answered_at', 'is not', null)
    .execute();
  if (earlier.some((one) => one.answerKey === key)) return 'repeated';
  if (version !== undefined && earlier.length !== version) return 'stale';
  const row = { id, applicationId, fields: JSON.stringify(fields), note: '', createdAt, createdBy };
  const made = { state: 'corrected', answeredAt: createdAt, answerKey: key } as const;
  await insertRows(own, 'request', [{ ...row, ...made }]);
  const { before, email } = await replace(own, answers, given, fields);
  if (before !== email) {
    await endMailedLinks(own, applicationId);
    await addMessages(own, messages(email), createdAt);
  }
  return 'stored';
}

/** Stores answers, and with their request both versions. Returns all answers and the e-mail addresses before and after. */
async function replace(
  own: Db,
  answers: string,
  { id, applicationId, after, photos, facts, isIncomplete = () => true }: NewAnswers,
  fields: readonly string[],
) {
  const stored = JSON.parse(answers) as Values;
  const next = replaced(stored, fields, after(stored));
  await update(own, 'application', { id: applicationId }, { answers: JSON.stringify(next) });
  const answersBefore = JSON.stringify(picked(stored, fields));
  const answersAfter = JSON.stringify(picked(next, fields));
  await update(own, 'request', { id }, { answersBefore, answersAfter });
  await addPhotos(own, applicationId, photos);
  const marked = { applicationId, incomplete: 1 };
  if ((await exists(own, 'inbox', marked)) && !isIncomplete(next)) {
    await update(own, 'inbox', marked, { incomplete: 0 });
  }
  return { stored, next, ...(await updateInbox(own, applicationId, facts(next))) };
}

const replaced = (answers: Values, fields: readonly string[], after: Values): Values => ({
  ...Object.fromEntries(Object.entries(answers).filter(([name]) => !fields.includes(name))),
  ...picked(after, fields),
});

const picked = (answers: Values, fields: readonly string[]): Values =>
  Object.fromEntries(
    fields.flatMap((name) => (Object.hasOwn(answers, name) ? [[name, answers[name]]] : [])),
  );

/** The application is found by what was answered before and after. Returns the e-mail addresses of both. */
async function updateInbox(
  own: Db,
  applicationId: string,
  { name, phone, email, search }: SearchFields,
) {
  const row = await own
    .updateTable('inbox')
    // Sets the id to itself, so that names that are being added wait, or are seen.
    .set({ application_id: applicationId })
    .where('application_id', '=', applicationId)
    .returning(['search', 'email', 'language'])
    .executeTakeFirstOrThrow();
  const words = new Set([...row.search.split(' '), ...search.split(' ')]);
  const names = { name, nameKey: fold(name), nameOrder: nameOrder(name, row.language) };
  const change = { ...names, phone, email, search: [...words].join(' ') };
  await update(own, 'inbox', { applicationId }, change);
  return { before: row.email, email };
}
