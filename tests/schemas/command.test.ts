import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { jsonPlaces } from '../../scripts/check/jsonText';
import type { Texts } from '../../src/lint/base/project';
import { brokenTexts, EVERYTHING, soundTexts } from './project';

const run = promisify(execFile);
const SCRIPT = fileURLToPath(new URL('../../scripts/check.mjs', import.meta.url));

const folders: string[] = [];
afterAll(async () => {
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
});

async function folderOf(texts: Texts): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'check-'));
  folders.push(root);
  for (const [path, text] of texts) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return root;
}

describe('npm run check', () => {
  it('exits with 0 if there are no errors', async () => {
    const { stdout } = await run(process.execPath, [SCRIPT, await folderOf(soundTexts())]);
    expect(stdout).toBe('check: no errors\n');
  }, 60_000);

  it('exits with 1 and prints one line per error, by file and line', async () => {
    const texts = brokenTexts({
      lint: '',
      name: 'two issues',
      place: '',
      set: {
        'form.properties.people.prefill.const': 0,
        'form.properties.nickname.label.2': 'Nickname ',
      },
    });
    const line = (part: string) =>
      (texts.get(EVERYTHING) ?? '').split('\n').findIndex((text) => text.includes(part)) + 1;
    const failed: unknown = await run(process.execPath, [SCRIPT, await folderOf(texts)]).catch(
      (error: unknown) => error,
    );
    expect(failed).toMatchObject({ code: 1 });
    expect((failed as { stdout: string }).stdout.split('\n')).toEqual([
      `${EVERYTHING}:${line('"Nickname "')}  en: superfluous space in "Nickname ": remove it  [spaces]`,
      `${EVERYTHING}:${line('"const": 0')}  the form would reject its own prefill 0: ` +
        'write a value that the field accepts  [prefill]',
      'check: 2 to fix',
      '',
    ]);
  }, 60_000);
});

describe('jsonPlaces', () => {
  const TEXT = `{
  "a": 1, "b": [
    true,
    { "c/d": "x\\"{[,\\n" }, -1.5e3
  ],
  "": null, "a": {}
}`;

  it.each([
    ['', 1],
    ['/a', 6],
    ['/b', 2],
    ['/b/0', 3],
    ['/b/1', 4],
    ['/b/1/c~1d', 4],
    ['/b/2', 4],
    ['/', 6],
    ['/nobody', undefined],
  ])('finds %j in line %s', (at, line) => {
    expect(jsonPlaces(TEXT).lines.get(at)).toBe(line);
  });

  it('reports duplicate keys', () => {
    expect(jsonPlaces(TEXT).doubled).toEqual(['/a']);
  });
});
