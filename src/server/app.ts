import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { RETENTION_CALL } from '../contract/retention';
import { statusBook } from '../contract/statuses';
import type { ContentKind } from '../definition/content/contentType';
import { auditRoutes } from './audit/auditRoutes';
import { authRoutes } from './auth/authRoutes';
import { rightsGuard } from './auth/rightsGuard';
import { decorateSessions } from './auth/sessions';
import { loginThrottle, noThrottle } from './auth/throttle';
import { addBrand } from './brand/brandRoutes';
import { brandReader, type ReadBrand } from './brand/readBrand';
import { type CatalogueEntry, loadCatalogue } from './catalogue';
import { blogsByHashtag } from './content/blogsByHashtag';
import { loadContentKinds } from './content/contentKinds';
import { pictureRoutes } from './content/pictures/pictureRoutes';
import { ContentIndex } from './content/index/contentIndex';
import { pastRoutes } from './content/pastRoutes';
import { publicContent } from './content/publicContent';
import { contentRoutes } from './content/contentRoutes';
import { seedContent } from './content/seedContent';
import { contentWriteRoutes } from './content/writes/contentWriteRoutes';
import { dataFolders } from './dataDir';
import { DiskSpace } from './diskSpace';
import { addressFile, openLocator } from './geo/locator';
import { geoRoutes } from './geo/geoRoutes';
import { callerKey } from './http/clientAddress';
import { acceptBodies, LARGEST_JSON } from './http/bodies';
import { handleClientError, CONNECTION_LIMITS, closeOnShutdown } from './http/connections';
import { handleErrors, handleFrameworkError } from './http/errors';
import { addHeaders } from './http/headers';
import { refuseWrites } from './http/refuseWrites';
import { refuseOtherSites } from './http/otherSites';
import { OWN_API } from './http/ownApi';
import { finishResponses } from './http/finishResponses';
import { ReadLimit, refuseManyReads } from './http/readLimit';
import { ResponseCache } from './http/responseCache';
import { HttpRefusal } from './http/refusal';
import { sharedLimits } from './http/sharedLimits';
import { addRoutes, type Route } from './http/addRoutes';
import { readTranslations, type Translations } from './http/translations';
import { delivery } from './messages/deliver';
import { messageRoutes } from './messages/messageRoutes';
import { startOutbox } from './messages/outbox';
import { allCalls, describeRoutes, documentRoute } from './openapi/document';
import { addPages } from './pages/pageRoutes';
import { servicePages } from './pages/servicePages';
import { SITE_PAGES } from './pages/sitePages';
import { refuseTakenPath } from './pages/takenPaths';
import { Allowance } from './photos/allowance';
import { QUEUE_LIMITS, DecodeQueue } from './photos/decodeQueue';
import { openFolders } from './photos/openFolders';
import type { Reencode } from './photos/reencode';
import { loadPlaces } from './places/loadPlaces';
import { placeRoutes } from './places/placeRoutes';
import { Places } from './places/places';
import { requestRoutes } from './requests/requestRoutes';
import { daily } from './retention/daily';
import { eraseExpired } from './retention/eraseExpired';
import { retentionOf, retentionRoute } from './retention/retentionRoute';
import { sweepLeft } from './retention/sweepLeft';
import type { ServerSettings } from './settings';
import { answerWords } from './staff/answerWords';
import { definitionReader } from './staff/applicationRecords';
import { staffRoutes } from './staff/staffRoutes';
import { linkOpener } from './status/openLink';
import { statusRoutes } from './status/statusRoutes';
import type { Storage } from './storage/storage';
import { isOwnStore, openStoreFiles } from './storeId/storeFiles';
import type { SubmitPorts } from './submit/submit';
import { nameStored } from './submit/nameStored';
import { submitRoutes } from './submit/submitRoutes';
import { passwordRoutes } from './users/passwordRoutes';
import { userRoutes } from './users/userRoutes';
import { onEachResponse } from './observability/responseEvents';
import { type LogTo, logging } from './observability/logger';
import { Metrics } from './observability/metrics';
import { healthRoutes } from './observability/healthRoutes';

