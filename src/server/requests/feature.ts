import { REQUEST_CALLS, answersVersion } from '../../contract/requests';
import { sqlRequests, type StoredRequest } from './store';
import type { Feature } from '../feature';
import { hash, randomUUID } from 'node:crypto';
import {
  requestableFields,
  withDependents,
  requestedService,
} from '../../definition/model/requested';
import { audit } from '../audit/audit';
import { existing, HttpRefusal } from '../http/refusal';
import { type Route, contractRoute, idOf } from '../http/route';
import { recipientOf, getsMail } from '../messages/newMessages';
import { startOf } from '../brand/agencyDay';
import type { RoutePorts } from '../routePorts';
import { activityOf, refuseReused } from '../applications/handling';
import type { StoredApplication } from '../applications/stored';
import type { NewMessage } from '../messages/store';
import { answerRequest } from './answerRequest';
import { keyOf, ifMatch } from '../http/request';
import type { FastifyRequest } from 'fastify';
import { searchFieldsOf } from '../../definition/describe/searchFields';
import { nameChanged } from '../submit/aboutParts';
import { missingIn } from '../submit/missing';
import { receiveAnswers } from './receiveAnswers';

/** What staff ask applicants for once more, and corrected answers. */
export const requests = {
  tables: { request: ['id'] },
  stores: { requests: sqlRequests },
  calls: REQUEST_CALLS,
  routes: requestRoutes,
  audits: ['moreAsked', 'moreWithdrawn', 'answerChanged', 'answerCorrected'],
} as const satisfies Feature;

/** Days before the date on which an applicant who has not answered is reminded, and the hour where the agency is. */
const REMINDED = [3, 1];
const REMINDER_HOUR = 9;

/** Returns the routes with which staff ask for more, and the applicant answers. */
function requestRoutes(ports: RoutePorts): readonly Route[] {
  const { storage, now, definitionOf, outbox } = ports;
  const listed = async (id: string) => ({
    requests: (await storage.requests.list(id)).map(staffRequest),
  });
  return [
    contractRoute(REQUEST_CALLS.ask, async (request) => {
      const application = existing(await storage.applications.read(idOf(request)));
      const { fields, text, due } = request.body;
      const definition = await definitionOf(application.definition);
      const known = new Set(requestableFields(definition));
      const unknown = fields.findIndex((name) => !known.has(name));
      if (unknown >= 0) throw HttpRefusal.at(`fields.${unknown}`, 'choice');
      const staffRequest = {
        // A repeated request has the same one; the same key for another application is another request.
        id: hash('sha256', `${application.id} ${keyOf(request)}`).slice(0, 32),
        applicationId: application.id,
        fields: withDependents(definition, fields),
        text: text.trim(),
        due,
        createdAt: now().toISOString(),
        createdBy: request.sessionOwner?.email ?? '',
      };
      const messages = await messagesFor(ports, application, staffRequest);
      const added = existing(await storage.requests.add(staffRequest, messages));
      const response = await listed(application.id);
      refuseReused(response.requests.map(keyed), keyed(staffRequest));
      outbox.wake();
      if (added === 'new') await audit(storage, request, 'moreAsked', application.reference);
      return response;
    }),
    contractRoute(REQUEST_CALLS.withdraw, async (request) => {
      const application = existing(await storage.applications.read(idOf(request)));
      existing(await storage.requests.withdraw(application.id));
      await storage.activities.add(application.id, activityOf(request, now(), 'withdrawn'));
      await audit(storage, request, 'moreWithdrawn', application.reference);
      return listed(application.id);
    }),
    {
      ...REQUEST_CALLS.correct,
      handle: async (request) => {
        const { requests } = await correctAnswers(request, ports);
        return { requests: requests.map(staffRequest) };
      },
    },
    { ...REQUEST_CALLS.answer, handle: (request) => answerRequest(request, ports) },
  ];
}

/** What is asked under a key. */
const keyed = ({
  id,
  fields,
  text,
  due,
}: Pick<StoredRequest, 'id' | 'fields' | 'text' | 'due'>) => ({
  id,
  text: JSON.stringify([fields, text, due]),
});

export const staffRequest = ({ applicationId: _, ...request }: StoredRequest) => request;

/** Returns the messages to the applicant: at once, and reminders before the date. */
async function messagesFor(
  { storage, settings, now }: RoutePorts,
  { id: applicationId, language }: StoredApplication,
  { id, due }: Pick<StoredRequest, 'id' | 'due'>,
): Promise<readonly NewMessage[]> {
  const recipient = await recipientOf(storage, settings, applicationId);
  if (recipient === undefined) return [];
  const make = (kind: 'request' | 'reminder', number: number, at: Date): NewMessage => ({
    id: `${kind}-${id}-${number}`,
    kind,
    recipient,
    language,
    applicationId,
    about: id,
    due: at.toISOString(),
  });
  const times = due === null ? [] : REMINDED.map((before) => startOf(due, -before, REMINDER_HOUR));
  return [
    make('request', 0, now()),
    ...times.filter((at) => at > now()).map((at, index) => make('reminder', index + 1, at)),
  ];
}

/**
 * Takes answers that staff correct, such as a name that was misspelt: those to the named fields and to the fields that
 * depend on them, and no others, validated by the definition that was filled in. Both versions are kept.
 * @throws Refusal 404, 412 if the answers were changed since the version, 422
 */
async function correctAnswers(
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
        isIncomplete: (answers) => missingIn(definition, answers, ports.now()).length > 0,
        // With a link in place of those that end.
        messages: (recipient) => (getsMail(settings, recipient) ? [{ ...receipt, recipient }] : []),
      });
    },
  );
  if (outcome === 'stored') await nameChanged(ports, applicationId);
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
