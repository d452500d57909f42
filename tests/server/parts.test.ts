import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { callerKey } from '../../src/server/http/clientAddress';
import { languageIn } from '../../src/server/http/readerLanguage';
import { HTTP_CODES } from '../../src/server/http/refusal';
import { loadWords } from '../../src/server/http/translations';
import { Workbench } from '../../src/server/photos/tempFolder';
import { budget } from '../../src/server/photos/costLimit';
import { newReference } from '../../src/server/submit/reference';
import { ISSUE_CODES } from '../../src/definition/issue';
import { LANGUAGES } from '../../src/definition/text';
import { ROOT, tempFolder } from './folders';
import { startServer } from './harness';

describe('the language of a header', () => {
  test.each([
    [undefined, undefined],
    ['', undefined],
    ['ku', 'ku'],
    ['ckb', 'ku'],
    ['CKB-IQ', 'ku'],
    ['ar', 'ar'],
    ['ar-IQ', 'ar'],
    ['en-GB,en;q=0.9', 'en'],
    ['fr', undefined],
    ['fr, ar;q=0.2, en;q=0.3', 'en'],
    ['en;q=0, ar', 'ar'],
    ['en;q=0.5;x=1, ckb;q=0.6', 'ku'],
    ['arc, kur', undefined],
    ['__proto__, constructor', undefined],
    [`${'x,'.repeat(10_000)}ar`, undefined],
    [';;;,,,q=1', undefined],
  ])('%j: %s', (header, language) => {
    expect(languageIn(header)).toBe(language);
  });
});

describe('who calls', () => {
  test.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s is %s', (address, key) => {
    expect(callerKey(address)).toBe(key);
  });
});

describe('words', () => {
  test('are there for every fault, in every language, each its own', async () => {
    const words = await loadWords(ROOT);
    for (const language of LANGUAGES) {
      for (const code of [...ISSUE_CODES, ...HTTP_CODES]) {
        const word = words[language](`errors.${code}`, { limit: 7 });
        expect(word, `${language} ${code}`).not.toBe(code);
        expect(word).not.toContain('{{');
      }
    }
    expect(words.ku('errors.required', {})).not.toBe(words.en('errors.required', {}));
  });

  test('that are missing are said in English, else by their key', async () => {
    const root = await tempFolder();
    await mkdir(join(root, 'locales'));
    await writeFile(join(root, 'locales/en.json'), '{"errors":{"a":"Not {{limit}}, {{ limit }}"}}');
    await writeFile(join(root, 'locales/ku.json'), '{"errors":{"b":"با"}}');
    const words = await loadWords(root);
    expect(words.ku('errors.b', {})).toBe('با');
    expect(words.ku('errors.a', { limit: 5 })).toBe('Not 5, 5');
    expect(words.ar('errors.none', {})).toBe('none');
    expect(words.en('errors.toString', {})).toBe('toString');
  });
});

describe('a budget', () => {
  test('is never overspent, and is spent in order, whatever becomes of the work', async () => {
    const spend = budget(10);
    const costs = [5, 5, 3, 10, 1, 12, 4, 4, 4, 2];
    const order: number[] = [];
    let spent = 0;
    let most = 0;
    const results = await Promise.allSettled(
      costs.map((cost, index) =>
        spend(cost, async () => {
          order.push(index);
          spent += Math.min(cost, 10);
          most = Math.max(most, spent);
          await new Promise((resolve) => setTimeout(resolve, 1));
          spent -= Math.min(cost, 10);
          if (index % 3 === 0) throw new Error('no');
        }),
      ),
    );
    expect(most).toBe(10);
    expect(order).toEqual(costs.map((_, index) => index));
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(4);
    expect(await spend(10, async () => 'again')).toBe('again');
  });
});

test('references look like one another and are not alike', () => {
  const references = Array.from({ length: 1000 }, newReference);
  for (const reference of references) {
    expect(reference).toMatch(/^RG-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/u);
  }
  expect(new Set(references).size).toBe(1000);
});

test.each([
  [
    'tells of another server on the same embedded database',
    `${process.ppid}-${hostname()}-0123abcd`,
    true,
  ],
  ['is silent where the other one has ended', `99999999-${hostname()}-0123abcd`, false],
])('the log %s', async (_, other, isTold) => {
  const folder = await tempFolder();
  await mkdir(join(folder, 'tmp', other), { recursive: true, mode: 0o700 });
  let log = '';
  const logger = { level: 'error', stream: { write: (line: string) => (log += line) } } as const;
  await startServer({ env: { DATA_DIR: folder }, logger });
  expect(log.includes('another server')).toBe(isTold);
});

describe('what a crash leaves behind', () => {
  const longAgo = new Date(Date.now() - 4_000_000);

  test('unfinished files go at the next start, those of others that live stay', async () => {
    const temp = await tempFolder();
    const [here, end] = [hostname(), '0'.repeat(8)];
    // No process has the first number: it is above what systems give out.
    const dead = `99999999-${here}-${end}`;
    const living = `${process.ppid}-${here}-${end}`;
    const elsewhere = `99999999-another-${here}-${end}`;
    const silent = `${process.ppid}-another-${here}-${end}`;
    for (const name of [dead, living, elsewhere, silent]) {
      await mkdir(join(temp, name));
      await writeFile(join(temp, name, 'part'), 'x');
    }
    await utimes(join(temp, silent), longAgo, longAgo);
    const left = [living, elsewhere].toSorted();
    const bench = await Workbench.open(temp);
    const others = (await readdir(temp)).filter((name) => !name.startsWith(`${process.pid}-`));
    expect(others.toSorted()).toEqual(left);
    // Of one that ended on another machine since; our own stay while we live.
    await writeFile(bench.path('part'), 'x');
    await utimes(join(temp, elsewhere), longAgo, longAgo);
    await bench.sweep();
    expect(await readdir(join(bench.path('part'), '..'))).toEqual(['part']);
    expect(await readdir(temp)).not.toContain(elsewhere);
    await bench.close();
    expect(await readdir(temp)).toEqual([living]);
  });

  test('photos of no application go, once they are old enough', async () => {
    const first = await startServer();
    const photos = join(first.settings.dataDir, 'photos');
    const [lost, fresh] = ['a'.repeat(32), 'b'.repeat(32)];
    for (const id of [lost, fresh]) await writeFile(join(photos, `${id}.jpg`), 'x');
    await utimes(join(photos, `${lost}.jpg`), longAgo, longAgo);
    const again = await startServer({ env: { DATA_DIR: first.settings.dataDir } });
    await again.app.ready();
    await expect.poll(() => first.files('photos')).toEqual([`${fresh}.jpg`]);
  });
});
