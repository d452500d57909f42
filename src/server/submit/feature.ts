import { serviceCalls, STORE_CALLS } from '../openapi/serviceCalls';
import type { Feature } from '../feature';
import type { FastifyRequest } from 'fastify';
import { audit } from '../audit/audit';
import type { CatalogueEntry } from '../catalogue';
import {
  callerNetworks,
  idempotencyKey,
  languageIn,
  queryOf,
  readerLanguage,
} from '../http/request';
import { existing, HttpRefusal } from '../http/refusal';
import type { Route } from '../http/route';
import type { RoutePorts } from '../routePorts';
import { answersIn, withBody } from './submitBody';
import { activityOf } from '../applications/handling';
import type { EnteredByStaff } from '../applications/stored';
import { openForm } from './submitSections';
import { submit } from './submit';

export const submissions = {
  calls: ({ services }) => [
    ...services.flatMap((service) => Object.values(serviceCalls(service))),
    ...Object.values(STORE_CALLS),
  ],
  routes: submitRoutes,
  audits: ['applicationEntered'],
} as const satisfies Feature;

/**
 * Returns the submit call of each service (docs/requirements.md, P39), and the same for staff, who enter
 * applications under the path of the service's list.
 */
function submitRoutes(ports: RoutePorts): readonly Route[] {
  const { files, find } = ports.catalogue;
  const routesOf = (
    { send, enter }: Pick<typeof STORE_CALLS, 'send' | 'enter'>,
    entryFor: EntryFor,
  ): Route[] => {
    const handle = take(entryFor, ports);
    return [
      { ...send, proved: true, handle },
      { ...enter, handle },
    ];
  };
  return [
    ...files.entries.flatMap(({ service }) =>
      routesOf(serviceCalls(service), () => find(service.id)),
    ),
    ...routesOf(STORE_CALLS, ({ params }) => {
      const { id } = params as { readonly id: string };
      // A service that replaces a file has the paths of the file.
      return files.documents.has(id) ? undefined : find(id);
    }),
  ];
}

/** Returns the service of a request as it is now. */
type EntryFor = (request: FastifyRequest) => CatalogueEntry | undefined;

const take =
  (entryFor: EntryFor, ports: RoutePorts): Route['handle'] =>
  async (request, reply) => {
    const entry = existing(entryFor(request));
    if (entry.stored?.isWithdrawn) throw HttpRefusal.of(404, 'notFound');
    if (request.sessionOwner === undefined) await ports.proofs?.refuseDoubtful(request);
    const { headers } = request;
    const key = idempotencyKey(headers);
    const language = languageIn(headers['content-language']) ?? readerLanguage(headers);
    return withBody(request, entry, ports, async (received, turn) => {
      const opened = await openForm(entry, received.sent, ports.content);
      const body = answersIn(opened.entry, { ...received, sent: opened.sent });
      const entered = enteredBy(request, ports.now());
      const callers = entered ? [] : callerNetworks(request.ip);
      const mayLack = entered !== undefined && queryOf(request.query).incomplete === '1';
      const submission = { ...opened, body, language, key, entered, callers, mayLack };
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
