import type { FastifyRequest } from 'fastify';
import { audit } from '../audit/audit';
import type { CatalogueEntry } from '../catalogue';
import type { DiskSpace } from '../diskSpace';
import { languageIn, readerLanguage } from '../http/readerLanguage';
import type { Route } from '../http/addRoutes';
import type { DecodeQueue } from '../photos/decodeQueue';
import { answersIn, readBody } from './submitBody';
import { idempotencyKey } from './idempotency';
import { discard } from '../http/multipart';
import { activityOf } from '../staff/handling';
import type { EnteredByStaff } from '../storage/applications';
import { openForm } from './submitSections';
import type { Proofs } from './proofs';
import { submit, type SubmitPorts } from './submit';

type Ports = Omit<SubmitPorts, 'reencode' | 'refuseGone'> & {
  readonly desk: DecodeQueue;
  readonly disk: Pick<DiskSpace, 'refuse'>;
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
  (entry: CatalogueEntry, { desk, disk, proofs, ...ports }: Ports): Route['handle'] =>
  async (request, reply) => {
    if (request.sessionOwner === undefined) await proofs?.refuseDoubtful(request);
    await disk.refuse(request.isMultipart());
    const { headers } = request;
    const key = idempotencyKey(headers);
    const language = languageIn(headers['content-language']) ?? readerLanguage(headers);
    if (request.isMultipart()) desk.refuseBusy(request);
    const received = await readBody(request, entry, ports.folder);
    const { leave, ...turn } = desk.open(request);
    try {
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
    } finally {
      await discard(received.uploads);
      await leave();
    }
  };

const enteredBy = (request: FastifyRequest, now: Date): EnteredByStaff | undefined =>
  request.sessionOwner && {
    by: request.sessionOwner.id,
    entry: activityOf(request, now, 'entered'),
  };
