import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { isRecord } from '../../src/definition/model/values';
import { readJson } from '../fixtures/services';

// CPU-bound: a timeout on a busy machine would say nothing.
vi.setConfig({ testTimeout: 60_000 });

const README = readFileSync('schemas/README.md', 'utf8');

const fences = (kind: string): string[] =>
  [...README.matchAll(/^```(\w+) tutorial\n(.*?)^```$/gmsu)]
    .filter(([, language]) => language === kind)
    .map(([, , text = '']) => text);

/** Merges a part into a file as a person would: objects are merged, lists are replaced. */
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

it('produces, step by step, the service that is also built and tested in a browser', () => {
  // A person who has followed it already has the service in the folder.
  cpSync('schemas', join(root, 'schemas'), {
    recursive: true,
    filter: (path) => basename(path) !== 'studentvisa.json',
  });
  const [command = ''] = fences('sh');
  // Splits the command line as a shell does: words, some of them in quotation marks.
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
