import { join } from 'node:path';
import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FIGURE_CALLS } from '../contract/figures';
import type { RenderSite } from '../contract/renderSite';
import { RETENTION_CALL } from '../contract/retention';
import { rightsGuard } from './auth/rightsGuard';
import { addBrand, brandPictures } from './brand/brandRoutes';
import { brandReader } from './brand/readBrand';
import { type CatalogueEntry, loadServiceFiles } from './catalogue';
import { liveCatalogue, liveStatuses, onSite } from './liveCatalogue';
import { memoise } from '../definition/model/memoise';
import { loadContentKinds } from './content/contentKinds';
import { stampOf } from './content/contentStamp';
import { storeResponse } from './composing/storeServices';
import { contentIndex } from './content/index/contentIndex';
import { keptContent } from './content/keptContent';
import { publicContent } from './content/publicContent';
import { diskSpace } from './diskSpace';
import { acceptBodies, LARGEST_JSON } from './http/bodies';
import { limitBodies } from './http/bodiesInFlight';
import { handleClientError, CONNECTION_LIMITS, closeOnShutdown } from './http/connections';
import { handleErrors, handleFrameworkError } from './http/errors';
import { addHeaders } from './http/headers';
import { refuseOtherMethods } from './http/otherMethods';
import { refuseOtherSites } from './http/otherSites';
import { accountCache } from './http/accountCache';
import { finishResponses } from './http/finishResponses';
import { HttpRefusal } from './http/refusal';
import { ReadLimit, refuseManyReads } from './http/readLimit';
import { ResponseCache } from './http/responseCache';
import { sharedLimits } from './http/attemptLimits';
import { addRoutes, OWN_API } from './http/route';
import { readTranslations } from './http/translations';
import { allCalls, readGauges } from './features';
import { documentRoute } from './openapi/documentRoute';
import { addPages } from './pages/pageRoutes';
import { servicePages } from './pages/servicePages';
import { SITE_PAGES } from './pages/sitePages';
import { refuseTakenPath } from './pages/takenPaths';
import { openFolders } from './photos/openFolders';
import type { Reencode } from './photos/reencode';
import { scannerAt } from './photos/scanner';
import { clockOf, graceOf } from './retention/clock';
import { repeat } from './base/daily';
import type { ServerSettings } from './serverSettings';
import type { Storage } from './storage/storage';
import { proofSecret, proofsOf } from './submit/proofs';
import { onEachResponse } from './http/responseEvents';
import { type LogTo, logging } from './observability/logger';
import { versionIn } from './installation';
import { collectMetrics } from './observability/metrics';
import { hasOpenMetrics, healthRoutes } from './observability/healthRoutes';
import { watchDatabase } from './observability/watchDatabase';
import { usualTimesOf } from './figures/feature';
import { makeRoutes } from './makeRoutes';
import { callerKey } from './http/request';
import { retentionOf } from './retention/eraseExpired';
import { HOUR } from '../definition/model/clock';

/** Dependencies that are passed in rather than created. */
export interface Deps {
  /** Closed by the caller. */
  readonly storage: Storage;
  /** Re-encodes photos; without it this process does. */
  readonly reencode?: Reencode;
  /** Renders the pages of the site; left out: they are empty until their scripts have started. */
  readonly renderSite?: RenderSite | undefined;
  /** The clock of the system. */
  readonly now?: () => Date;
  /** Before what time the clock must be wrong, in milliseconds since 1970. */
  readonly earliest?: number;
  /** Whether writes are refused for now (upgrade). */
  readonly isHeld?: () => boolean;
  /** Without it nothing is logged. */
  readonly logger?: LogTo;
  /** Ends the process, which is to be started again. */
  readonly restart?: () => void;
}

/** Loads the decoders only where photos are re-encoded in this process. */
const reencodeHere: Reencode = async (...order) => {
  const { reencode } = await import('./photos/reencode');
  return reencode(...order);
};

const SUBMISSIONS = { max: 60, timeWindow: 60_000 };

/**
 * Creates the whole server, ready to listen or to be injected into.
 * @param settings whose data folder has been prepared (prepareDataDir)
 */
