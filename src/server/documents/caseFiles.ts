import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ActivityEntry } from '../../contract/activity';
import { type CaseFiles, DOCUMENT_CALLS, LONGEST_GIVEN, roomFor } from '../../contract/documents';
import { filesIn } from '../../definition/model/answeredFiles';
import { DOCUMENT_FILES, documentForm, GIVEN_TEXT } from '../../definition/model/documentForm';
import type { Properties } from '../../definition/model/field';
import type { Service } from '../../definition/model/service';
import { pick, type Text } from '../../definition/model/text';
import { caseFiles } from '../applications/checklist';
import { activityOf } from '../applications/handling';
import type { StoredApplication } from '../applications/stored';
import { audit, nextId } from '../audit/audit';
import { callerKey, queryOf } from '../http/request';
import { existing, HttpRefusal } from '../http/refusal';
import { type Route, contractRoute, idOf } from '../http/route';
import { recipientOf } from '../messages/newMessages';
import type { NewMessage } from '../messages/store';
import { sendFile } from '../photos/sendFile';
import { receiveAnswers } from '../requests/receiveAnswers';
import type { RoutePorts } from '../routePorts';

const MINUTE = 60 * 1000;
/** Documents that are refused, or files given, within this time are reported in one e-mail, and a mistake can be taken back. */
const TOLD_TOGETHER = 5 * MINUTE;

/** Returns the routes with which staff put files on an application and give them, and the applicant opens these. */
export function caseFileRoutes(ports: RoutePorts): readonly Route[] {
  const { storage, now, definitionOf, folder, openLink } = ports;
  return [
    { ...DOCUMENT_CALLS.put, handle: (request, reply) => putFiles(request, reply, ports, 'put') },
    {
      ...DOCUMENT_CALLS.give,
      handle: (request, reply) => putFiles(request, reply, ports, 'given'),
    },
    contractRoute(DOCUMENT_CALLS.take, async (request) => {
      const application = existing(await storage.applications.read(idOf(request)));
      const { file, item } = request.body;
      const definition = await definitionOf(application.definition);
      const name = item === '' ? '' : pick(documentNamed(definition, item).name, 'en');
      const answered = filesIn(definition.form, application.answers);
      const all = await storage.documents.files(application.id);
      const isThere = all.some(({ id }) => id === file);
      if (!isThere && !answered.some(({ tokens }) => tokens.includes(file))) {
        throw HttpRefusal.at('file', 'choice');
      }
      const outcome = await storage.documents.take({
        ...changeOf(request, ports, application, 'filePut', name),
        file,
        item,
      });
      if (outcome === 'unknown') throw HttpRefusal.at('file', 'choice');
      if (outcome === 'full') throw tooManyFiles(0);
      await audit(storage, request, 'fileTaken', subjectOf(application, item));
      return filesOf(ports, application);
    }),
    contractRoute(DOCUMENT_CALLS.remove, async (request) => {
      const application = existing(await storage.applications.read(idOf(request)));
      const { file = '' } = request.params;
      const definition = await definitionOf(application.definition);
      const all = await storage.documents.files(application.id);
      const { item } = existing(all.find(({ id }) => id === file));
      const { name } = definition.documents?.find(({ id }) => id === item) ?? {};
      const kind = existing(
        await storage.documents.remove({
          ...changeOf(request, ports, application, 'fileRemoved', name ? pick(name, 'en') : ''),
          file,
        }),
      );
      // A row without its file would be worse than the file, which is swept at the next start.
      if (kind !== 'taken') await folder.erase([file]);
      await audit(storage, request, 'fileRemoved', subjectOf(application, item));
      return filesOf(ports, application);
    }),
    contractRoute(DOCUMENT_CALLS.open, async (request, reply) => {
      const { application } = await openLink(request.body.link, callerKey(request.ip));
      const id = idOf(request);
      const { reference, id: applicationId } = application;
      const all = await storage.documents.files(applicationId);
      const { text } = existing(all.find((one) => one.id === id && one.kind === 'given'));
      const file = existing(await folder.read(id));
      const at = now().toISOString();
      const activity = { id: nextId(), at, who: '', kind: 'givenOpened', text } as const;
      existing(await storage.documents.open({ applicationId, file: id, at, activity }));
      await audit(storage, request, 'givenOpened', reference);
      return sendFile(reply, file, id, true);
    }),
  ];
}

