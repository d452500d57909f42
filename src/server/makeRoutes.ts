import { definitionReader } from './applications/applicationRecords';
import { loginThrottle } from './auth/throttle';
import { daily, repeat } from './base/daily';
import { seedContent } from './content/seedContent';
import { dataFolders } from './dataDir';
import { FEATURES } from './features';
import type { Route } from './http/route';
import { UNCOUNTED } from './http/attemptLimits';
import { answerWordsIn } from './inbox/staffAnswerWords';
import { delivery } from './mail/deliver';
import { startOutbox } from './mail/outbox';
import { photoAllowance } from './photos/allowance';
import { QUEUE_LIMITS, decodeQueue } from './photos/decodeQueue';
import type { Reencode } from './photos/reencode';
import { loadPlaces } from './places/loadPlaces';
import { placesOf } from './places/places';
import type { Clock, Grace } from './retention/clock';
import { eraseExpired } from './retention/eraseExpired';
import type { RoutePorts, ServerPorts } from './routePorts';
import { linkOpener } from './status/openLink';
import { isOwnStore, openStoreFiles } from './storeId/storeFiles';
import { nameAnew, nameStored } from './submit/aboutParts';
import { DAY, HOUR } from '../definition/model/clock';

/** Returns the routes of all features, and starts the daily work and the outbox. */
export async function makeRoutes(
  made: ServerPorts,
  reencode: Reencode,
  clock: Clock,
  grace: Grace,
): Promise<readonly Route[]> {
  const { app, settings, catalogue, kinds, storage, now, disk, folder, pictures } = made;
  const { log } = app;
  const { rateLimit: isLimited } = settings;
  const attempts = isLimited ? storage.attempts : UNCOUNTED;
  const places = placesOf(await loadPlaces(settings.root, dataFolders(settings).places));
  const kept = await storage.definitions.hashes();
  for (const { hash, service } of catalogue.files.entries) {
    if (!kept.has(hash)) await storage.definitions.keep(hash, service, now().toISOString());
  }
  await catalogue.refresh();
  await seedContent(kinds, storage.content, { now: now(), demo: settings.demo });
  const wordsIn = answerWordsIn(made.translations, places);
  await nameStored({ ...made, wordsIn });
  await storage.inbox.keyNames();
  if (settings.databaseUrl === undefined && folder.bench.others > 0) {
    log.error('another server seems to use DATA_DIR: several need PostgreSQL (DATABASE_URL)');
  }
  const files = await openStoreFiles(settings);
  app.addHook('onClose', async () => {
    await folder.bench.close();
    await pictures.bench.close();
  });
  // In the background: it may be about all applications.
  repeat(app, HOUR, 'what applications are for was not looked up again', (isOver) =>
    nameAnew({ ...made, wordsIn }, isOver),
  );
  // For those that a process of an earlier version has stored since.
  daily(app, storage.inbox.keyNames);
  const dailyIfRight = (task: (isOver: () => boolean) => Promise<unknown>) =>
    daily(app, async (isOver) => (await clock.isRight()) && task(isOver));
  dailyIfRight(async () => {
    const before = (days: number) => new Date(now().getTime() - days * DAY).toISOString();
    const isOwn = async () => isOwnStore(storage, files);
    for (const { sweep } of FEATURES) await sweep?.({ ...made, before, isOwn, log });
    await storage.scrub();
  });
  dailyIfRight((isOver) => eraseExpired({ ...made, log, grace }, isOver));
  const definitionOf = definitionReader(catalogue.files.entries, storage.definitions);
  const desk = decodeQueue({
    reencode,
    allowance: photoAllowance(attempts, now),
    ...(isLimited && { limits: QUEUE_LIMITS }),
  });
  const shutdownMs = settings.shutdownSeconds * 1000;
  const sender = delivery({ ...made, definitionOf });
  const ports: RoutePorts = {
    ...made,
    attempts,
    definitionOf,
    places,
    wordsIn,
    desk,
    reencodePicture: async (...order) => {
      await disk.refuse(true);
      return desk.reencode(...order);
    },
    throttle: loginThrottle(attempts, now),
    openLink: linkOpener({ ...made, attempts }),
    outbox: startOutbox(app, { ...made, delivery: sender, shutdownMs }),
  };
  const routes = FEATURES.map(async (feature) => (await feature.routes?.(ports)) ?? []);
  return (await Promise.all(routes)).flat();
}
