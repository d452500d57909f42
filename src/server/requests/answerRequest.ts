import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { searchFieldsOf } from '../../definition/describe/searchFields';
import { isFiles } from '../../definition/types/table';
import { check } from '../../definition/validate/check';
import { prune } from '../../definition/validate/prune';
import type { Json, Values } from '../../definition/model/values';
import { LINK_HEADER } from '../../contract/requests';
import { auditOf } from '../audit/audit';
import type { CatalogueEntry } from '../catalogue';
import type { DiskSpace } from '../diskSpace';
import { callerKey } from '../http/clientAddress';
import { discard } from '../http/multipart';
import { HttpRefusal } from '../http/refusal';
import type { MessageSettings } from '../messages/newMessages';
import type { DecodeQueue } from '../photos/decodeQueue';
import { makePhotos, type ReencodedPhoto, storePhotos } from '../photos/makePhotos';
import type { PhotoFolder } from '../photos/photoFolder';
import type { DefinitionOf } from '../staff/applicationRecords';
import { idOf } from '../staff/idOf';
import type { OpenedLink } from '../status/openLink';
import type { StoredRequest } from '../storage/requests';
import type { Storage } from '../storage/storage';
import { idempotencyKey } from '../submit/idempotency';
import { formIn, furthestDays } from '../submit/submit';
import { answersIn, readBody, type SubmittedBody } from '../submit/submitBody';
import { requestEntry, requestForm } from './requestForm';

export interface AnswerPorts {
  readonly storage: Storage;
  readonly folder: PhotoFolder;
  readonly desk: DecodeQueue;
  readonly disk: Pick<DiskSpace, 'refuse'>;
  readonly now: () => Date;
  readonly definitionOf: DefinitionOf;
  readonly openLink: (link: string, caller: string) => Promise<OpenedLink>;
  readonly outgoing: MessageSettings;
  readonly outbox: { readonly wake: () => void };
}

/**
 * Takes the applicant's answers to a request: those to its fields, and no others, judged by the definition that was
 * filled in.
 * @throws Refusal 404, 409 if it is not open any more, 422
 */
export async function answerRequest(
  request: FastifyRequest,
  ports: AnswerPorts,
): Promise<{ readonly reference: string }> {
  const { storage, folder, desk, disk, now, definitionOf, openLink } = ports;
  const link = request.headers[LINK_HEADER.toLowerCase()];
  const opened = await openLink(typeof link === 'string' ? link : '', callerKey(request.ip));
  const { application } = opened;
  const id = idOf(request);
  const asked = (await storage.requests.list(application.id)).find((one) => one.id === id);
  if (!asked) throw HttpRefusal.of(404, 'notFound');
  const key = idempotencyKey(request.headers['idempotency-key']) ?? '';
  const definition = await definitionOf(application.definition);
  const entry = requestEntry(requestForm(asked, definition, application.answers));
  await disk.refuse(request.isMultipart());
  if (request.isMultipart()) desk.refuseBusy(request);
  const received = await readBody(request, entry, folder);
  const { leave, ...turn } = desk.open(request);
  try {
    const body = answersIn(entry, received);
    const values = judged(entry, asked, body, application.answers, now());
    const photos = await makePhotos(
      body.uploads,
      { folder, ...turn, formOf: formIn(entry) },
      entry.shapes,
    );
    const after = withFiles(entry, asked, values, application.answers, photos);
    await storePhotos(folder, photos);
    const whole = { ...without(application.answers, asked.fields), ...after };
    const outcome = await storage.requests.answer({
      id,
      at: now().toISOString(),
      key: createHash('sha256').update(key).digest('hex'),
      after,
      photos: photos.map(({ id: photo, field, bytes }) => ({ id: photo, field, bytes })),
      facts: searchFieldsOf(definition.form, whole, application.reference),
      messages: answeredMessages(ports, asked),
    });
    if (outcome !== 'answered') {
      await folder.erase(photos.map((photo) => photo.id));
      if (outcome === 'gone') throw HttpRefusal.of(404, 'notFound');
      return { reference: application.reference };
    }
    ports.outbox.wake();
    for (const name of changedFields(asked, application.answers, after)) {
      const subject = `${application.reference} ${name}`;
      await auditOf({ storage, log: request.log }, '', 'answerChanged', subject);
    }
    return { reference: application.reference };
  } finally {
    await discard(received.uploads);
    await leave();
  }
}

/** Validates the answers, with those that conditions are about as they are stored. @throws Refusal 422 */
function judged(
  { shape, validate, shapes }: CatalogueEntry,
  { fields }: StoredRequest,
  { values: given }: SubmittedBody,
  stored: Values,
  now: Date,
): Values {
  const beside = Object.keys(shape.properties).filter((name) => !fields.includes(name));
  const values = {
    ...given,
    ...Object.fromEntries(beside.map((name) => [name, stored[name]])),
  };
  const { issues } = check(shape, values, validate, furthestDays(now));
  if (issues.length > 0) throw HttpRefusal.ofIssues(issues, shapes);
  return prune(shape, values);
}

/** Returns the answers to the fields: files are the new ones, or where none came those that were there. */
function withFiles(
  { shape }: CatalogueEntry,
  { fields }: StoredRequest,
  values: Values,
  stored: Values,
  photos: readonly ReencodedPhoto[],
): Values {
  const entries = fields.flatMap((name): (readonly [string, Json])[] => {
    const field = Object.hasOwn(shape.properties, name) ? shape.properties[name] : undefined;
    if (!field) return [];
    const sent = photos.filter((photo) => photo.field === name).map(({ id }) => id);
    const value = !isFiles(field) ? values[name] : sent.length > 0 ? sent : stored[name];
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}

const without = (answers: Values, fields: readonly string[]): Values =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !fields.includes(name)));

const changedFields = (
  { fields }: StoredRequest,
  before: Values,
  after: Values,
): readonly string[] =>
  fields.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));

/** Staff who want notices hear of it. */
const answeredMessages = ({ outgoing, now }: AnswerPorts, { id, applicationId }: StoredRequest) =>
  outgoing.mail
    ? [
        {
          id: `notices-${id}`,
          kind: 'notices',
          recipient: '',
          language: 'en',
          applicationId,
          about: 'answered',
          due: now().toISOString(),
        } as const,
      ]
    : [];
