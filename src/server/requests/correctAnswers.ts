import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { answersVersion, REQUEST_CALLS } from '../../contract/requests';
import { searchFieldsOf } from '../../definition/describe/searchFields';
import {
  requestableFields,
  requestedService,
  withDependents,
} from '../../definition/model/requested';
import { audit } from '../audit/audit';
import { ifMatch } from '../http/ifMatch';
import { existing, HttpRefusal } from '../http/refusal';
import { getsMail } from '../messages/newMessages';
import type { RoutePorts } from '../routePorts';
import { idOf } from '../http/idOf';
import type { StoredRequest } from './store';
import { receiveAnswers } from './receiveAnswers';

/**
 * Takes answers that staff correct, such as a name that was misspelt: those to the named fields and to the fields that
 * depend on them, and no others, validated by the definition that was filled in. Both versions are kept.
 * @throws Refusal 404, 412 if the answers were changed since the version, 422
 */
export async function correctAnswers(
  request: FastifyRequest,
  ports: RoutePorts,
): Promise<{ readonly requests: readonly StoredRequest[] }> {
  const { storage, definitionOf, settings } = ports;
  const application = existing(await storage.applications.read(idOf(request)));
  const { id: applicationId, reference, language, answers: stored } = application;
  const definition = await definitionOf(application.definition);
  const fields = fieldsIn(request, definition);
  const form = requestedService(definition, fields, stored, REQUEST_CALLS.correct.path);
  const requested = { form, fields, stored };
  const { outcome, changed } = await receiveAnswers(
    request,
    ports,
    requested,
    ({ at, ...given }) => {
      const id = randomUUID();
      const receipt = {
        id: `receipt-${id}`,
        kind: 'receipt',
        language,
        applicationId,
        due: at,
      } as const;
      return storage.requests.correct({
        id,
        applicationId,
        fields,
        createdAt: at,
        createdBy: request.sessionOwner?.email ?? '',
        version: ifMatch(request),
        ...given,
        facts: (answers) => searchFieldsOf(definition.form, answers, reference),
        // With a link in place of those that end.
        messages: (recipient) => (getsMail(settings, recipient) ? [{ ...receipt, recipient }] : []),
      });
    },
  );
  const requests = await storage.requests.list(applicationId);
  if (outcome === 'stale') {
    const [last] = requests.filter(({ answeredAt }) => answeredAt !== null);
    const by = last?.state === 'corrected' ? last.createdBy : '';
    const current = { requests, version: answersVersion(requests) };
    throw HttpRefusal.stale(by, last?.answeredAt ?? '', current);
  }
  for (const name of changed) {
    await audit(storage, request, 'answerCorrected', `${reference} ${name}`);
  }
  return { requests };
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
