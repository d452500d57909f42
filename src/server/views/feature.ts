import { VIEW_CALLS, type ViewData } from '../../contract/views';
import type { Feature } from '../feature';
import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { APPLICATION_VIEW } from '../../contract/applicationFilter';
import { hasRight, seesService } from '../../contract/rights';
import type { TypeOf } from '../../contract/schema';
import { audit } from '../audit/audit';
import { ownerOf } from '../auth/sessions';
import { type Route, compileContract, contractRoute, idOf } from '../http/route';
import { existing, HttpRefusal } from '../http/refusal';
import { readFilter } from '../inbox/readFilter';
import type { RoutePorts } from '../routePorts';
import type { Connection } from '../storage/connection';
import { insertRows, remove, rowCount, select, update } from '../storage/queries';
import { hasAccount } from '../auth/accounts';

/** Lists of applications that staff have saved under a name. */
export const views = {
  tables: { inbox_view: ['id'] },
  stores: { views: sqlViews },
  calls: VIEW_CALLS,
  routes: viewRoutes,
  audits: ['viewCreated', 'viewChanged', 'viewRemoved'],
} as const satisfies Feature;

/** As many as a sidebar can show. */
const MOST = 30;

/** Returns the routes of saved lists. Only what is done with shared ones is audited: the others are one's own affair. */
function viewRoutes(ports: RoutePorts): readonly Route[] {
  const { storage } = ports;
  const { views } = storage;
  const validateQuery = compileContract({
    schema: APPLICATION_VIEW,
    httpPart: 'querystring',
    method: 'GET',
    url: '',
  });
  /** Returns a query that the list call accepts. @throws Refusal 422 */
  const checked = (query: string): string => {
    const given = [...new URLSearchParams(query)].filter(([, value]) => value !== '');
    const entries = Object.fromEntries(given);
    const { value } = validateQuery(entries) as {
      readonly value?: TypeOf<typeof APPLICATION_VIEW>;
    };
    const refusal = HttpRefusal.at('query', 'choice');
    if (!value) throw refusal;
    try {
      readFilter(value, ports, '');
    } catch (error) {
      throw error instanceof HttpRefusal ? refusal : error;
    }
    return new URLSearchParams(entries).toString();
  };
  const seen = async (request: FastifyRequest) => {
    const owner = ownerOf(request);
    const all = await views.seenBy(owner.id);
    const isSeen = ({ query }: StoredView) => {
      const service = new URLSearchParams(query).get('service');
      return service === null || seesService(owner, service);
    };
    const mayEdit = ({ staffId }: StoredView) =>
      staffId === owner.id || hasRight(owner, 'manageAccounts');
    return all.filter(isSeen).map((view) => ({ ...view, editable: mayEdit(view) }));
  };
  const respond = async (request: FastifyRequest): Promise<{ data: ViewData[] }> => ({
    data: (await seen(request)).map(({ staffId: _, ...view }) => view),
  });
  /** @throws Refusal 404 for a list that the account does not see, 403 for one of a colleague */
  const editable = async (request: FastifyRequest) => {
    const id = idOf(request);
    const view = existing((await seen(request)).find((one) => one.id === id));
    if (!view.editable) throw HttpRefusal.of(403, 'forbidden');
    return view;
  };
  const put = async (view: StoredView) => {
    const name = view.name.trim();
    if (name === '') throw HttpRefusal.at('name', 'required');
    if (!(await views.put({ ...view, name, query: checked(view.query) }, MOST))) {
      throw HttpRefusal.at('name', 'maxItems', MOST);
    }
  };
  return [
    contractRoute(VIEW_CALLS.list, respond),
    contractRoute(VIEW_CALLS.add, async (request) => {
      await put({ id: randomUUID(), staffId: ownerOf(request).id, ...request.body });
      if (request.body.shared) await audit(storage, request, 'viewCreated', request.body.name);
      return respond(request);
    }),
    contractRoute(VIEW_CALLS.change, async (request) => {
      const before = await editable(request);
      const { id, staffId } = before;
      await put({ id, staffId, ...request.body });
      if (before.shared || request.body.shared) {
        await audit(storage, request, 'viewChanged', request.body.name);
      }
      return respond(request);
    }),
    contractRoute(VIEW_CALLS.remove, async (request) => {
      const { id, shared, name } = await editable(request);
      await views.remove(id);
      if (shared) await audit(storage, request, 'viewRemoved', name);
    }),
  ];
}

declare module '../storage/tables' {
  interface Tables {
    inbox_view: { id: string; staff_id: string; name: string; query: string; shared: number };
  }
}

interface StoredView extends Omit<ViewData, 'editable'> {
  readonly staffId: string;
}

/** The saved lists of staff, which are removed with their account. */
function sqlViews({ db, atomic, lock }: Connection) {
  return {
    /** Returns the lists of an account, and those that are shared, by name. */
    async seenBy(staffId: string): Promise<readonly StoredView[]> {
      const rows = await select(db, 'inbox_view', {}, 'id', 'staffId', 'name', 'query', 'shared')
        .where((is) => is.or([is('staff_id', '=', staffId), is('shared', '=', 1)]))
        .orderBy('name')
        .orderBy('id')
        .execute();
      return rows.map((row) => ({ ...row, shared: row.shared === 1 }));
    },
    /** Adds a list or replaces one. Returns false, and stores nothing, if the account has as many as it may have. */
    put: ({ id, staffId, name, query, shared }: StoredView, most: number) =>
      atomic(async (own) => {
        // Two additions at the same time would count the same lists.
        await lock(own);
        const values = { name, query, shared: shared ? 1 : 0 };
        if (await update(own, 'inbox_view', { id }, values)) return true;
        const owned = own.selectFrom('inbox_view').where('staff_id', '=', staffId);
        if ((await rowCount(owned)) >= most) return false;
        // Of an account that was removed meanwhile nothing stays.
        if (await hasAccount(own, staffId)) {
          await insertRows(own, 'inbox_view', [{ id, staffId, ...values }]);
        }
        return true;
      }),
    remove: (id: string) => atomic((own) => remove(own, 'inbox_view', { id })),
  };
}