/** Dependencies that are passed in rather than created. */
export interface Deps {
  /** Closed by the caller. */
  readonly storage: Storage;
  /** Re-encodes photos; without it this process does. */
  readonly reencode?: Reencode;
  readonly now?: () => Date;
  /** Whether writes are refused for now (upgrade). */
  readonly isHeld?: () => boolean;
  /** Without it nothing is logged. */
  readonly logger?: LogTo;
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
  const { storage, now = () => new Date(), logger, reencode = reencodeHere } = deps;
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
  const metrics = new Metrics();
  const report = onEachResponse(app, (answered) => metrics.add(answered));
  app.addHook('onClose', async () => metrics.close());
  const cache = new ResponseCache(settings.cacheMb * 1024 * 1024);
  const beginPublic = finishResponses(app, {
    cache,
    revision: () => storage.content.revision(),
    publicUrl: settings.publicUrl,
    isStopping: closeOnShutdown(app),
    isBehindProxy: settings.trustProxy.length > 0,
    report,
    limit: settings.rateLimit ? new ReadLimit(now) : undefined,
  });
  decorateSessions(app);
  if (deps.isHeld) refuseWrites(app, deps.isHeld);
  await addHeaders(app, settings);
  refuseManyReads(app);
  await acceptBodies(app);
  if (settings.rateLimit) {
    await app.register(rateLimit, {
      global: false,
      keyGenerator: ({ ip, routeOptions }) => `${callerKey(ip)} ${routeOptions.url ?? ''}`,
      // Only one process uses an SQLite database, so it may count in memory.
      ...(settings.databaseUrl !== undefined && { store: sharedLimits(storage.attempts, now) }),
      errorResponseBuilder: () => HttpRefusal.of(429, 'tooMany'),
    });
  }
  const catalogue = await loadCatalogue(settings.root);
  const kinds = await loadContentKinds(settings.root);
  const readBrand = brandReader(kinds, storage.content);
  const pages = [
    ...SITE_PAGES,
    ...catalogue.flatMap(({ service }) => servicePages(service, kinds)),
  ];
  await refuseTakenPath(settings, pages);
  const disk = new DiskSpace(settings, settings.minFreeMb);
  const index = new ContentIndex(storage.content);
  // Before the first visitor searches.
  app.addHook('onListen', () => void index.prepare(kinds));
  const ports = { storage, index, now, reencode, disk, readBrand };
  const routes = await makeRoutes(app, settings, {
    catalogue,
    kinds,
    translations: words,
    ...ports,
  });
  const services = catalogue.map(({ service }) => service);
  const described = { services, kinds, hasOpenMetrics: settings.metrics };
  const calls = allCalls(described);
  await describeRoutes(app, described);
  const document = documentRoute(app, { catalogue, contents: storage.content, calls, readBrand });
  const healthChecks = healthRoutes({ storage, metrics, cache, disk, isOpen: settings.metrics });
  await app.register(
    async (api) => {
      api.addHook('onRequest', async (_, reply) => {
        reply.header('cache-control', 'no-store');
      });
      const guards = {
        staff: rightsGuard(storage, now),
        visitor: refuseOtherSites(settings.publicUrl),
        beginPublic,
        limit: settings.rateLimit ? SUBMISSIONS : undefined,
      };
      addRoutes(api, [...routes, ...healthChecks, document], guards, calls);
    },
    { prefix: OWN_API.slice(0, -1) },
  );
  addBrand(app, { readBrand, beginPublic });
  await addPages(app, {
    settings,
    words,
    pages,
    beginPublic,
    readBrand,
    content:
      settings.apiBase === OWN_API
        ? publicContent(kinds, index, {
            [RETENTION_CALL.path]: retentionOf(catalogue, settings),
          })
        : undefined,
  });
  return app;
}

