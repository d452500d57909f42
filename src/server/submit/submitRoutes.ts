import type { FastifyRequest } from 'fastify';
import { audit } from '../audit/audit';
import type { CatalogueEntry } from '../catalogue';
import { languageIn, readerLanguage } from '../http/readerLanguage';
import type { Route } from '../http/addRoutes';
import type { RoutePorts } from '../routePorts';
import { answersIn, withBody } from './submitBody';
import { idempotencyKey } from './idempotency';
import { activityOf } from '../staff/handling';
import type { EnteredByStaff } from '../storage/applications';
import { openForm } from './submitSections';
import type { Proofs } from './proofs';
import { submit, type SubmitPorts } from './submit';

type Ports = Omit<SubmitPorts, 'reencode' | 'refuseGone'> &
  Pick<RoutePorts, 'desk' | 'disk'> & {
    /** Undefined: nobody is limited. */
    readonly proofs: Proofs | undefined;
  };

/**
 * Returns the submit call of each service (docs/requirements.md, P39), and the same for staff, who enter
 * applications under the path of the service's list.
 */
export function submitRoutes(catalogue: readonly CatalogueEntry[], ports: Ports): readonly Route[] {
  return catalogue.flatMap((entry): Route[] => {
    const handle = take(entry, ports);
    const { id, submit: own, staff } = entry.service;
    return [
      { method: 'POST', path: own.path, limited: true, proved: true, handle },
      { method: 'POST', path: staff.list, staff: 'handleApplications', service: id, handle },
    ];
  });
}

const take =
  (entry: CatalogueEntry, { proofs, ...ports }: Ports): Route['handle'] =>
  async (request, reply) => {
    if (request.sessionOwner === undefined) await proofs?.refuseDoubtful(request);
    const { headers } = request;
    const key = idempotencyKey(headers);
    const language = languageIn(headers['content-language']) ?? readerLanguage(headers);
    return withBody(request, entry, ports, async (received, turn) => {
      const opened = await openForm(entry, received.sent, ports.content);
      const body = answersIn(opened.entry, { ...received, sent: opened.sent });
      const entered = enteredBy(request, ports.now());
      const submission = { ...opened, body, language, key, entered };
      const submitted = await submit({ ...ports, ...turn }, submission);
      if (entered) {
        await audit(ports.storage, request, 'applicationEntered', submitted.reference);
      }
      reply.code(201);
      return submitted;
    });
  };

const enteredBy = (request: FastifyRequest, now: Date): EnteredByStaff | undefined =>
  request.sessionOwner && {
    by: request.sessionOwner.id,
    entry: activityOf(request, now, 'entered'),
  };