export async function createApp(settings: ServerSettings, deps: Deps): Promise<FastifyInstance> {
  const { storage, logger, reencode: bareReencode = reencodeHere } = deps;
  const words = await readTranslations(settings.root);
  const app = Fastify({
    ...logging(logger),
    ...CONNECTION_LIMITS,
    bodyLimit: LARGEST_JSON,
    trustProxy: [...settings.trustProxy],
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    clientErrorHandler: handleClientError(words),
    frameworkErrors: handleFrameworkError(words),
  });
  handleErrors(app, words);
  const { moments } = storage;
  const grace = graceOf({ storage, settings, log: app.log });
  const { now: system = () => new Date(), earliest = 0 } = deps;
  const clock = clockOf({ moments, grace, system, earliest });
  await clock.isRight();
  repeat(app, HOUR, 'the clock was not checked', clock.isRight);
  const { now } = clock;
  const metrics = collectMetrics(await versionIn(settings.root));
  const report = onEachResponse(app, metrics.add);
  app.addHook('onClose', async () => metrics.close());
  const cache = new ResponseCache(settings.cacheMb * 1024 * 1024);
  const begin = finishResponses(app, {
    cache,
    revision: stampOf(storage.content, now),
    publicUrl: settings.publicUrl,
    isStopping: closeOnShutdown(app),
    isBehindProxy: settings.trustProxy.length > 0,
    report,
    limit: settings.rateLimit ? new ReadLimit(now) : undefined,
  });
  app.decorateRequest('sessionOwner', undefined);
  if (deps.isHeld) refuseWrites(app, deps.isHeld);
  addHeaders(app, settings);
  refuseManyReads(app);
  await acceptBodies(app);
  limitBodies(app, words, settings.rateLimit);
  const proofs = settings.rateLimit
    ? proofsOf({ attempts: storage.attempts, now, secret: await proofSecret(settings, storage) })
    : undefined;
  if (proofs) {
    await app.register(rateLimit, {
      global: false,
      // Whoever has worked for it is counted apart.
      keyGenerator: async (request) => {
        const { ip, routeOptions } = request;
        const proved = routeOptions.config.takesProof && (await proofs.isProved(request));
        return `${callerKey(ip)} ${routeOptions.url ?? ''}${proved ? ' proved' : ''}`;
      },
      // Only one process uses an SQLite database, so it may count in memory.
      ...(settings.databaseUrl !== undefined && { store: sharedLimits(storage.attempts, now) }),
      errorResponseBuilder: (request) => proofs.refusal(request),
    });
  }
  const kinds = await loadContentKinds(settings.root);
  const content = keptContent(storage.content);
  // Neither is read again with each save of a draft.
  const shown = keptContent({ ...storage.content, revision: storage.content.shownRevision });
  const readBrand = brandReader(kinds, shown);
  const { definitions } = storage;
  const files = await loadServiceFiles(settings.root);
  const catalogue = liveCatalogue(files, { content: shown, definitions, now, log: app.log });
  // The agency's days and prices, and the services, which another process may have changed.
  const readAgency = () => Promise.all([readBrand(), catalogue.refresh()]);
  const beginPublic = async (request: FastifyRequest) => {
    // The agency's day decides what is published.
    await readAgency();
    await begin(request);
  };
  const pagesOf = memoise((entries: readonly CatalogueEntry[]) => [
    ...SITE_PAGES,
    ...entries.flatMap(({ service, stored }) => servicePages(service, kinds, stored !== undefined)),
  ]);
  const pages = () => pagesOf(onSite(catalogue.entries()));
  await refuseTakenPath(settings, pagesOf(files.entries));
  const disk = diskSpace(settings, settings.minFreeMb, (state) => {
    if (state === 'enough') app.log.warn('the disk has room again');
    else app.log.error({ state }, 'the disk has little room: photos or submissions are refused');
  });
  const scanner = settings.clamd && scannerAt(settings.clamd, app.log);
  if (scanner) app.addHook('onListen', () => void scanner.answers());
  const reencode = scanner ? scanner.before(bareReencode) : bareReencode;
  const index = contentIndex(storage.content, now);
  // Before the first visitor searches.
  app.addHook('onListen', () => void index.prepare(kinds));
  const folders = await openFolders(settings, disk.refuseWriting);
  const statuses = liveStatuses(catalogue);
  const made = {
    app,
    settings,
    storage,
    content,
    index,
    now,
    disk,
    readBrand,
    catalogue,
    pagesOf,
    kinds,
    translations: words,
    proofs,
    statuses,
    usualTimes: usualTimesOf({ storage, now, statuses }),
    ...folders,
    brandPicture: brandPictures({
      pictures: folders.pictures,
      // A server that runs from the sources has no build.
      folders: ['dist/client', 'public'].map((part) => join(settings.root, part)),
    }),
  };
  // Before the first visitor opens a form.
  app.addHook('onListen', () => void made.usualTimes().catch(() => undefined));
  const routes = await makeRoutes(made, reencode, clock, grace);
  const services = files.entries.map(({ service }) => service);
  const document = documentRoute({
    ...{ services, kinds, catalogue, readBrand, contents: storage.content },
    callsOf: (current) =>
      allCalls({ services: current, kinds, hasOpenMetrics: hasOpenMetrics(settings) }),
  });
  const { isSafe } = watchDatabase(app, { storage, now, restart: deps.restart });
  const gauges = () => readGauges(storage);
  const watched = { storage, gauges, isSafe, metrics, cache, disk, scanner, settings };
  const healthChecks = healthRoutes(watched);
  await app.register(
    async (api) => {
      api.addHook('onRequest', async (_, reply) => {
        reply.header('cache-control', 'no-store');
      });
      const refuseOthers = refuseOtherSites(settings.publicUrl);
      const guard = rightsGuard(storage, now, settings.secondFactor);
      const guards = {
        staff: async (request: FastifyRequest) => {
          await guard(request);
          await readAgency();
        },
        visitor: async (request: FastifyRequest) => {
          await refuseOthers(request);
          await catalogue.refresh();
        },
        beginPublic,
        repeat: accountCache(api, storage, now),
        limit: settings.rateLimit ? SUBMISSIONS : undefined,
      };
      const all = [...routes, ...healthChecks, document];
      addRoutes(api, all, guards);
      refuseOtherMethods(api, all);
    },
    { prefix: OWN_API.slice(0, -1) },
  );
  addBrand(app, { readBrand, beginPublic, words, brandPicture: made.brandPicture });
  await addPages(app, {
    renderSite: deps.renderSite,
    settings,
    words,
    pages,
    beginPublic,
    readBrand,
    content:
      settings.apiBase === OWN_API
        ? publicContent(kinds, index, (path) => {
            if (path === RETENTION_CALL.path) return retentionOf(catalogue.entries(), settings);
            if (path === FIGURE_CALLS.usualTimes.path) return made.usualTimes();
            return storeResponse(catalogue, path);
          })
        : undefined,
  });
  return app;
}

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Answers writes with 503 while they are held. */
function refuseWrites(app: FastifyInstance, isHeld: () => boolean): void {
  app.addHook('onRequest', async ({ method }) => {
    if (!READING.has(method) && isHeld()) throw HttpRefusal.later('updating');
  });
}
