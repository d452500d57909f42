import type { ContentKind } from '../../definition/content/contentType';
import type { ListFile, SharedFile, ServiceFile, Service } from '../../definition/model/service';

/** The texts of a project's files by their paths from its root. */
export type Texts = ReadonlyMap<string, string>;

export interface JsonFile {
  readonly path: string;
  readonly data: unknown;
  /** Where its values are in its text. Only files have one. */
  readonly places?: JsonPlaces;
}

/** The positions of values in a JSON text. */
export interface JsonPlaces {
  /** The line of each value (of its key, if it has one), by JSON pointer. */
  readonly lines: ReadonlyMap<string, number>;
  /** Pointers of duplicate keys, of which JSON.parse keeps only the last. */
  readonly doubled: readonly string[];
}

/** A service file and the service that it describes, with references resolved. */
export interface ServiceDocument {
  readonly path: string;
  readonly file: ServiceFile;
  readonly service: Service;
}

/** What no two services may share, of one that is not checked itself. */
export interface OtherService {
  readonly path: string;
  readonly service: Pick<Service, 'id' | 'route' | 'pages' | 'staff'> & {
    readonly tile: Pick<Service['tile'], 'order'>;
    readonly submit?: Pick<Service['submit'], 'path'>;
  };
}

export interface ContentDocument {
  readonly path: string;
  readonly kind: ContentKind;
}

/** The input of the lints: every file parsed once. */
export interface Project {
  readonly texts: Texts;
  readonly files: ReadonlyMap<string, JsonFile>;
  readonly services: readonly ServiceDocument[];
  readonly contents: readonly ContentDocument[];
  readonly others?: readonly OtherService[];
  /** Today as YYYY-MM-DD: samples are validated as if they were sent today. */
  readonly today: string;
}

/** Returns the name of a file without its folder and ".json". */
export const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('/') + 1).replace(/\.json$/u, '');

/** Returns the files of one folder, such as "schemas/shared". */
export function filesIn(files: ReadonlyMap<string, JsonFile>, folder: string): JsonFile[] {
  return [...files.values()].filter(
    ({ path }) => path === `${folder}/${nameOf(path)}.json` && !path.endsWith('.schema.json'),
  );
}

/** Returns the shared files by name, as resolveService expects them. */
export function sharedFiles(files: ReadonlyMap<string, JsonFile>): Record<string, SharedFile> {
  return Object.fromEntries(
    filesIn(files, 'schemas/shared').map(({ path, data }) => [nameOf(path), data as SharedFile]),
  );
}

/** Returns the lists of options by name, as resolveService expects them. */
export function listFiles(files: ReadonlyMap<string, JsonFile>): Record<string, ListFile> {
  return Object.fromEntries(
    filesIn(files, 'schemas/lists').map(({ path, data }) => [nameOf(path), data as ListFile]),
  );
}