export const filesOf = async (
  { storage, definitionOf }: RoutePorts,
  application: StoredApplication,
): Promise<CaseFiles> =>
  caseFiles(storage, application, await definitionOf(application.definition));

/** @throws Refusal 422 */
export function documentNamed({ documents: all = [] }: Service, item: string) {
  const known = all.find(({ id }) => id === item);
  if (!known) throw HttpRefusal.at('item', 'choice');
  return known;
}

/** What is the same of all changes that staff make to files. */
function changeOf(
  request: FastifyRequest,
  { now }: RoutePorts,
  { id: applicationId }: StoredApplication,
  kind: ActivityEntry['kind'],
  text: string,
) {
  const moment = now();
  const activity = activityOf(request, moment, kind, text);
  return { applicationId, at: moment.toISOString(), who: activity.who, activity };
}

const FILES: Text = ['فایلەکان', 'الملفات', 'Files'];
const SENTENCE: Text = ['ڕستەیەک بۆ داواکار', 'جملة لمقدم الطلب', 'A sentence for the applicant'];

/** Stores files of staff, on the application or for the applicant. @throws Refusal 404, 413, 415, 422 */
async function putFiles(
  request: FastifyRequest,
  reply: FastifyReply,
  ports: RoutePorts,
  kind: 'put' | 'given',
): Promise<CaseFiles> {
  const { storage, definitionOf } = ports;
  const application = existing(await storage.applications.read(idOf(request)));
  const definition = await definitionOf(application.definition);
  const item = kind === 'put' ? String(queryOf(request.query).item ?? '') : '';
  const of = item === '' ? { name: FILES } : documentNamed(definition, item);
  const isGiven = kind === 'given';
  const sentence = { type: 'string', label: SENTENCE, maxLength: LONGEST_GIVEN } as const;
  const beside: Properties = isGiven ? { [GIVEN_TEXT]: sentence } : {};
  const fields = [...Object.keys(beside), DOCUMENT_FILES];
  const form = documentForm(definition, { name: of.name }, DOCUMENT_CALLS.put.path, beside);
  const messages = isGiven ? await messagesOf(ports, application, kind) : [];
  const requested = { form, fields, stored: {} };
  const { outcome } = await receiveAnswers(request, ports, requested, ({ key, after, photos }) => {
    const text = isGiven ? String(after({})[GIVEN_TEXT]).trim() : '';
    const what = isGiven ? text : nameOf(of, item);
    return storage.documents.put({
      ...changeOf(request, ports, application, isGiven ? 'given' : 'filePut', what),
      ...{ kind, item, key, text, messages },
      photos: photos.map(({ id, bytes }) => ({ id, field: item, bytes })),
    });
  });
  if (outcome === 'full') {
    const files = await storage.documents.files(application.id);
    throw tooManyFiles(roomFor({ item, kind }, files));
  }
  if (outcome === 'stored') {
    const action = isGiven ? 'fileGiven' : 'filePut';
    await audit(storage, request, action, subjectOf(application, item));
  }
  reply.code(201);
  return filesOf(ports, application);
}

const nameOf = ({ name }: { readonly name: Text }, item: string): string =>
  item === '' ? '' : pick(name, 'en');

/** What the audit log names: the application, and the document if there is one. */
const subjectOf = ({ reference }: StoredApplication, item: string): string =>
  `${reference} ${item}`.trim();

/** Refuses files of which there are too many. @param room how many can still be sent */
export const tooManyFiles = (room: number): HttpRefusal =>
  HttpRefusal.of(422, 'filesFull', { name: DOCUMENT_FILES, limit: String(room) });

/** Returns the end of the present turn, and an id for what of an application is reported then. */
export function turnOf(applicationId: string, length: number, now: Date) {
  const turn = Math.floor(now.getTime() / length) + 1;
  return { id: `${applicationId}-${turn}`, due: new Date(turn * length) };
}

/** Returns the e-mail to the applicant; those of the same minutes have the same id, and are one. */
export async function messagesOf(
  { storage, settings, now }: RoutePorts,
  { id: applicationId, language }: StoredApplication,
  kind: 'document' | 'given',
): Promise<readonly NewMessage[]> {
  const recipient = await recipientOf(storage, settings, applicationId);
  if (recipient === undefined) return [];
  const { id, due } = turnOf(applicationId, TOLD_TOGETHER, now());
  const message = { id: `${kind}-${id}`, kind, recipient, language, applicationId };
  return [{ ...message, due: due.toISOString() }];
}
