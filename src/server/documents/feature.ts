import { DOCUMENT_CALLS, roomFor } from '../../contract/documents';
import { sqlDocuments } from './store';
import type { Feature } from '../feature';
import type { FastifyRequest } from 'fastify';
import { DOCUMENT_FILES } from '../../definition/model/documentForm';
import { pick } from '../../definition/model/text';
import { audit, nextId } from '../audit/audit';
import { existing, HttpRefusal } from '../http/refusal';
import { type Route, contractRoute, idOf } from '../http/route';
import { answeredMessages } from '../requests/answerRequest';
import { openedBy, receiveAnswers } from '../requests/receiveAnswers';
import { dayAt } from '../brand/agencyDay';
import type { RoutePorts } from '../routePorts';
import { activityOf } from '../applications/handling';
import { followStatus } from '../applications/followStatus';
import { formOfDocument } from '../applications/checklist';
import { keyOf } from '../http/request';
import {
  caseFileRoutes,
  documentNamed,
  filesOf,
  messagesOf,
  tooManyFiles,
  turnOf,
} from './caseFiles';

export const documents = {
  tables: { document: ['application_id', 'item'], document_file: ['photo_id'] },
  stores: { documents: sqlDocuments },
  calls: DOCUMENT_CALLS,
  routes: documentRoutes,
  audits: [
    'documentSet',
    'documentSent',
    'filePut',
    'fileTaken',
    'fileRemoved',
    'fileGiven',
    'givenOpened',
  ],
} as const satisfies Feature;

/** Documents that an applicant sends within this time are reported to staff in one e-mail. */
const SENT_TOGETHER = 15 * 60 * 1000;

/** Returns the routes with which staff handle the documents of the checklist, and the applicant sends them. */
function documentRoutes(ports: RoutePorts): readonly Route[] {
  const { storage, now, definitionOf, outbox } = ports;
  return [
    contractRoute(DOCUMENT_CALLS.set, async (request) => {
      const application = existing(await storage.applications.read(idOf(request)));
      const { item, state, reason, expiresOn, version } = request.body;
      const definition = await definitionOf(application.definition);
      const known = documentNamed(definition, item);
      const why = state === 'refused' ? reason.trim() : '';
      if (state === 'refused' && why === '') throw HttpRefusal.at('reason', 'required');
      const outcome = await storage.documents.set({
        applicationId: application.id,
        document: {
          item,
          state,
          reason: why,
          expiresOn: state === 'accepted' ? expiresOn : null,
          changedAt: now().toISOString(),
          changedBy: request.sessionOwner?.email ?? '',
        },
        version,
        messages: state === 'refused' ? await messagesOf(ports, application, 'document') : [],
        activity: activityOf(request, now(), 'document', `${pick(known.name, 'en')}: ${state}`),
      });
      if (outcome === 'unknown') throw HttpRefusal.of(404, 'notFound');
      const response = await filesOf(ports, application);
      if (outcome === 'stale') {
        const { changedBy = '', changedAt } =
          response.documents.find((one) => one.item === item) ?? {};
        throw HttpRefusal.stale(changedBy, changedAt ?? '', response);
      }
      outbox.wake();
      await audit(storage, request, 'documentSet', `${application.reference} ${item} ${state}`);
      return response;
    }),
    { ...DOCUMENT_CALLS.send, handle: (request) => sendDocument(request, ports) },
    ...caseFileRoutes(ports),
  ];
}

/** Takes a document that the applicant sends. @throws Refusal 404, also if it cannot be sent any more; 422 */
async function sendDocument(request: FastifyRequest, ports: RoutePorts) {
  const { storage, now, definitionOf } = ports;
  const { application } = await openedBy(request, ports);
  const { id: applicationId, reference, definition: hash } = application;
  const definition = await definitionOf(hash);
  const { item: wanted } = request.params as { readonly item: string };
  const item = existing(definition.documents?.find(({ id }) => id === wanted));
  const requested = {
    form: formOfDocument(definition, item),
    fields: [DOCUMENT_FILES],
    stored: {},
  };
  const room = async (sentKey = keyOf(request)) => {
    const files = await storage.documents.files(applicationId);
    return files.some(({ key }) => key === sentKey) ? Infinity : roomFor({ item: item.id }, files);
  };
  const turn = turnOf(applicationId, SENT_TOGETHER, now());
  // Before the files are read.
  if ((await room()) <= 0) throw tooManyFiles(0);
  const { outcome } = await receiveAnswers(request, ports, requested, ({ key, at, photos }) =>
    storage.documents.send(
      {
        applicationId,
        item: item.id,
        names: item.name,
        at,
        key,
        photos: photos.map(({ id, bytes }) => ({ id, field: item.id, bytes })),
        messages: answeredMessages(ports, { id: turn.id, applicationId }, turn.due),
        activity: { id: nextId(), at, who: '', kind: 'documentSent', text: pick(item.name, 'en') },
      },
      dayAt(now()),
    ),
  );
  if (outcome === 'full') throw tooManyFiles(await room());
  if (outcome === 'stored') {
    await audit(storage, request, 'documentSent', `${reference} ${item.id}`);
    await followStatus(request, ports, application);
  }
  return { reference };
}
