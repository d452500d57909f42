import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Shape } from '../definition/model/field';
import '../definition/model/expression';
import { localiseShape } from '../definition/language/localise';
import { type ListFiles, resolveService, type SharedFiles } from '../definition/model/resolve';
import { payloadShape } from '../definition/payload/payload';
import type { ServiceFile } from '../definition/model/service';
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
}

/** Loads every file of schemas/services; a schema is compiled at its first use. */
export async function loadCatalogue(root: string): Promise<readonly CatalogueEntry[]> {
  const named = async (folder: string) =>
    Object.fromEntries(
      (await readDocuments(join(root, folder))).map(({ name, document }) => [name, document]),
    );
  const shared = (await named('schemas/shared')) as SharedFiles;
  const lists = (await named('schemas/lists')) as ListFiles;
  const files = await readDocuments(join(root, 'schemas/services'));
  return files.map(({ name, document }) => {
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
