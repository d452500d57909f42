import { APPLICATION_CALLS } from '../../contract/applications';
import { audit } from '../audit/audit';
import { contractRoute } from '../http/contractRoute';
import { HttpRefusal } from '../http/refusal';
import type { Route } from '../http/addRoutes';
import type { Handling, InboxLine, StoredApplication } from '../storage/applications';
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
    const [stored, handling] = await Promise.all([applications.read(id), inbox.handling(id)]);
    if (!stored || !handling) throw HttpRefusal.of(404, 'notFound');
    return toAnswer(stored, handling, definitionOf);
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
    contractRoute(APPLICATION_CALLS.read, async (request) => {
      const answer = await answerOf(idOf(request));
      await audit(storage, request, 'applicationRead', answer.reference);
      return answer;
    }),
    contractRoute(APPLICATION_CALLS.change, async (request) => {
      const id = idOf(request);
      const { status, note, read } = request.body;
      const change = {
        ...(status !== undefined && { status }),
        ...(note !== undefined && { note }),
        ...(read !== undefined && { readAt: read ? now().toISOString() : null }),
      };
      if (!(await inbox.change(id, change))) throw HttpRefusal.of(404, 'notFound');
      const answer = await answerOf(id);
      if (status !== undefined || note !== undefined) {
        await audit(storage, request, 'applicationChanged', answer.reference);
      }
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