type RoutePorts = Pick<SubmitPorts, 'storage' | 'now' | 'reencode'> & {
  readonly catalogue: readonly CatalogueEntry[];
  readonly kinds: readonly ContentKind[];
  readonly translations: Translations;
  readonly disk: DiskSpace;
  readonly index: ContentIndex;
  readonly readBrand: ReadBrand;
};

async function makeRoutes(
  app: FastifyInstance,
  settings: ServerSettings,
  { catalogue, kinds, translations, storage, index, now, reencode, disk, readBrand }: RoutePorts,
): Promise<readonly Route[]> {
  const { dataDir } = settings;
  const locate = await openLocator(addressFile(settings));
  const places = new Places(await loadPlaces(settings.root, dataFolders(settings).places));
  for (const { hash, service } of catalogue) {
    await storage.definitions.keep(hash, service, now().toISOString());
  }
  await seedContent(kinds, storage.content, { now: now(), demo: settings.demo });
  const english = translations.en;
  const words = answerWords({ english, places });
  await nameStored(catalogue, { storage, words });
  const { folder, pictures } = await openFolders(settings);
  if (settings.databaseUrl === undefined && folder.others > 0) {
    app.log.error('another server seems to use DATA_DIR: several need PostgreSQL (DATABASE_URL)');
  }
  const files = await openStoreFiles(settings);
  app.addHook('onClose', async () => {
    await folder.close();
    await pictures.close();
  });
  const { log } = app;
  const isOwn = async () => isOwnStore(storage, files);
  const erasing = { catalogue, storage, folder, settings, now };
  daily(app, () => sweepLeft({ ...erasing, pictures, kinds, isOwn, log }));
  daily(app, (isOver) => eraseExpired({ ...erasing, log }, isOver));
  const definitionOf = definitionReader(catalogue, storage.definitions);
  const { statusDays, rateLimit: isLimited } = settings;
  const statuses = statusBook(catalogue.map(({ service }) => service));
  const openLink = linkOpener({ storage, now, statuses, statusDays, isLimited });
  const sender = delivery({ storage, words: translations, definitionOf, settings, now, readBrand });
  const outbox = startOutbox(app, { storage, delivery: sender, now });
  const desk = new DecodeQueue({
    reencode,
    ...(settings.rateLimit && {
      limits: QUEUE_LIMITS,
      allowance: new Allowance(storage.attempts, now),
    }),
  });
  const reencodePicture: Reencode = async (...order) => {
    await disk.refuse(true);
    return desk.reencode(...order);
  };
  const throttle = settings.rateLimit ? loginThrottle(storage.attempts, now) : noThrottle;
  return [
    ...authRoutes(storage, throttle, now),
    ...auditRoutes(storage),
    ...userRoutes({ catalogue, storage, now }),
    ...passwordRoutes(storage, throttle),
    ...submitRoutes(catalogue, {
      storage,
      folder,
      now,
      desk,
      disk,
      words,
      outgoing: settings,
      outbox,
    }),
    ...staffRoutes({ catalogue, kinds, storage, folder, now, statuses, dataDir, english, places }),
    ...messageRoutes({ catalogue, storage, now, outbox, hasMail: settings.mail !== undefined }),
    ...statusRoutes({ storage, now, statuses, definitionOf, openLink }),
    ...requestRoutes({
      storage,
      folder,
      desk,
      disk,
      now,
      definitionOf,
      openLink,
      outgoing: settings,
      outbox,
    }),
    ...contentRoutes(kinds, index),
    ...contentWriteRoutes(kinds, { storage, pictures, reencode: reencodePicture, now }),
    ...pastRoutes({ kinds, storage, now }),
    ...pictureRoutes({ pictures, reencode: reencodePicture }),
    ...blogsByHashtag(kinds, index),
    ...geoRoutes(locate),
    ...placeRoutes(places),
    retentionRoute(retentionOf(catalogue, settings)),
  ];
}
