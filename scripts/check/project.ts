import { basename } from 'node:path';
import type { ContentKind } from '../../src/definition/content/contentType';
import type {
  ListFile,
  SharedFile,
  ServiceFile,
  Service,
} from '../../src/definition/model/service';
import { type JsonPlaces, jsonPlaces } from './jsonText';

/** The texts of a project's files by their paths from its root. */
export type Texts = ReadonlyMap<string, string>;

export interface JsonFile {
  readonly path: string;
  readonly data: unknown;
  readonly places: JsonPlaces;
}

/** A service file and the service that it describes, with references resolved. */
export interface ServiceDocument {
  readonly path: string;
  readonly file: ServiceFile;
  readonly service: Service;
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
  /** Today as YYYY-MM-DD: samples are validated as if they were sent today. */
  readonly today: string;
}

/** Returns the parsed files, and the paths of those that are not JSON with the parser's message. */
export function parseFiles(texts: Texts): {
  files: ReadonlyMap<string, JsonFile>;
  unreadable: ReadonlyMap<string, string>;
} {
  const files = new Map<string, JsonFile>();
  const unreadable = new Map<string, string>();
  for (const [path, text] of texts) {
    if (!path.endsWith('.json')) continue;
    try {
      files.set(path, parseFile(path, text));
    } catch (error) {
      unreadable.set(path, error instanceof Error ? error.message : String(error));
    }
  }
  return { files, unreadable };
}

interface Parsed {
  readonly text: string;
  readonly file: JsonFile;
}

/**
 * Caches the last two texts of each path with their parsed files: most files do not change between
 * two checks, and of a changed one the committed text is read each time, too.
 */
const parsed = new Map<string, readonly Parsed[]>();

function parseFile(path: string, text: string): JsonFile {
  const known = parsed.get(path) ?? [];
  const { file } = known.find((one) => one.text === text) ?? {
    file: { path, data: JSON.parse(text) as unknown, places: jsonPlaces(text) },
  };
  const [other] = known.filter((one) => one.text !== text);
  parsed.set(path, [{ text, file }, ...(other ? [other] : [])]);
  return file;
}

/** Returns the name of a file without its folder and ".json". */
export const nameOf = (path: string): string => basename(path, '.json');

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
