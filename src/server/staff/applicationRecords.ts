import { isFiles, type Shape } from '../../definition/field';
import { sentShape, toSent } from '../../definition/sent';
import type { Service } from '../../definition/service';
import type { Json, Values } from '../../definition/values';
import type { CatalogueEntry } from '../catalogue';
import type { StoredApplication } from '../storage/applications';
import type { Definitions } from '../storage/storage';

const PHOTO_PATH = 'photo/';

/** The definition that is stored under a hash. */
export type DefinitionOf = (hash: string) => Promise<Service>;

/** Definitions never change: each is read once. */
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
 * The record that staff read out of what is stored. It is told in the definition that was filled in, which
 * may be an older one than today's, and in the language of that day; a photo is the path to read it with.
 */
export function toRecord(application: StoredApplication, service: Service): Values {
  const { id, reference, language, answers, createdAt } = application;
  const shape = sentShape(service);
  return {
    ...toSent(service, withPhotoPaths(shape, answers), language),
    // Last: an answer of the same name does not hide what the record is.
    id,
    reference,
    language,
    definitionVersion: service.version,
    createdAt,
  };
}

const withPhotoPaths = (shape: Shape, answers: Values): Values =>
  Object.fromEntries(
    Object.entries(answers).map(([name, value]) => {
      const field = shape.properties[name];
      return [name, field && isFiles(field) && Array.isArray(value) ? value.map(pathOf) : value];
    }),
  );

const pathOf = (id: Json): string => `${PHOTO_PATH}${String(id)}/`;
