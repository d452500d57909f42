import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Shape } from '../definition/model/field';
import '../definition/model/expression';
import { localiseShape } from '../definition/language/localise';
import { type ListFiles, resolveService, type SharedFiles } from '../definition/model/resolve';
import { payloadShape } from '../definition/payload/payload';
import type { Service, ServiceFile } from '../definition/model/service';
import { withAnyText } from '../lint/checkServiceDocument';
import type { ServiceModule } from '../definition/validate/serviceModule';
import type { LocalisedShapes } from './http/refusal';
import { toJsonSchema } from '../definition/validate/toJsonSchema';
import { lazyValidator } from './lazyValidator';
import { unlessMissing } from './errorCode';

export interface CatalogueEntry extends ServiceModule {
  /** The hash of the document; identifies this version among all that the service ever had. */
  readonly hash: string;
  /** The fields that are sent and stored. */
  readonly shape: Shape;
  readonly shapes: LocalisedShapes;
  /** Omitted for a service from a file. */
  readonly stored?: {
    /** Changes with each write of the record. */
    readonly revision: number;
    /** It is in the place of a file. */
    readonly replaces: boolean;
    /** Staff have taken it off the site; its applications stay. */
    readonly isWithdrawn: boolean;
  };
}

/** The services of schemas/services, and what their documents may refer to. */
export interface ServiceFiles {
  readonly entries: readonly CatalogueEntry[];
  /** As they are written, by their ids. */
  readonly documents: ReadonlyMap<string, ServiceFile>;
  readonly shared: SharedFiles;
  readonly lists: ListFiles;
  /** Texts that are the same in all languages. */
  readonly names: readonly string[];
}

/** Loads every file of schemas/services; a schema is compiled at its first use. */
export const loadCatalogue = async (root: string): Promise<readonly CatalogueEntry[]> =>
  (await loadServiceFiles(root)).entries;

/** Loads them with their documents, the shared fields, the lists and the names. */
export async function loadServiceFiles(root: string): Promise<ServiceFiles> {
  const named = async (folder: string) =>
    Object.fromEntries(
      (await readDocuments(join(root, folder))).map(({ name, document }) => [name, document]),
    );
  const shared = (await named('schemas/shared')) as SharedFiles;
  const lists = (await named('schemas/lists')) as ListFiles;
  const files = await readDocuments(join(root, 'schemas/services'));
  const entries = files.map(({ name, document }) => {
    try {
      const service = resolveService(document as ServiceFile, shared, lists);
      return toEntry({
        service,
        validate: lazyValidator(() => toJsonSchema(payloadShape(service))),
      });
    } catch (error) {
      throw new Error(`schemas/services/${name}.json cannot be used`, { cause: error });
    }
  });
  const documents = new Map(files.map(({ name, document }) => [name, document as ServiceFile]));
  const { names } = JSON.parse(
    (await readFile(join(root, 'schemas/names.json'), 'utf8').catch(unlessMissing)) ??
      '{"names":[]}',
  ) as Pick<ServiceFiles, 'names'>;
  return { entries, documents, shared, lists, names };
}

/** Returns the entry of a document of the store, whose schema is compiled at once. @throws Error if it cannot be used */
export function entryOf(document: ServiceFile, { shared, lists }: ServiceFiles): CatalogueEntry {
  // Where a text lacks a language, visitors read another.
  const whole = withAnyText(document) as ServiceFile;
  return usableEntry(resolveService(whole, shared, lists));
}

/** @throws Error if its schema cannot be compiled */
export function usableEntry(service: Service): CatalogueEntry {
  const validate = lazyValidator(() => toJsonSchema(payloadShape(service)));
  validate({});
  return toEntry({ service, validate });
}

/** Returns the catalogue entry of a service whose schema is compiled or interpreted. */
export function toEntry({ service, validate }: ServiceModule): CatalogueEntry {
  return {
    service,
    validate,
    shape: payloadShape(service),
    hash: createHash('sha256').update(JSON.stringify(service)).digest('hex'),
    shapes: {
      ku: localiseShape(service.form, 'ku'),
      ar: localiseShape(service.form, 'ar'),
      en: localiseShape(service.form, 'en'),
    },
  };
}

/** Reads the JSON files of a folder in the order of their names; returns none if there is no such folder. */
export async function readDocuments(
  folder: string,
): Promise<readonly { readonly name: string; readonly document: unknown }[]> {
  const names = (await readdir(folder).catch(unlessMissing)) ?? [];
  return Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .map(async (name) => ({
        name: basename(name, '.json'),
        document: JSON.parse(await readFile(join(folder, name), 'utf8')) as unknown,
      })),
  );
}
