import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import type { Composed, ComposedLine } from '../../src/contract/composing';
import { resolveService } from '../../src/definition/model/resolve';
import type { ServiceFile } from '../../src/definition/model/service';
import { submitPathOf } from '../../src/definition/model/storePaths';
import { isText, type Text } from '../../src/definition/model/text';
import { isRecord, type Json } from '../../src/definition/model/values';
import { makeSample } from '../../src/lint/makeSample';
import { isDocument } from '../../src/panel/composing/prepare';
import { fileCalls, skeleton } from '../../src/panel/composing/skeleton';
import { committedTexts } from '../check/versions/committed';
import { readParts } from '../vite/readServices';
import { editedJson } from './editedJson';

const SERVICES = 'schemas/services';

/** Services, and the examples that show the whole language. */
const FOLDERS = [
  SERVICES,
  'tests/fixtures',
  'tests/fixtures/added/services',
  'tests/fixtures/foreign',
] as const;

/** What a request about the files is refused with. */
export class FileRefusal extends Error {
  readonly status: number;
  readonly current: Composed | undefined;

  constructor(status: number, message: string, current?: Composed) {
    super(message);
    this.status = status;
    this.current = current;
  }
}

interface OpenFile {
  /** From the project's root, with slashes. */
  readonly path: string;
  readonly text: string;
  readonly document: ServiceFile;
}

/** Reads and writes the files of services in a project, as its server does with those of the store. */
export function serviceFiles(root: string) {
  /** The texts that were written here last, by their paths. */
  const written = new Map<string, string>();
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const keyOrder = (): readonly string[] => {
    const schema = JSON.parse(read('schemas/service.schema.json')) as { properties: object };
    return Object.keys(schema.properties);
  };

  function files(): OpenFile[] {
    const paths = FOLDERS.flatMap((folder) =>
      existsSync(join(root, folder))
        ? readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)
        : [],
    );
    return paths
      .filter((path) => path.endsWith('.json'))
      .flatMap((path) => {
        const text = read(path);
        const document = parsed(text);
        return isDocument(document) ? [{ path, text, document }] : [];
      });
  }

  const find = (id: string) => files().find(({ document }) => document.id === id);

  function lineOf({ path, text, document }: OpenFile, isChanged: boolean): ComposedLine {
    const { id, route, version, tile } = document;
    return {
      ...{ id, route, definitionVersion: version },
      title: isText(tile.title) ? [...tile.title] : [id, id, id],
      source: isChanged ? 'replaced' : 'file',
      state: path.startsWith(SERVICES) ? 'published' : 'draft',
      version: versionOf(text),
      updatedAt: statSync(join(root, path)).mtime.toISOString(),
      ...{ updatedBy: '', applications: 0, linkEndsAt: null, fileChanged: false },
      ...{ hasDraft: false, publishAt: '', failedAt: null },
    };
  }

  /** Returns a file, beside what was committed if that differs. */
  function composedOf(file: OpenFile): Composed {
    const { path, text, document } = file;
    const before = committedTexts(root)?.get(path) ?? text;
    const committed = before === text ? undefined : parsed(before);
    const line = lineOf(file, committed !== undefined);
    const { version, updatedAt, updatedBy } = line;
    const hash = String(versionOf(before));
    const base = { line, draft: null, basis: '' };
    if (!isDocument(committed)) return { ...base, published: null, file: { document, hash } };
    const published = { document, version, updatedAt, updatedBy };
    return { ...base, published, file: { document: committed, hash } };
  }

  /** @throws FileRefusal 404 */
  function readOne(id: string): Composed {
    const file = find(id);
    if (file) return composedOf(file);
    throw new FileRefusal(404, `No file has a service "${id}" that can be read as one.`);
  }

  async function write(path: string, before: string, document: ServiceFile): Promise<void> {
    const edited = editedJson(before, inOrder(document, parsed(before), keyOrder()));
    // What somebody is formatting otherwise stays so.
    const isTidy = (await formatted(path, before)) === before;
    const text = isTidy ? await formatted(path, edited) : edited;
    written.set(path, text);
    // At once: nobody reads half a file.
    const part = join(root, '.cache', `${basename(path)}.part`);
    mkdirSync(dirname(part), { recursive: true });
    writeFileSync(part, text);
    renameSync(part, join(root, path));
  }

  const orders = () => files().map((file) => (isExample(file) ? 0 : orderOf(file)));
  const self = {
    /** Returns whether a text was written here, and not by an editor. */
    hasWritten: (path: string, text: string): boolean => written.get(path) === text,
    list: (): readonly ComposedLine[] =>
      files()
        .toSorted((a, b) => Number(isExample(a)) - Number(isExample(b)) || orderOf(a) - orderOf(b))
        .map((file) => lineOf(file, false)),
    parts() {
      const [shared, lists] = readParts(join(root, 'schemas'));
      const [, ofExamples] = readParts(join(root, 'tests/fixtures'));
      const { names } = JSON.parse(read('schemas/names.json')) as { names: readonly string[] };
      return { shared, lists: { ...ofExamples, ...lists }, names };
    },
    read: readOne,
    /**
     * Writes a document into its file, which is created or renamed if there is none of the document's id.
     * @param version of the text that it is based on; 0: there is no file yet
     * @throws FileRefusal 412 if the file was changed since, 422 for an id that is none or is taken
     */
    async save(id: string, document: ServiceFile, version: number): Promise<Composed> {
      const file = find(id);
      if (file && version === 0) throw taken(id);
      if ((file ? versionOf(file.text) : 0) !== version) {
        throw new FileRefusal(412, 'The file was changed in an editor.', file && composedOf(file));
      }
      const { id: wanted } = document;
      const folder = file ? dirname(file.path) : SERVICES;
      const path = file && wanted === id ? file.path : `${folder}/${wanted}.json`;
      if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u.test(wanted)) {
        const form = 'lower-case Latin letters and digits, with hyphens between them';
        throw new FileRefusal(422, `"${wanted}" is not an id: ${form}.`);
      }
      if (path !== file?.path && (find(wanted) ?? existsSync(join(root, path)))) {
        throw taken(wanted);
      }
      if (file) await write(path, file.text, document);
      else await write(path, '{}\n', newFile(document, root));
      if (file && path !== file.path) rmSync(join(root, file.path));
      return readOne(wanted);
    },
    /** Writes the file of a new service, whose tile is the last one. @throws FileRefusal 422 for its id */
    create: (id: string, title: Text): Promise<Composed> =>
      self.save(id, skeleton({ id, title, order: Math.max(0, ...orders()) + 1 }), 0),
  };
  return self;
}

