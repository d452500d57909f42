import { type AboutPartData, APPLICATION_CALLS } from '../../contract/applications';
import { pick } from '../../definition/language/text';
import { issueAt } from '../../definition/validate/issue';
import { audit, nextId } from '../audit/audit';
import { contractRoute } from '../http/contractRoute';
import { ifMatch, withETag } from '../http/ifMatch';
import { HttpRefusal } from '../http/refusal';
import type { Route } from '../http/addRoutes';
import type { AboutPart, Handling, InboxLine, StoredApplication } from '../storage/applications';
import { toAnswer as toAnswerOfRequest } from '../requests/requestRoutes';
import { eraseApplication } from './eraseApplication';
import { readFilter } from './applicationFilter';
import { idOf } from './idOf';
import { ownColumnsReader } from './ownColumns';
import { type DefinitionOf, toApplicationRecord } from './applicationRecords';
import type { StaffPorts } from './staffRoutes';

/** Returns the routes for applications of all services: the list, and each with all that is known of it. */
export function applicationRoutes(
  ports: StaffPorts,
  services: readonly string[],
  definitionOf: DefinitionOf,
): readonly Route[] {
  const { storage, folder, now } = ports;
  const { applications, inbox } = storage;
  const ownColumns = ownColumnsReader(ports, definitionOf);
  const answerOf = async (id: string) => {
    const [stored, handling, [line], parts, notes] = await Promise.all([
      applications.read(id),
      inbox.handling(id),
      inbox.lines([id]),
      applications.about([id]),
      inbox.notes(id),
    ]);
    if (!stored || !handling) throw HttpRefusal.of(404, 'notFound');
    const about = (parts.get(id) ?? []).map(toAboutPart);
    return {
      ...(await toAnswer(stored, handling, definitionOf)),
      title: line?.about ?? '',
      about,
      links: await storage.links.count(id),
      requests: (await storage.requests.list(id)).map(toAnswerOfRequest),
      notes,
    };
  };
  return [
    contractRoute(APPLICATION_CALLS.list, async (request) => {
      const { page, perPage } = request.query;
      const { filter, order } = readFilter(request.query, services);
      const { total, unread } = await inbox.count(filter);
      const lines = total > 0 ? await inbox.list(filter, order, { page, perPage }) : [];
      await audit(storage, request, 'applicationsListed', filter.serviceId);
      const counts = { total, page, perPage, unread };
      if (filter.serviceId === undefined) return { data: lines.map(toLine), ...counts };
      const ids = lines.map(({ id }) => id);
      const { columns, cells } = await ownColumns(filter.serviceId, ids);
      const data = lines.map((line) => ({ ...toLine(line), cells: cells.get(line.id) ?? [] }));
      return { data, ...counts, columns };
    }),
    contractRoute(APPLICATION_CALLS.read, async (request, reply) => {
      const answer = await answerOf(idOf(request));
      withETag(reply, answer.version);
      await audit(storage, request, 'applicationRead', answer.reference);
      return answer;
    }),
    contractRoute(APPLICATION_CALLS.about, async (request) => {
      const { service: asked } = request.query;
      if (asked === undefined) return { data: [] };
      const found = ports.catalogue.find(({ service }) => service.id === asked);
      if (!found) throw HttpRefusal.ofIssues([issueAt(['service'], 'choice')]);
      const { id, staff, form } = found.service;
      const counts = await inbox.aboutCounts(id);
      const data = (staff.about ?? []).map((field) => ({
        field,
        label: form.properties[field]?.label[2] ?? field,
        choices: counts
          .filter((one) => one.field === field)
          .map(({ value, names, count }) => ({ value, name: pick(names, 'en'), count })),
      }));
      return { data };
    }),
    contractRoute(APPLICATION_CALLS.change, async (request, reply) => {
      const id = idOf(request);
      const { status, read, version: inBody } = request.body;
      const version = ifMatch(request) ?? inBody;
      const at = now().toISOString();
      const outcome = await inbox.change(id, {
        ...(status !== undefined && { status }),
        ...(read !== undefined && { readAt: read ? at : null }),
        ...(version !== undefined && { version }),
        by: request.sessionOwner?.email ?? '',
        at,
      });
      if (outcome === 'unknown') throw HttpRefusal.of(404, 'notFound');
      const answer = await answerOf(id);
      if (outcome === 'stale') {
        throw HttpRefusal.stale(answer.changedBy, answer.changedAt ?? '', answer);
      }
      if (status !== undefined) {
        await audit(storage, request, 'applicationChanged', answer.reference);
      }
      withETag(reply, answer.version);
      return answer;
    }),
    contractRoute(APPLICATION_CALLS.note, async (request, reply) => {
      const id = idOf(request);
      const who = request.sessionOwner?.email ?? '';
      const note = { id: nextId(), at: now().toISOString(), who, text: request.body.text };
      if (!(await inbox.addNote(id, note))) throw HttpRefusal.of(404, 'notFound');
      const answer = await answerOf(id);
      await audit(storage, request, 'applicationNoted', answer.reference);
      reply.code(201);
      return answer;
    }),
    contractRoute(APPLICATION_CALLS.erase, async (request) => {
      const erased = await eraseApplication({ storage, folder }, idOf(request));
      if (!erased) throw HttpRefusal.of(404, 'notFound');
      await audit(storage, request, 'applicationErased', erased.reference);
      return {};
    }),
  ];
}

const toAboutPart = ({ field, value, names, record }: AboutPart): AboutPartData => ({
  field,
  value,
  name: pick(names, 'en'),
  kind: record?.kind ?? '',
});

const toLine = ({ serviceId, readAt, ...line }: InboxLine) => ({
  ...line,
  service: serviceId,
  unread: readAt === null,
});

/** Includes the definition that was filled in, so that answers can be read as they were asked. */
async function toAnswer(stored: StoredApplication, handling: Handling, definitionOf: DefinitionOf) {
  const { id, reference, serviceId, language, createdAt, answers } = stored;
  const definition = await definitionOf(stored.definition);
  return {
    id,
    reference,
    service: serviceId,
    language,
    createdAt,
    definitionVersion: definition.version,
    ...handling,
    answers,
    definition,
    record: toApplicationRecord(stored, definition),
  };
}
