import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { statusBook, type StatusBook } from '../contract/statuses';
import { memoise } from '../definition/model/memoise';
import type { ServiceFile } from '../definition/model/service';
import type { Values } from '../definition/model/values';
import { type CatalogueEntry, entryOf, type ServiceFiles, usableEntry } from './catalogue';
import type { Definitions } from './applications/store/definitions';
import type { ContentRecord, KeptContent } from './records/contents';
import { SERVICE_KIND } from './records/serviceKinds';

/** A published service, as its record has it. */
export interface StoredService {
  readonly document: ServiceFile;
  /** The hash of the definition that was stored when it was published. */
  readonly definition: string;
  /** The hash of the file with the same id that it was compared with last; empty: there was none. */
  readonly basis: string;
  readonly withdrawn: boolean;
}

export const storedService = ({ document }: { readonly document: Values }): StoredService =>
  document as unknown as StoredService;

/** All services as they are now: files, and published records that replace or join them. */
export interface Catalogue {
  readonly files: ServiceFiles;
  /** Includes those that staff have taken off the site; always the same list as long as nothing changes. */
  readonly entries: () => readonly CatalogueEntry[];
  readonly find: (id: string) => CatalogueEntry | undefined;
  /** Returns why a published record cannot be used as it is. */
  readonly troubleOf: (id: string) => string | undefined;
  /**
   * Reads what was published since, in any process. Never rejects: without the database all stays as it was, and it resolves to
   * false.
   */
  readonly refresh: () => Promise<boolean>;
}

interface CataloguePorts {
  readonly content: Pick<KeptContent, 'list'>;
  readonly definitions: Pick<Definitions, 'keep' | 'read'>;
  readonly now: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

export function liveCatalogue(files: ServiceFiles, ports: CataloguePorts): Catalogue {
  let seen: readonly ContentRecord[] = [];
  let stored = new Map<string, CatalogueEntry>();
  let entries = files.entries;
  let rebuilt: Promise<unknown> = Promise.resolve();
  const troubles = new Map<string, string>();

  async function toStored(record: ContentRecord): Promise<CatalogueEntry | undefined> {
    const { id, revision } = record;
    const known = stored.get(id);
    if (known?.stored?.revision === revision) return known;
    const { document, definition, withdrawn } = storedService(record);
    const made = await usable(id, document, definition);
    const [replaces, isWithdrawn] = [files.documents.has(id), withdrawn];
    return made && { ...made, stored: { revision, replaces, isWithdrawn } };
  }

  /** A release may have changed what the document refers to: the definition that was published is used instead. */
  async function usable(id: string, document: ServiceFile, hash: string) {
    const { definitions, now, log } = ports;
    const made = attempt(() => entryOf(document, files));
    if (made.entry) {
      troubles.delete(id);
      // Another release has other shared fields.
      const { service, hash: own } = made.entry;
      if (own !== hash) await definitions.keep(own, service, now().toISOString());
      return made.entry;
    }
    log.error(
      { err: made.error, service: id },
      'a published service cannot be used as it is stored',
    );
    troubles.set(id, made.error.message);
    const before = await definitions.read(hash);
    const last = before && attempt(() => usableEntry(before));
    return last?.entry && { ...last.entry, hash };
  }

  async function rebuild(): Promise<void> {
    const records = await ports.content.list(SERVICE_KIND);
    if (records === seen) return;
    const found = new Map<string, CatalogueEntry>();
    for (const record of records) {
      const entry = await toStored(record);
      if (entry) found.set(record.id, entry);
    }
    for (const id of troubles.keys()) {
      if (records.every((record) => record.id !== id)) troubles.delete(id);
    }
    const isSame =
      found.size === stored.size && [...found].every(([id, one]) => stored.get(id) === one);
    seen = records;
    if (isSame) return;
    stored = found;
    const ofFiles = files.entries.map((entry) => found.get(entry.service.id) ?? entry);
    const others = [...found].flatMap(([id, one]) => (files.documents.has(id) ? [] : [one]));
    entries = [...ofFiles, ...others];
  }

  return {
    files,
    entries: () => entries,
    find: (id) => byId(entries).get(id),
    troubleOf: (id) => troubles.get(id),
    refresh: async () => {
      try {
        // The same list for as long as no content is written.
        if ((await ports.content.list(SERVICE_KIND)) === seen) return true;
        const next = rebuilt.then(rebuild, rebuild);
        rebuilt = next.catch(() => undefined);
        await next;
        return true;
      } catch {
        // The next request tries again.
        return false;
      }
    },
  };
}

type Attempt =
  | { readonly entry: CatalogueEntry }
  | { readonly entry?: undefined; readonly error: Error };

function attempt(make: () => CatalogueEntry): Attempt {
  try {
    return { entry: make() };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}

const byId = memoise(
  (entries: readonly CatalogueEntry[]) =>
    new Map(entries.map((entry) => [entry.service.id, entry])),
);

/** Returns those of which visitors have a page and can send applications. */
export const onSite = memoise((entries: readonly CatalogueEntry[]) =>
  entries.filter(({ stored }) => !stored?.isWithdrawn),
);

const bookOf = memoise((entries: readonly CatalogueEntry[]) =>
  statusBook(entries.map(({ service }) => service)),
);

/** Returns the statuses of the services as they are at each question. */
export const liveStatuses = ({ entries }: Pick<Catalogue, 'entries'>): StatusBook =>
  new Proxy(bookOf([]), { get: (_, name) => Reflect.get(bookOf(entries()), name) as unknown });

/** Returns the hash by which it shows that a file has changed. */
export const fileHash = memoise((document: ServiceFile) =>
  createHash('sha256').update(JSON.stringify(document)).digest('hex'),
);
