import { withFiles } from '../../definition/model/answeredFiles';
import { payloadShape, toPayload } from '../../definition/payload/payload';
import type { Service } from '../../definition/model/service';
import type { Values } from '../../definition/model/values';
import type { CatalogueEntry } from '../catalogue';
import type { StoredApplication } from './stored';
import type { Definitions } from './store/definitions';
import type { PhotoFolder } from '../photos/photoFolder';
import type { Storage } from '../storage/storage';

/** Returns the definition that is stored under a hash. */
export type DefinitionOf = (hash: string) => Promise<Service>;

/** Caches definitions, which never change. */
export function definitionReader(
  catalogue: readonly CatalogueEntry[],
  definitions: Definitions,
): DefinitionOf {
  const known = new Map(catalogue.map(({ hash, service }) => [hash, service]));
  return async (hash) => {
    const service = known.get(hash) ?? (await definitions.read(hash));
    if (!service) throw new Error(`no definition ${hash} is stored`);
    known.set(hash, service);
    return service;
  };
}

/**
 * Returns the record of an application for staff, by the definition and in the language in which it was filled in.
 * A photo is the path to read it with.
 */
export function toApplicationRecord(application: StoredApplication, service: Service): Values {
  const { id, reference, language, answers, createdAt } = application;
  const shape = payloadShape(service);
  return {
    ...toPayload(
      service,
      withFiles(shape, answers, (ids) => ids.map(pathOf)),
      language,
    ),
    // Last, so that an answer of the same name cannot replace them.
    id,
    reference,
    language,
    definitionVersion: service.version,
    createdAt,
  };
}

const pathOf = (id: string): string => `photo/${id}/`;

export interface ErasePorts {
  readonly storage: Pick<Storage, 'applications'>;
  readonly folder: PhotoFolder;
}

/**
 * Erases an application with its photos and everything else that belongs to it. Returns what it was; undefined if
 * there was none.
 */
export async function eraseApplication(
  { storage: { applications }, folder }: ErasePorts,
  id: string,
): Promise<StoredApplication | undefined> {
  const stored = await applications.read(id);
  // Rows first: files without a row are swept at the next start, rows without files are not.
  const photos = await applications.erase(id);
  if (!stored || !photos) return undefined;
  await folder.erase(photos);
  return stored;
}
