import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { answersVersion } from '../../contract/requests';
import { searchFieldsOf } from '../../definition/describe/searchFields';
import { requestableFields, withDependents } from '../../definition/model/requested';
import { audit } from '../audit/audit';
import { ifMatch } from '../http/ifMatch';
import { existing, HttpRefusal } from '../http/refusal';
import { getsReceipt } from '../messages/newMessages';
import { storePhotos } from '../photos/makePhotos';
import type { RoutePorts } from '../routePorts';
import { idOf } from '../staff/idOf';
import type { StoredRequest } from '../storage/requests';
import { changedFields, withFiles } from './answerRequest';
import { keyOf, receiveAnswers } from './receiveAnswers';
import { requestEntry, requestForm } from './requestForm';

/**
 * Takes answers that staff correct, such as a name that was misspelt: those to the named fields and to the fields that
 * depend on them, and no others, validated by the definition that was filled in. Both versions are kept.
 * @throws Refusal 404, 412 if the answers were changed since the version, 422
 */
export async function correctAnswers(
  request: FastifyRequest,
  ports: RoutePorts,
): Promise<{ readonly requests: readonly StoredRequest[] }> {
  const { storage, folder, now, definitionOf, settings, outbox } = ports;
  const application = existing(await storage.applications.read(idOf(request)));
  const { id: applicationId, reference, language, answers: stored } = application;
  const definition = await definitionOf(application.definition);
  const fields = fieldsIn(request, definition);
  const entry = requestEntry(requestForm({ id: applicationId, fields }, definition, stored));
  return receiveAnswers(request, ports, { entry, fields, stored }, async (values, photos) => {
    const after = withFiles(entry, fields, values, photos);
    await storePhotos(folder, photos);
    const id = randomUUID();
    const createdAt = now().toISOString();
    const outcome = await storage.requests.correct({
      id,
      applicationId,
      fields,
      createdAt,
      createdBy: request.sessionOwner?.email ?? '',
      key: keyOf(request),
      version: ifMatch(request),
      after,
      photos,
      facts: (answers) => searchFieldsOf(definition.form, answers, reference),
      // With a link in place of those that end.
      messages: (recipient) =>
        getsReceipt(settings, recipient)
          ? [
              {
                id: `receipt-${id}`,
                kind: 'receipt',
                recipient,
                language,
                applicationId,
                due: createdAt,
              },
            ]
          : [],
    });
    if (outcome !== 'corrected') await folder.erase(photos.map((photo) => photo.id));
    if (outcome === 'gone') throw HttpRefusal.of(404, 'notFound');
    const requests = await storage.requests.list(applicationId);
    if (outcome === 'stale') {
      const [last] = requests.filter(({ answeredAt }) => answeredAt !== null);
      const by = last?.state === 'corrected' ? last.createdBy : '';
      const current = { requests, version: answersVersion(requests) };
      throw HttpRefusal.stale(by, last?.answeredAt ?? '', current);
    }
    if (outcome === 'corrected') {
      outbox.wake();
      for (const name of changedFields(fields, stored, after(stored))) {
        await audit(storage, request, 'answerCorrected', `${reference} ${name}`);
      }
    }
    return { requests };
  });
}

/** Returns the fields that a request names, with those that depend on them. @throws Refusal 422 */
function fieldsIn(
  { query }: FastifyRequest,
  definition: Parameters<typeof requestableFields>[0],
): readonly string[] {
  const { fields = '' } = query as { readonly fields?: unknown };
  const names = String(fields).split(',');
  const known = new Set(requestableFields(definition));
  if (!names.every((name) => known.has(name))) throw HttpRefusal.at('fields', 'choice');
  return withDependents(definition, names);
}
