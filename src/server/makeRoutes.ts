import type { FastifyInstance } from 'fastify';
import { statusBook } from '../contract/statuses';
import type { ContentKind } from '../definition/content/contentType';
import { auditRoutes } from './audit/auditRoutes';
import { authRoutes } from './auth/authRoutes';
import { loginThrottle, noThrottle } from './auth/throttle';
import type { ReadBrand } from './brand/readBrand';
import type { CatalogueEntry } from './catalogue';
import { blogsByHashtag } from './content/blogsByHashtag';
import { pictureRoutes } from './content/pictures/pictureRoutes';
import type { ContentIndex } from './content/index/contentIndex';
import type { KeptContent } from './content/keptContent';
import { pastRoutes } from './content/pastRoutes';
import { contentRoutes } from './content/contentRoutes';
import { seedContent } from './content/seedContent';
import { contentWriteRoutes } from './content/writes/contentWriteRoutes';
import { dataFolders } from './dataDir';
import { documentRoutes } from './documents/documentRoutes';
import type { DiskSpace } from './diskSpace';
import { addressFile, openLocator } from './geo/locator';
import { dropOffRoutes } from './dropOff/dropOffRoutes';
import { StepCounter } from './dropOff/stepCounter';
import { handoverRoutes } from './handover/handoverRoutes';
import type { Route } from './http/addRoutes';
import type { Translations } from './http/translations';
import { delivery } from './messages/deliver';
import { messageRoutes } from './messages/messageRoutes';
import { startOutbox } from './messages/outbox';
import { photoAllowance } from './photos/allowance';
import { QUEUE_LIMITS, DecodeQueue } from './photos/decodeQueue';
import type { Folders } from './photos/openFolders';
import type { Reencode } from './photos/reencode';
import { loadPlaces } from './places/loadPlaces';
import { placeRoutes } from './places/placeRoutes';
import { Places } from './places/places';
import { requestRoutes } from './requests/requestRoutes';
import { daily } from './retention/daily';
import { eraseExpired } from './retention/eraseExpired';
import { retentionOf, retentionRoute } from './retention/retentionRoute';
import { sweepLeft } from './retention/sweepLeft';
import type { ServerSettings } from './serverSettings';
import { answerWordsIn } from './staff/staffAnswerWords';
import { definitionReader } from './staff/applicationRecords';
import { startArrivals } from './staff/arrivals/arrivals';
import { staffRoutes } from './staff/staffRoutes';
import { linkOpener } from './status/openLink';
import { statusRoutes } from './status/statusRoutes';
import { isOwnStore, openStoreFiles } from './storeId/storeFiles';
import type { Proofs } from './submit/proofs';
import type { SubmitPorts } from './submit/submit';
import { nameStored } from './submit/nameStored';
import { submitRoutes } from './submit/submitRoutes';
import { passwordRoutes } from './users/passwordRoutes';
import { secondFactorRoutes } from './users/secondFactorRoutes';
import { userRoutes } from './users/userRoutes';

/** What the routes need of the server. */
type RoutePorts = Pick<SubmitPorts, 'storage' | 'now' | 'reencode'> & {
  readonly catalogue: readonly CatalogueEntry[];
  readonly kinds: readonly ContentKind[];
  readonly translations: Translations;
  readonly disk: DiskSpace;
  readonly index: ContentIndex;
  readonly content: KeptContent;
  readonly readBrand: ReadBrand;
  readonly folders: Folders;
  readonly proofs: Proofs | undefined;
};

/** Returns the routes of the API, and starts the daily work and the outbox. */
export async function makeRoutes(
  app: FastifyInstance,
  settings: ServerSettings,
  {
    catalogue,
    kinds,
    translations,
    storage,
    content,
    index,
    now,
    reencode,
    disk,
    readBrand,
    folders,
    proofs,
  }: RoutePorts,
): Promise<readonly Route[]> {
  const { dataDir } = settings;
  const locate = await openLocator(addressFile(settings));
  const places = new Places(await loadPlaces(settings.root, dataFolders(settings).places));
  const kept = await storage.definitions.hashes();
  for (const { hash, service } of catalogue) {
    if (!kept.has(hash)) await storage.definitions.keep(hash, service, now().toISOString());
  }
  await seedContent(kinds, storage.content, { now: now(), demo: settings.demo });
  const wordsIn = answerWordsIn({ translations, places });
  await nameStored(catalogue, { storage, content, wordsIn });
  const { folder, pictures } = folders;
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
  const shutdownMs = settings.shutdownSeconds * 1000;
  const outbox = startOutbox(app, { storage, delivery: sender, now, readBrand, shutdownMs });
  const desk = new DecodeQueue({
    reencode,
    ...(settings.rateLimit && {
      limits: QUEUE_LIMITS,
      allowance: photoAllowance(storage.attempts, now),
    }),
  });
  const reencodePicture: Reencode = async (...order) => {
    await disk.refuse(true);
    return desk.reencode(...order);
  };
  const throttle = settings.rateLimit ? loginThrottle(storage.attempts, now) : noThrottle;
  const { secondFactor: needsFactor } = settings;
  const sending = { storage, folder, now, desk, disk, outgoing: settings, outbox };
  const counter = new StepCounter({ catalogue, storage, now, isLimited });
  counter.run(app);
  const answering = { ...sending, definitionOf, openLink };
  return [
    ...authRoutes({ storage, throttle, now, needsFactor }),
    ...secondFactorRoutes({ storage, throttle, now, readBrand, isRequired: needsFactor }),
    ...auditRoutes(storage, kinds),
    ...userRoutes({ catalogue, storage, now, readBrand }),
    ...passwordRoutes(storage, throttle, readBrand),
    ...submitRoutes(catalogue, { ...sending, content, wordsIn, proofs, readBrand }),
    ...staffRoutes({
      catalogue,
      kinds,
      storage,
      folder,
      now,
      statuses,
      definitionOf,
      arrivals: startArrivals(app, { storage, now }),
      dataDir,
      wordsIn,
    }),
    ...messageRoutes({ catalogue, storage, now, outbox, hasMail: settings.mail !== undefined }),
    ...statusRoutes({ storage, now, statuses, definitionOf, openLink }),
    ...requestRoutes(answering),
    ...documentRoutes(answering),
    ...contentRoutes(kinds, index),
    ...contentWriteRoutes(kinds, { storage, pictures, reencode: reencodePicture, now }),
    ...pastRoutes({ kinds, storage, now }),
    ...pictureRoutes({ pictures, reencode: reencodePicture }),
    ...blogsByHashtag(kinds, index),
    // By the address of the connection, which is not stored.
    { method: 'GET', path: 'client/geo/', handle: async ({ ip }) => locate(ip) },
    ...placeRoutes(places),
    ...handoverRoutes({ storage, disk, now, isLimited }),
    ...dropOffRoutes({ catalogue, storage, counter, settings }),
    retentionRoute(retentionOf(catalogue, settings)),
  ];
}
