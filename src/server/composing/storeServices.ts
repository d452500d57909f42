import { type StoreService, STORE_SERVICE_CALLS } from '../../contract/storeServices';
import type { Service } from '../../definition/model/service';
import { existing, HttpRefusal } from '../http/refusal';
import { type Route, cachedRoute, contractRoute } from '../http/route';
import { attemptLimits } from '../http/attemptLimits';
import { callerKey } from '../http/request';
import { type Catalogue, onSite } from '../liveCatalogue';
import { tokenHash } from '../auth/sessions';
import { DRAFT_KIND, LINK_KIND } from '../records/serviceKinds';
import type { RoutePorts } from '../routePorts';
import { entryOf } from '../catalogue';
import { linkIn, storedDraft } from './composed';
import { placed } from './reviewDocument';

/** Unknown links from one address. */
const PER_ADDRESS = { most: 20, window: 15 * 60 * 1000 };

/** Returns the routes by which visitors have the services of the store, and drafts of them by a secret link. */
export function storeServiceRoutes(ports: RoutePorts): readonly Route[] {
  const { catalogue, storage, attempts, now } = ports;
  const limits = attemptLimits(attempts, now);
  return [
    cachedRoute('public', STORE_SERVICE_CALLS.list, async () => storeServices(catalogue)),
    cachedRoute('public', STORE_SERVICE_CALLS.read, async ({ params: { id = '' } }) =>
      existing(storeDefinition(catalogue, id)),
    ),
    cachedRoute('public', STORE_SERVICE_CALLS.changed, async ({ params, query: { since } }) => {
      const { id = '' } = params;
      const entry = onSite(catalogue.entries()).find(({ service }) => service.id === id);
      const before = await storage.definitions.ofVersion(id, since);
      return changesSince(before, existing(entry).service);
    }),
    contractRoute(STORE_SERVICE_CALLS.draft, async ({ body, ip }) => {
      const limit = { parts: ['draft link', callerKey(ip)], ...PER_ADDRESS };
      limits.refuse(limit);
      const hash = tokenHash(body.link);
      const links = await storage.content.list(LINK_KIND);
      const record = links.find((one) => linkIn(one, now())?.hash === hash);
      const link = linkIn(record, now());
      const draft = record && (await storage.content.read(DRAFT_KIND, record.id));
      if (!draft || !link) {
        await limits.count(limit);
        throw HttpRefusal.of(404, 'notFound');
      }
      const { document } = storedDraft(draft);
      try {
        const { files } = catalogue;
        const { service } = entryOf(placed(document, files), files);
        return { service: forPages(service), endsAt: link.endsAt };
      } catch {
        // It is not finished.
        throw HttpRefusal.of(422, 'unpublishable', { limit: '1' });
      }
    }),
  ];
}

/** Returns the response of one of these public calls, by its path; undefined for another path. */
export function storeResponse(catalogue: Catalogue, path: string): unknown {
  if (path === STORE_SERVICE_CALLS.list.path) return storeServices(catalogue);
  const [, id] = /^client\/service\/([\w-]+)\/$/u.exec(path) ?? [];
  return id === undefined ? undefined : storeDefinition(catalogue, id);
}

/** Returns which questions of a definition are asked differently now, and which no longer. */
function changesSince(before: Service | undefined, { version, form }: Service) {
  const now = form.properties;
  const old = Object.entries(before?.form.properties ?? {});
  const fields = old.flatMap(([name, was]) =>
    Object.hasOwn(now, name) && JSON.stringify(was) !== JSON.stringify(now[name]) ? [name] : [],
  );
  const removed = old.flatMap(([name, { label }]) =>
    Object.hasOwn(now, name) ? [] : [{ name, label: [...label] }],
  );
  return { version, fields, removed };
}

/** Returns what pages need of each service of the store. */
const storeServices = ({ entries }: Pick<Catalogue, 'entries'>) => ({
  data: onSite(entries()).flatMap(({ service, stored }): StoreService[] => {
    const { id, route, tile, page, pages = [] } = service;
    const component = page.component === undefined ? {} : { component: page.component };
    return stored ? [{ id, route, tile, pages, ...component }] : [];
  }),
  replaced: entries().flatMap(({ service, stored }) => (stored?.replaces ? [service.id] : [])),
});

/** Returns the definition of a service of the store that visitors have. */
function storeDefinition({ entries }: Pick<Catalogue, 'entries'>, id: string) {
  const found = onSite(entries()).find(({ service, stored }) => stored && service.id === id);
  return found && forPages(found.service);
}

/** Pages need neither the sample nor the checklist, as in the build (scripts/vite/services). */
function forPages(service: Service): Service {
  const { documents: _, ...rest } = service;
  return { ...rest, sample: {} };
}
