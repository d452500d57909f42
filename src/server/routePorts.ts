import type { FastifyInstance } from 'fastify';
import type { UsualTimes } from '../contract/figures';
import type { StatusBook } from '../contract/statuses';
import type { ContentKind } from '../definition/content/contentType';
import type { Throttle } from './auth/throttle';
import type { ReadBrandPicture } from './brand/brandRoutes';
import type { ReadBrand } from './brand/readBrand';
import type { ContentIndex } from './content/index/contentIndex';
import type { CatalogueEntry } from './catalogue';
import type { Catalogue } from './liveCatalogue';
import type { PublicPage } from './pages/publicPage';
import type { KeptContent } from './records/contents';
import type { DiskSpace } from './diskSpace';
import type { Translations } from './http/translations';
import type { DecodeQueue } from './photos/decodeQueue';
import type { Outbox } from './mail/outbox';
import type { Folders } from './photos/openFolders';
import type { Reencode } from './photos/reencode';
import type { Places } from './places/places';
import type { ServerSettings } from './serverSettings';
import type { DefinitionOf } from './applications/applicationRecords';
import type { WordsIn } from './inbox/staffAnswerWords';
import type { Proofs } from './submit/proofs';
import type { linkOpener } from './status/openLink';
import type { Attempts } from './storage/attempts';
import type { Storage } from './storage/storage';

/** What the server has before its routes. */
export interface ServerPorts extends Folders {
  readonly app: FastifyInstance;
  readonly settings: ServerSettings;
  readonly catalogue: Catalogue;
  readonly statuses: StatusBook;
  /** Returns the pages of the site with those of these services. */
  readonly pagesOf: (entries: readonly CatalogueEntry[]) => readonly PublicPage[];
  readonly kinds: readonly ContentKind[];
  readonly storage: Storage;
  readonly content: KeptContent;
  readonly index: ContentIndex;
  readonly now: () => Date;
  readonly disk: DiskSpace;
  readonly readBrand: ReadBrand;
  readonly brandPicture: ReadBrandPicture;
  readonly usualTimes: () => Promise<UsualTimes>;
  readonly translations: Translations;
  /** Undefined: nobody is limited. */
  readonly proofs: Proofs | undefined;
}

/** The dependencies of the routes and of their parts; features use each other through these. */
export interface RoutePorts extends ServerPorts {
  /** What visitors and staff may try; counts nothing if RATE_LIMIT is off. */
  readonly attempts: Attempts;
  readonly definitionOf: DefinitionOf;
  readonly places: Places;
  readonly wordsIn: WordsIn;
  readonly throttle: Throttle;
  readonly desk: DecodeQueue;
  readonly reencodePicture: Reencode;
  readonly outbox: Outbox;
  readonly openLink: ReturnType<typeof linkOpener>;
}
