import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { check } from '../../scripts/check/check';
import { issueLine } from '../../src/lint/base/checkIssue';
import { readTexts } from '../../scripts/check/readTexts';
import { main } from '../../scripts/newService/main';
import { SAMPLES } from '../../scripts/newService/samples';
import { readServices } from '../../scripts/vite/readServices';
import { describe as told } from '../../src/definition/describe/describe';
import { localise } from '../../src/definition/language/localise';
import { fromPayload } from '../../src/definition/payload/payload';
import { LANGUAGES, pick } from '../../src/definition/model/text';
import { toStructure } from '../../src/definition/ui/toStructure';
import { toUiSchema } from '../../src/definition/ui/toUiSchema';
import { TODAY } from './project';

// CPU-bound: a timeout on a busy machine would say nothing.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const WORDS = { language: 'en', yes: 'yes', no: 'no', am: 'am', pm: 'pm' } as const;

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'new-service-'));
  cpSync('schemas', join(root, 'schemas'), { recursive: true });
  for (const name of ['locales', 'src', 'public']) symlinkSync(resolve(name), join(root, name));
  // What the tutorial makes; tests/browser/newService.test.ts walks what comes of it.
  const tutorial = 'studentvisa.json';
  cpSync(join('tests/browser/newService', tutorial), join(root, 'schemas/services', tutorial));
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

/** Runs the command, as a process or in this one, which is faster. */
async function make(args: readonly string[], input = '') {
  const own = [...args, '--root', root];
  if (input !== '') {
    const script = 'scripts/new-service.mjs';
    return spawnSync(process.execPath, [script, ...own], { input, encoding: 'utf8' });
  }
  vi.spyOn(console, 'log').mockReturnValue();
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const status = await main(own, resolve('.'));
  const stderr = error.mock.calls.join('\n');
  vi.restoreAllMocks();
  return { status, stderr };
}

const made = (id: string) => readServices(join(root, 'schemas')).find((one) => one.id === id)!;

const ALL = Object.keys(SAMPLES).map((field) => field.split('/')[1]);

describe('npm run new-service', () => {
  it.each([
    ['by itself', 'language-course', ['--yes'], '', ['New service']],
    [
      'by flags',
      'translation',
      ['--ku', 'وەرگێڕان', '--ar', 'الترجمة', '--en', 'Translation', '--fields', 'firstName,city'],
      '\n',
      ['Translation'],
    ],
    ['with all there is', 'everything2', ['--yes', '--photos', '--fields', ALL.join()], '', []],
    [
      'by questions, again after a field that there is not',
      'storage',
      [],
      'کۆگا\nالخزن\nStorage\nfirstName shoeSize\nfirstName email passportExpireDate\nyes\n',
      ['Storage'],
    ],
  ])('writes a service that can be shown immediately: %s', async (_, id, args, input, titles) => {
    const { stderr, status } = await make([id, ...args], input);
    expect([status, stderr]).toEqual([0, '']);
    const service = made(id);
    if (titles.length > 0) expect(titles).toContain(pick(service.tile.title, 'en'));
    const names = Object.keys(service.form.properties);
    for (const language of LANGUAGES) {
      const local = localise(service, language);
      expect(Object.keys(toStructure(local.form).properties ?? {})).toEqual(names);
      expect(Object.keys(toUiSchema(local.form)).filter((key) => !key.startsWith('ui:'))).toEqual(
        names,
      );
      const answers = told(local, fromPayload(service, service.sample), WORDS)
        .flatMap(({ blocks }) => blocks.flatMap((block) => block.answers))
        .map(({ path }) => path);
      expect(answers).toEqual(names);
    }
  });

  it('writes a file that passes the check, beside that of the tutorial, and is formatted as the others are', () => {
    expect(check(readTexts(root), TODAY).map(issueLine)).toEqual([]);
    const file = readFileSync(join(root, 'schemas/services/storage.json'), 'utf8');
    const formatted = execFileSync(
      process.execPath,
      ['node_modules/oxfmt/bin/oxfmt', '--stdin-filepath', 'schemas/a.json'],
      { input: file, encoding: 'utf8' },
    );
    expect(formatted).toBe(file);
    const form = made('storage').form;
    expect(Object.keys(form.properties)).toEqual([
      'firstName',
      'email',
      'passportIssuedDate',
      'passportExpireDate',
      'photos',
    ]);
  });

  it.each([
    ['visa', 'there is a service "visa" already'],
    ['Visa2', '"Visa2" is not a valid id'],
    ['a--b', '"a--b" is not a valid id'],
    ['../up', '"../up" is not a valid id'],
    ['', 'is not a valid id'],
  ])('rejects the id %j', async (id, said) => {
    const before = readFileSync(join(root, 'schemas/services/visa.json'), 'utf8');
    const { status, stderr } = await make([id, '--yes']);
    expect([status, stderr]).toEqual([1, expect.stringContaining(said)]);
    expect(readFileSync(join(root, 'schemas/services/visa.json'), 'utf8')).toBe(before);
    expect(existsSync(join(root, 'schemas/up.json'))).toBe(false);
  });

  it('rejects an unknown field and a missing id', async () => {
    expect((await make(['guide', '--yes', '--fields', 'shoeSize'])).stderr).toContain('"shoeSize"');
    expect(existsSync(join(root, 'schemas/services/guide.json'))).toBe(false);
    expect((await make(['--yes'])).stderr).toContain('npm run new-service -- studentvisa');
  });
});
