import { hash } from 'node:crypto';
import { requestableFields, withDependents } from '../../definition/model/requested';
import { REQUEST_CALLS } from '../../contract/requests';
import { audit } from '../audit/audit';
import { contractRoute } from '../http/contractRoute';
import { existing, HttpRefusal } from '../http/refusal';
import type { Route } from '../http/addRoutes';
import { recipientOf } from '../messages/newMessages';
import { startOf } from '../brand/agencyDay';
import type { RoutePorts } from '../routePorts';
import { activityOf, refuseReused } from '../applications/handling';
import { idOf } from '../http/idOf';
import type { StoredApplication } from '../applications/stored';
import type { NewMessage } from '../messages/store';
import type { StoredRequest } from './store';
import { answerRequest } from './answerRequest';
import { correctAnswers } from './correctAnswers';
import { keyOf } from '../http/idempotency';

/** Days before the date on which an applicant who has not answered is reminded, and the hour where the agency is. */
const REMINDED = [3, 1];
const REMINDER_HOUR = 9;

/** Returns the routes with which staff ask for more, and the applicant answers. */
export function requestRoutes(ports: RoutePorts): readonly Route[] {
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
