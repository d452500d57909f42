import type { FastifyRequest } from 'fastify';
import { searchFieldsOf } from '../../definition/describe/searchFields';
import { audit } from '../audit/audit';
import { existing } from '../http/refusal';
import { followStatus } from '../applications/followStatus';
import type { RoutePorts } from '../routePorts';
import type { NewMessage } from '../messages/store';
import { nameChanged } from '../submit/aboutParts';
import { missingIn } from '../submit/missing';
import type { RequestAnswers, StoredRequest } from './store';
import type { Service } from '../../definition/model/service';
import { isFiles } from '../../definition/model/types/table';
import type { SentPart } from '../applications/stored';
import { openedBy, receiveAnswers, requestForm } from './receiveAnswers';
import { idOf } from '../http/route';

/**
 * Takes the applicant's answers to a request: those to its fields, and no others, validated by the definition that was
 * filled in.
 * @throws Refusal 404, 409 if it is not open any more, 422
 */
export async function answerRequest(
  request: FastifyRequest,
  ports: RoutePorts,
): Promise<{ readonly reference: string }> {
  const { storage, definitionOf } = ports;
  const { application } = await openedBy(request, ports);
  const { id: applicationId, reference, answers: stored } = application;
  const id = idOf(request);
  const requests = await storage.requests.list(applicationId);
  const staffRequest = existing(requests.find((one) => one.id === id));
  const { fields } = staffRequest;
  const definition = await definitionOf(application.definition);
  const form = requestForm(staffRequest, definition, stored);
  const requested = { form, fields, stored, addsFiles: true };
  const { changed, outcome } = await receiveAnswers(request, ports, requested, (received) =>
    storage.requests.answer({
      id,
      applicationId,
      ...received,
      facts: (answers) => searchFieldsOf(definition.form, answers, reference),
      isIncomplete: (answers) => missingIn(definition, answers, ports.now()).length > 0,
      messages: answeredMessages(ports, staffRequest),
      sent: sentParts(definition, fields),
    }),
  );
  for (const name of changed) {
    await audit(storage, request, 'answerChanged', `${reference} ${name}`);
  }
  if (outcome === 'stored') {
    await nameChanged(ports, applicationId);
    await followStatus(request, ports, application);
  }
  return { reference };
}

/** Returns what an applicant has sent with answers: the fields whose answers are other ones. */
const sentParts =
  ({ form: { properties } }: Service, fields: readonly string[]): RequestAnswers['sent'] =>
  ({ stored, next }) => {
    const parts = fields.flatMap((name): SentPart[] => {
      const field = properties[name];
      const isSame = JSON.stringify(stored[name]) === JSON.stringify(next[name]);
      return !field || isSame
        ? []
        : [{ kind: isFiles(field) ? 'sent' : 'changed', names: field.label }];
    });
    return parts.length > 0 ? parts : [{ kind: 'answered', names: ['', '', ''] }];
  };

/** Staff who want notices hear of it, at once or later. */
export function answeredMessages(
  { settings, now }: RoutePorts,
  { id, applicationId }: Pick<StoredRequest, 'id' | 'applicationId'>,
  due = now(),
): readonly NewMessage[] {
  if (!settings.mail) return [];
  const notices = { kind: 'notices', recipient: '', language: 'en', about: 'answered' } as const;
  return [{ ...notices, id: `notices-${id}`, applicationId, due: due.toISOString() }];
}
