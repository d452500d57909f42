import type { FastifyRequest } from 'fastify';
import { seesService } from '../../contract/rights';
import { ownerOf } from '../auth/sessions';
import { BULK_CALLS } from '../../contract/bulk';
import { audit } from '../audit/audit';
import { type Route, contractRoute } from '../http/route';
import { HttpRefusal } from '../http/refusal';
import { changeHandling } from '../applications/handling';
import type { RoutePorts } from '../routePorts';
import { eraseApplication } from '../applications/applicationRecords';

/** What would refuse a change of one application leaves it out of several, of which others are changed already. */
const unlessRefused = <T>(made: Promise<T>): Promise<T | undefined> =>
  made.catch((error: unknown) => {
    if (error instanceof HttpRefusal) return undefined;
    throw error;
  });

/** Returns the routes that change or erase several applications at once, each on its own. */
export function bulkRoutes(ports: RoutePorts): readonly Route[] {
  const { storage, folder, now } = ports;
  const seenLines = async (request: FastifyRequest, ids: readonly string[]) => {
    const owner = ownerOf(request);
    const lines = await storage.inbox.lines(ids);
    return lines.filter(({ serviceId }) => seesService(owner, serviceId));
  };
  return [
    contractRoute(BULK_CALLS.change, async (request) => {
      const { ids, versions, ...handled } = request.body;
      if (versions && versions.length !== ids.length) throw HttpRefusal.at('versions', 'choice');
      const versionOf = new Map(versions?.map((version, index) => [ids[index], version]));
      const stale: string[] = [];
      const changed: string[] = [];
      const { assignee } = handled;
      const isAbsent = assignee && ((await storage.staff.read(assignee))?.disabled ?? true);
      if (isAbsent) throw HttpRefusal.at('assignee', 'choice');
      for (const { id } of await seenLines(request, ids)) {
        const change = { ...handled, version: versionOf.get(id) };
        const outcome = await unlessRefused(changeHandling(request, ports, id, change));
        if (outcome === 'stale') stale.push(id);
        if (outcome === 'changed') changed.push(id);
      }
      const done = new Set([...changed, ...stale]);
      return { changed, stale, skipped: ids.filter((id) => !done.has(id)) };
    }),
    contractRoute(BULK_CALLS.read, async (request) => {
      const { ids, read } = request.body;
      const at = read ? now().toISOString() : null;
      const changed: string[] = [];
      for (const { id } of await seenLines(request, ids)) {
        const outcome = await storage.inbox.change(id, { read: { by: ownerOf(request).id, at } });
        if (outcome === 'changed') changed.push(id);
      }
      return { changed, skipped: ids.filter((id) => !changed.includes(id)) };
    }),
    contractRoute(BULK_CALLS.erase, async (request) => {
      const { ids, count } = request.body;
      if (count !== ids.length) throw HttpRefusal.at('count', 'choice');
      const erased: string[] = [];
      for (const { id } of await seenLines(request, ids)) {
        const stored = await eraseApplication({ storage, folder }, id);
        if (!stored) continue;
        erased.push(id);
        await audit(storage, request, 'applicationErased', stored.reference);
      }
      return { erased, skipped: ids.filter((id) => !erased.includes(id)) };
    }),
  ];
}
