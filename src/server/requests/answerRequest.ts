import type { FastifyRequest } from 'fastify';
import { searchFieldsOf } from '../../definition/describe/searchFields';
import { isFiles } from '../../definition/types/table';
import type { Json, Values } from '../../definition/model/values';
import { auditOf } from '../audit/audit';
import type { CatalogueEntry } from '../catalogue';
import { existing, HttpRefusal } from '../http/refusal';
import { type ReencodedPhoto, storePhotos } from '../photos/makePhotos';
import type { RoutePorts } from '../routePorts';
import { idOf } from '../staff/idOf';
import type { StoredRequest } from '../storage/requests';
import { keyOf, openedBy, receiveAnswers } from './receiveAnswers';
import { requestEntry, requestForm } from './requestForm';

/**
 * Takes the applicant's answers to a request: those to its fields, and no others, validated by the definition that was
 * filled in.
 * @throws Refusal 404, 409 if it is not open any more, 422
 */
export async function answerRequest(
  request: FastifyRequest,
  ports: RoutePorts,
): Promise<{ readonly reference: string }> {
  const { storage, folder, now, definitionOf } = ports;
  const { application } = await openedBy(request, ports);
  const { reference, answers: stored } = application;
  const id = idOf(request);
  const requests = await storage.requests.list(application.id);
  const staffRequest = existing(requests.find((one) => one.id === id));
  const { fields } = staffRequest;
  const definition = await definitionOf(application.definition);
  const entry = requestEntry(requestForm(staffRequest, definition, stored));
  return receiveAnswers(request, ports, { entry, fields, stored }, async (values, photos) => {
    const after = withFiles(entry, fields, values, photos);
    await storePhotos(folder, photos);
    const outcome = await storage.requests.answer({
      id,
      applicationId: application.id,
      at: now().toISOString(),
      key: keyOf(request),
      after,
      photos,
      facts: (answers) => searchFieldsOf(definition.form, answers, reference),
      messages: answeredMessages(ports, staffRequest),
    });
    if (outcome !== 'answered') {
      await folder.erase(photos.map((photo) => photo.id));
      if (outcome === 'gone') throw HttpRefusal.of(404, 'notFound');
      return { reference };
    }
    ports.outbox.wake();
    for (const name of changedFields(fields, stored, after(stored))) {
      await auditOf({ storage, log: request.log }, '', 'answerChanged', `${reference} ${name}`);
    }
    return { reference };
  });
}

/**
 * Returns the answers to the fields, from all answers as they are stored: files are the new ones, or where none came
 * those that are there.
 */
export const withFiles =
  (
    { shape }: CatalogueEntry,
    fields: readonly string[],
    values: Values,
    photos: readonly ReencodedPhoto[],
  ) =>
  (stored: Values): Values => {
    const entries = fields.flatMap((name): (readonly [string, Json])[] => {
      const field = Object.hasOwn(shape.properties, name) ? shape.properties[name] : undefined;
      if (!field) return [];
      const sent = photos.filter((photo) => photo.field === name).map(({ id }) => id);
      const value = !isFiles(field) ? values[name] : sent.length > 0 ? sent : stored[name];
      return value === undefined ? [] : [[name, value]];
    });
    return Object.fromEntries(entries);
  };

export const changedFields = (
  fields: readonly string[],
  before: Values,
  after: Values,
): readonly string[] =>
  fields.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));

/** Staff who want notices hear of it. */
export const answeredMessages = (
  { settings, now }: RoutePorts,
  { id, applicationId }: Pick<StoredRequest, 'id' | 'applicationId'>,
) =>
  settings.mail
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
