import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { isRecord } from '../../src/definition/values';
import { readJson } from '../fixtures/services';

// Much work on a busy machine: nothing here is about time.
vi.setConfig({ testTimeout: 60_000 });

const README = readFileSync('schemas/README.md', 'utf8');

const fences = (kind: string): string[] =>
  [...README.matchAll(/^```(\w+) tutorial\n(.*?)^```$/gmsu)]
    .filter(([, language]) => language === kind)
    .map(([, , text = '']) => text);

/** As a person writes it into a file: what is named stays where it is, and lists are written anew. */
function writtenInto(file: unknown, part: unknown): unknown {
  if (!isRecord(file) || !isRecord(part)) return part;
  const entries = Object.entries(part).map(([key, value]) => [
    key,
    writtenInto(Object.hasOwn(file, key) ? file[key] : undefined, value),
  ]);
  return { ...file, ...Object.fromEntries(entries) } as unknown;
}

const root = mkdtempSync(join(tmpdir(), 'tutorial-'));

afterAll(() => {
  rmSync(root, { recursive: true });
});

it('leads, followed to the letter, to the service that is built and walked in a browser', () => {
  // Whoever has followed it has the service already.
  cpSync('schemas', join(root, 'schemas'), {
    recursive: true,
    filter: (path) => basename(path) !== 'studentvisa.json',
  });
  const [command = ''] = fences('sh');
  // What a shell makes of the line: words, some of them in quotation marks.
  const words = [...command.matchAll(/"([^"]*)"|(\S+)/gu)].map(
    ([, quoted, bare]) => quoted ?? bare,
  );
  expect(words.slice(0, 4)).toEqual(['npm', 'run', 'new-service', '--']);
  const args = words.slice(4).map(String);
  const made = spawnSync(process.execPath, ['scripts/new-service.mjs', ...args, '--root', root]);
  expect(made.stderr.toString()).toBe('');
  const file = JSON.parse(
    readFileSync(join(root, 'schemas/services/studentvisa.json'), 'utf8'),
  ) as unknown;
  const parts = fences('json').map((text) => JSON.parse(text) as unknown);
  expect(parts.length).toBeGreaterThan(4);
  expect(parts.reduce(writtenInto, file)).toEqual(
    readJson('tests/browser/newService/studentvisa.json'),
  );
});
