import type { StatusBook } from '../contract/statuses';
import type { ContentKind } from '../definition/content/contentType';
import type { Throttle } from './auth/throttle';
import type { ReadBrand } from './brand/readBrand';
import type { CatalogueEntry } from './catalogue';
import type { KeptContent } from './storage/contents';
import type { DiskSpace } from './diskSpace';
import type { StepCounter } from './dropOff/stepCounter';
import type { Translations } from './http/translations';
import type { DecodeQueue } from './photos/decodeQueue';
import type { PhotoFolder } from './photos/photoFolder';
import type { ServerSettings } from './serverSettings';
import type { DefinitionOf } from './applications/applicationRecords';
import type { Arrivals } from './staff/arrivals/arrivals';
import type { WordsIn } from './staff/staffAnswerWords';
import type { linkOpener } from './status/openLink';
import type { Storage } from './storage/storage';

/** What the server has before its routes. */
export interface ServerPorts {
  readonly settings: ServerSettings;
  readonly catalogue: readonly CatalogueEntry[];
  readonly kinds: readonly ContentKind[];
  readonly storage: Storage;
  readonly content: KeptContent;
  readonly now: () => Date;
  readonly disk: DiskSpace;
  readonly readBrand: ReadBrand;
  readonly translations: Translations;
}

/** The dependencies of the routes and of their parts. */
export interface RoutePorts extends ServerPorts {
  readonly folder: PhotoFolder;
  readonly statuses: StatusBook;
  readonly definitionOf: DefinitionOf;
  readonly wordsIn: WordsIn;
  readonly throttle: Throttle;
  readonly desk: DecodeQueue;
  readonly outbox: { readonly wake: () => void };
  readonly arrivals: Arrivals;
  readonly counter: StepCounter;
  readonly openLink: ReturnType<typeof linkOpener>;
}