const taken = (id: string) => new FileRefusal(422, `There is a service "${id}" already.`);
const isExample = ({ path }: OpenFile): boolean => !path.startsWith(SERVICES);
const orderOf = ({ document }: OpenFile): number => document.tile.order;

/** A number, as the versions of the store are. */
const versionOf = (text: string): number =>
  Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, 12), 16);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Returns a document whose new keys stand where the keys of a service stand in its schema. */
function inOrder(document: ServiceFile, before: unknown, order: readonly string[]): Json {
  const entries = Object.entries(document as unknown as Record<string, Json>);
  const isOld = ([key]: readonly [string, Json]) => isRecord(before) && Object.hasOwn(before, key);
  const rank = ([key]: readonly [string, Json]) => order.indexOf(key);
  const all = entries.filter(isOld);
  for (const entry of entries.filter((one) => !isOld(one)).toSorted((a, b) => rank(a) - rank(b))) {
    const place = all.findIndex((one) => rank(one) > rank(entry));
    all.splice(place < 0 ? all.length : place, 0, entry);
  }
  return Object.fromEntries(all);
}

/** Formats as `npm run format` does. */
async function formatted(path: string, text: string): Promise<string> {
  const style = readFileSync(join(import.meta.dirname, '../../.oxfmtrc.json'), 'utf8');
  return (await format(path, text, JSON.parse(style) as FormatConfig)).code;
}

/** Returns a document with what every file has: calls of its own, and a sample. */
function newFile(document: ServiceFile, root: string): ServiceFile {
  const { $schema: _, ...rest } = document;
  const isOfStore = rest.submit.path === submitPathOf(rest.id);
  const { path, list } = fileCalls(rest.id);
  const own = isOfStore
    ? { submit: { ...rest.submit, path }, staff: { ...rest.staff, list } }
    : undefined;
  const file = { $schema: '../service.schema.json', ...rest, ...own };
  if (Object.values(file.sample).some((answer) => answer !== '')) return file;
  const service = resolveService(file, ...readParts(join(root, 'schemas')));
  const today = new Date().toISOString().slice(0, 10);
  return { ...file, sample: makeSample(service, today) as ServiceFile['sample'] };
}
