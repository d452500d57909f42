import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { check } from '../../scripts/check/check';
import { readTexts } from '../../scripts/check/readTexts';
import { FileRefusal, serviceFiles } from '../../scripts/designer/serviceFiles';
import type { ServiceFile } from '../../src/definition/model/service';
import { issueLine } from '../../src/lint/base/checkIssue';
import { TODAY } from '../schemas/project';

const PATH = 'schemas/services/residency.json';
const TITLE = ['وەرگێڕان', 'الترجمة', 'Translation'] as const;

let root: string;
let files: ReturnType<typeof serviceFiles>;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'designer-'));
  for (const name of ['schemas', 'locales', 'public', 'tests/fixtures'])
    cpSync(name, join(root, name), { recursive: true });
  mkdirSync(join(root, 'src'));
  files = serviceFiles(root);
});

afterEach(() => rmSync(root, { recursive: true }));

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const opened = (id: string) => {
  const { line, published, file } = files.read(id);
  return { version: line.version, document: (published ?? file)!.document };
};

const renamed = (document: ServiceFile, title: string): ServiceFile => ({
  ...document,
  tile: { ...document.tile, title: [document.tile.title[0], document.tile.title[1], title] },
});

const refused = async (saving: Promise<unknown>): Promise<number> => {
  const error: unknown = await saving.catch((one: unknown) => one);
  expect(error).toBeInstanceOf(FileRefusal);
  return (error as FileRefusal).status;
};

describe('the designer of files', () => {
  it('lists the services in the order of their tiles, and behind them the examples', () => {
    const lines = files.list();
    const services = lines.filter(({ state }) => state === 'published');
    expect(lines.slice(0, services.length)).toEqual(services);
    expect(lines.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['residency', 'everything', 'umrah', 'familymatter']),
    );
  });

  it('writes an edit into its line', async () => {
    const before = read(PATH).split('\n');
    const { version, document } = opened('residency');
    const saved = await files.save('residency', renamed(document, 'Residence'), version);
    const after = read(PATH).split('\n');
    expect(after).toHaveLength(before.length);
    expect(after.filter((line, index) => line !== before[index])).toEqual([
      expect.stringContaining('"Residence"'),
    ]);
    expect(files.hasWritten(PATH, read(PATH))).toBe(true);
    expect(opened('residency')).toEqual({
      version: saved.line.version,
      document: renamed(document, 'Residence'),
    });
  });

  it('does not format what somebody has formatted otherwise', async () => {
    const text = read(PATH).replace('"version": 4,', '"version":    4,\n\n');
    writeFileSync(join(root, PATH), text);
    const { version, document } = opened('residency');
    await files.save('residency', renamed(document, 'Residence'), version);
    expect(read(PATH)).toBe(text.replace('"Residency"]', '"Residence"]'));
  });

  it('refuses a document that is based on another text, with what there is now', async () => {
    const { version, document } = opened('residency');
    const text = read(PATH).replace('"Residency"]', '"Residence"]');
    writeFileSync(join(root, PATH), text);
    const saving = files.save('residency', renamed(document, 'Stay'), version);
    expect(await refused(saving)).toBe(412);
    expect(read(PATH)).toBe(text);
    const error = (await saving.catch((one: unknown) => one)) as FileRefusal;
    expect(error.current?.line.version).toBe(files.read('residency').line.version);
  });

  it('creates a service in which the check finds nothing', async () => {
    const { line } = await files.create('legal-translation', TITLE);
    const path = `schemas/services/${line.id}.json`;
    const own = check(readTexts(root), TODAY).filter(({ file }) => file === path);
    expect(own.map(issueLine)).toEqual([]);
    expect(read(path)).toContain('"client/legal_translation_application/"');
    expect(opened('legal-translation').document.tile.title).toEqual(TITLE);
  });

  it('puts new keys where other services have them', async () => {
    const { version, document } = opened('residency');
    await files.save('residency', { ...document, stepper: true }, version);
    const keys = Object.keys(JSON.parse(read(PATH)) as object);
    expect(keys.indexOf('stepper')).toBe(keys.indexOf('steps') + 1);
  });

  it('renames a service with its file', async () => {
    const { version, document } = opened('residency');
    await files.save('residency', { ...document, id: 'stay' }, version);
    expect(existsSync(join(root, PATH))).toBe(false);
    expect(opened('stay').document).toEqual({ ...document, id: 'stay' });
  });

  it.each(['visa', 'everything', 'Visa2', 'a--b', '../up', ''])('refuses the id %j', async (id) => {
    expect(await refused(files.create(id, TITLE))).toBe(422);
    const { version, document } = opened('residency');
    expect(await refused(files.save('residency', { ...document, id }, version))).toBe(422);
    expect(existsSync(join(root, PATH))).toBe(true);
  });

  it('reads the other files while one of them is not JSON', async () => {
    writeFileSync(join(root, PATH), '{');
    expect(files.list().map(({ id }) => id)).toContain('visa');
    expect(await refused(Promise.resolve().then(() => files.read('residency')))).toBe(404);
  });
});
