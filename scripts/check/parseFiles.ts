import type { JsonFile, Texts } from '../../src/lint/base/project';
import { jsonPlaces } from './jsonText';

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
