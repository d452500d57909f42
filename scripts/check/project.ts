import { basename } from 'node:path';
import type { ContentKind } from '../../src/definition/content';
import type { SharedFile, ServiceFile, Service } from '../../src/definition/service';
import { type JsonPlaces, jsonPlaces } from './jsonText';

/** The texts of a project's files by their paths from its root. */
export type Texts = ReadonlyMap<string, string>;

export interface JsonFile {
  readonly path: string;
  readonly data: unknown;
  readonly places: JsonPlaces;
}

/** A service file beside the service that it describes, references resolved. */
export interface ServiceDocument {
  readonly path: string;
  readonly file: ServiceFile;
  readonly service: Service;
}

export interface ContentDocument {
  readonly path: string;
  readonly kind: ContentKind;
}

/** What the lints read: every file parsed once. */
export interface Project {
  readonly texts: Texts;
  readonly files: ReadonlyMap<string, JsonFile>;
  readonly services: readonly ServiceDocument[];
  readonly contents: readonly ContentDocument[];
  /** Today as YYYY-MM-DD: samples are judged as if they came now. */
  readonly today: string;
}

/** The parsed files, and the paths of those that are no JSON with what the parser said. */
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

/** The last text of each path with its file: from one check to the next most files stay as they are. */
const parsed = new Map<string, { readonly text: string; readonly file: JsonFile }>();

function parseFile(path: string, text: string): JsonFile {
  const known = parsed.get(path);
  if (known?.text === text) return known.file;
  const file: JsonFile = { path, data: JSON.parse(text), places: jsonPlaces(text) };
  parsed.set(path, { text, file });
  return file;
}

/** The name of a file without its folder and ".json". */
export const nameOf = (path: string): string => basename(path, '.json');

/** The files of one folder, such as "schemas/shared". */
export function filesIn(files: ReadonlyMap<string, JsonFile>, folder: string): JsonFile[] {
  return [...files.values()].filter(
    ({ path }) => path === `${folder}/${nameOf(path)}.json` && !path.endsWith('.schema.json'),
  );
}

/** The shared files by name, as resolveService wants them. */
export function sharedFiles(files: ReadonlyMap<string, JsonFile>): Record<string, SharedFile> {
  return Object.fromEntries(
    filesIn(files, 'schemas/shared').map(({ path, data }) => [nameOf(path), data as SharedFile]),
  );
}
