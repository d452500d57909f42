import type { FastifyInstance } from 'fastify';
import { statusBook } from '../contract/statuses';
import { auditRoutes } from './audit/auditRoutes';
import { authRoutes } from './auth/authRoutes';
import { loginThrottle } from './auth/throttle';
import { blogsByHashtag } from './content/blogsByHashtag';
import { pictureRoutes } from './content/pictures/pictureRoutes';
import type { ContentIndex } from './content/index/contentIndex';
import { pastRoutes } from './content/pastRoutes';
import { contentRoutes } from './content/contentRoutes';
import { seedContent } from './content/seedContent';
import { contentWriteRoutes } from './content/writes/contentWriteRoutes';
import { dataFolders } from './dataDir';
import { documentRoutes } from './documents/documentRoutes';
import { addressFile, openLocator } from './geo/locator';
import { dropOffRoutes } from './dropOff/dropOffRoutes';
import { stepCounter } from './dropOff/stepCounter';
import { handoverRoutes } from './handover/handoverRoutes';
import { FEATURES } from './features';
import type { Route } from './http/addRoutes';
import { UNCOUNTED } from './http/attemptLimits';
import { delivery } from './messages/deliver';
import { messageRoutes } from './messages/messageRoutes';
import { startOutbox } from './messages/outbox';
import { photoAllowance } from './photos/allowance';
import { QUEUE_LIMITS, decodeQueue } from './photos/decodeQueue';
import type { Folders } from './photos/openFolders';
import type { Reencode } from './photos/reencode';
import { loadPlaces } from './places/loadPlaces';
import { placeRoutes } from './places/placeRoutes';
import { placesOf } from './places/places';
import { requestRoutes } from './requests/requestRoutes';
import type { Clock } from './retention/clock';
import { daily } from './base/daily';
import { eraseExpired } from './retention/eraseExpired';
import type { Grace } from './retention/grace';
import { retentionOf, retentionRoute } from './retention/retentionRoute';
import { sweepLeft } from './retention/sweepLeft';
import type { RoutePorts, ServerPorts } from './routePorts';
import { answerWordsIn } from './staff/staffAnswerWords';
import { definitionReader } from './applications/applicationRecords';
import { startArrivals } from './staff/arrivals/arrivals';
import { staffRoutes } from './staff/staffRoutes';
import { linkOpener } from './status/openLink';
import { statusRoutes } from './status/statusRoutes';
import { isOwnStore, openStoreFiles } from './storeId/storeFiles';
import type { Proofs } from './submit/proofs';
import { nameStored } from './submit/nameStored';
import { submitRoutes } from './submit/submitRoutes';
import { passwordRoutes } from './users/passwordRoutes';
import { secondFactorRoutes } from './users/secondFactorRoutes';
import { userRoutes } from './users/userRoutes';

interface MadePorts extends ServerPorts {
  readonly index: ContentIndex;
  readonly folders: Folders;
  readonly reencode: Reencode;
  readonly clock: Clock;
  readonly grace: Grace;
  readonly proofs: Proofs | undefined;
}

/** Returns the routes of the API, and starts the daily work and the outbox. */
export async function makeRoutes(
  app: FastifyInstance,
  { index, folders, reencode, proofs, clock, grace, ...made }: MadePorts,
): Promise<readonly Route[]> {
  const { settings, catalogue, kinds, storage, now, disk } = made;
  const { rateLimit: isLimited } = settings;
  // What visitors and staff may try is limited unless RATE_LIMIT is off; e-mails to an address always are.
  const counted = { ...storage, attempts: isLimited ? storage.attempts : UNCOUNTED };
  const locate = await openLocator(addressFile(settings));
  const places = placesOf(await loadPlaces(settings.root, dataFolders(settings).places));
  const kept = await storage.definitions.hashes();
  for (const { hash, service } of catalogue) {
    if (!kept.has(hash)) await storage.definitions.keep(hash, service, now().toISOString());
  }
  await seedContent(kinds, storage.content, { now: now(), demo: settings.demo });
  const wordsIn = answerWordsIn(made.translations, places);
  await nameStored({ ...made, wordsIn });
  await storage.inbox.keyNames();
  const { folder, pictures } = folders;
  if (settings.databaseUrl === undefined && folder.bench.others > 0) {
    app.log.error('another server seems to use DATA_DIR: several need PostgreSQL (DATABASE_URL)');
  }
  const files = await openStoreFiles(settings);
  app.addHook('onClose', async () => {
    await folder.bench.close();
    await pictures.bench.close();
  });
  const { log } = app;
  const isOwn = async () => isOwnStore(storage, files);
  const erasing = { catalogue, storage, folder, settings, now };
  // For those that a process of an earlier version has stored since.
  daily(app, storage.inbox.keyNames);
  const dailyIfRight = (task: (isOver: () => boolean) => Promise<unknown>) =>
    daily(app, async (isOver) => (await clock.isRight()) && task(isOver));
  dailyIfRight(() => sweepLeft({ ...erasing, pictures, isOwn, log }));
  dailyIfRight((isOver) => eraseExpired({ ...erasing, log, grace }, isOver));
  const definitionOf = definitionReader(catalogue, storage.definitions);
  const statuses = statusBook(catalogue.map(({ service }) => service));
  const sender = delivery({ ...made, definitionOf });
  const shutdownMs = settings.shutdownSeconds * 1000;
  const desk = decodeQueue({
    reencode,
    allowance: photoAllowance(counted.attempts, now),
    ...(isLimited && { limits: QUEUE_LIMITS }),
  });
  const reencodePicture: Reencode = async (...order) => {
    await disk.refuse(true);
    return desk.reencode(...order);
  };
  const ports: RoutePorts = {
    ...made,
    folder,
    statuses,
    definitionOf,
    wordsIn,
    desk,
    throttle: loginThrottle(counted.attempts, now),
    openLink: linkOpener({ ...made, storage: counted, statuses }),
    outbox: startOutbox(app, { ...made, delivery: sender, shutdownMs }),
    arrivals: startArrivals(app, { storage, now }),
    counter: stepCounter({ catalogue, storage, now, isLimited }),
  };
  ports.counter.run(app);
  return [
    ...FEATURES.flatMap(({ routes }) => routes?.(ports) ?? []),
    ...authRoutes(ports),
    ...secondFactorRoutes(ports),
    ...auditRoutes(ports),
    ...userRoutes(ports),
    ...passwordRoutes(ports),
    ...submitRoutes(ports, proofs),
    ...staffRoutes(ports),
    ...messageRoutes(ports),
    ...statusRoutes(ports),
    ...requestRoutes(ports),
    ...documentRoutes(ports),
    ...contentRoutes(kinds, index),
    ...contentWriteRoutes(kinds, { storage, pictures, reencode: reencodePicture, now }),
    ...pastRoutes(ports),
    ...pictureRoutes({ pictures, reencode: reencodePicture }),
    blogsByHashtag(kinds, index),
    // By the address of the connection, which is not stored.
    { method: 'GET', path: 'client/geo/', handle: async ({ ip }) => locate(ip) },
    ...placeRoutes(places),
    ...handoverRoutes({ ...ports, storage: counted }),
    ...dropOffRoutes(ports),
    retentionRoute(retentionOf(catalogue, settings)),
  ];
}
