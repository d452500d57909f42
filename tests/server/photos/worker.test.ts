import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { photoWorker } from '../../../src/server/photos/worker';
import { tempFolder } from '../support/folders';
import { pdf } from '../../shared/pdf';
import { HEAVY } from './hostilePdfs';
import { picture } from './pictures';
import { buildServer } from '../process/builtServer';

const folder = await tempFolder();

const reports: string[] = [];

function startChild(main: string, limits?: Parameters<typeof photoWorker>[2]) {
  const child = photoWorker(main, (text) => reports.push(text), limits);
  afterAll(() => child.close());
  return child;
}

describe('photo worker', async () => {
  const { reencode } = startChild(await buildServer());
  const keep = async (content: Buffer, name: string) => {
    await writeFile(join(folder, name), content);
    return reencode(join(folder, name), join(folder, `${name}.out`), 'pdf');
  };

  test('re-encodes photos and reports files that are none', async () => {
    const [good, bad] = [join(folder, 'good'), join(folder, 'bad')];
    await writeFile(good, await picture('png'));
    await writeFile(bad, 'no photo');
    const results = await Promise.all([
      reencode(good, join(folder, 'good.jpg')),
      reencode(bad, join(folder, 'bad.jpg')),
    ]);
    expect(results).toEqual([
      { bytes: expect.any(Number), pixels: 64 * 48 },
      { refused: 'fileType' },
    ]);
    const made = await readFile(join(folder, 'good.jpg'));
    expect(await sharp(made).metadata()).toMatchObject({ format: 'jpeg' });
  });

  test.each(Object.entries(HEAVY))('ends a document with %s', async (_, make) => {
    const photo = reencode(join(folder, 'good'), join(folder, 'beside.jpg'));
    const heavy = keep(make(), 'heavy.pdf');
    expect(await photo).toMatchObject({ pixels: 64 * 48 });
    // It counts more than it took.
    expect(await heavy).toEqual({ refused: 'pdf', milliseconds: 6000 });
    expect(await keep(pdf(), 'light.pdf')).toMatchObject({ bytes: pdf().length });
  });

  test('reports a disk error without blaming the photo', async () => {
    const good = join(folder, 'again');
    await writeFile(good, await picture());
    await expect(reencode(good, join(folder, 'none/x.jpg'))).rejects.toThrow(
      'could not be written',
    );
    await expect(reencode(join(folder, 'none'), join(folder, 'x.jpg'))).rejects.toThrow();
  });
});

/** A server that has a document opened, says which process does it, and is killed. */
const KILLED = `
import { fork } from 'node:child_process';
const [, , main, from, to] = process.argv;
const child = fork(main, ['--documents'], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
child.on('message', () => {
  child.send({ id: 1, from, to, form: 'pdf' });
  console.log(child.pid);
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 200);
});
`;

test('ends a document that is still being opened when the server was killed', async () => {
  const [server, heavy] = [join(folder, 'killed.mjs'), join(folder, 'endless.pdf')];
  await writeFile(server, KILLED);
  await writeFile(heavy, HEAVY['the same object again and again']?.() ?? '');
  const { stdout } = spawnSync(process.execPath, [
    server,
    await buildServer(),
    heavy,
    `${heavy}.out`,
  ]);
  const worker = Number(String(stdout));
  expect(worker).toBeGreaterThan(0);
  await expect.poll(() => isRunning(worker)).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A worker that crashes on "crash", and once on "once", never ends with "stuck", and fills its memory with "hog". */
const FRAGILE = `
import { existsSync, writeFileSync } from 'node:fs';
process.on('message', ({ id, from, to }) => {
  if (from.includes('crash')) process.kill(process.pid, 'SIGKILL');
  if (from.includes('once') && !existsSync(to)) {
    writeFileSync(to, '');
    process.kill(process.pid, 'SIGKILL');
  }
  if (from.includes('stuck')) for (;;);
  if (from.includes('hog')) return void (globalThis.hog = Buffer.alloc(300 << 20, 1));
  const secrets = Object.keys(process.env).filter((name) => /STAFF|DATABASE/.test(name));
  setTimeout(() => process.send({ id, done: { bytes: 7 + secrets.length } }), 20);
});
process.on('disconnect', () => process.exit());
process.send('ready');
`;

describe('photo worker that crashes', async () => {
  const main = join(folder, 'fragile.mjs');
  await writeFile(main, FRAGILE);
  vi.stubEnv('STAFF_PASSWORD', 'not for the child');
  const { reencode } = startChild(main);
  const make = (name: string) => reencode(name, join(folder, `${name}.out`));

  test('is restarted without failing other photos', async () => {
    const names = ['a', 'b', 'crash', 'c'];
    expect(await Promise.all(names.map(make))).toEqual([
      { bytes: 7 },
      { bytes: 7 },
      { refused: 'fileType' },
      { bytes: 7 },
    ]);
    expect(await make('d')).toEqual({ bytes: 7 });
    expect(await make('once')).toEqual({ bytes: 7 });
  });

  test('does not try a document again that ended it', async () => {
    expect(await reencode('once', join(folder, 'tried'), 'pdf')).toMatchObject({ refused: 'pdf' });
  });

  test('is replaced when a document keeps it busy or fills its memory', async () => {
    const limited = startChild(main, { milliseconds: 500, memory: 256 << 20 });
    const names = ['stuck', 'hog', 'crash', 'letter'];
    const refused = { refused: 'pdf', milliseconds: 1500 };
    const documents = names.map((name) => limited.reencode(name, join(folder, name), 'pdf'));
    // Photos neither wait for documents nor end with them.
    expect(await limited.reencode('photo', 'photo')).toEqual({ bytes: 7 });
    expect(await Promise.race([...documents, Promise.resolve('not yet')])).toBe('not yet');
    expect(await Promise.all(documents)).toEqual([refused, refused, refused, { bytes: 7 }]);
  });

  test('can crash repeatedly', async () => {
    for (let count = 0; count < 3; count += 1) {
      expect(await make('crash')).toEqual({ refused: 'fileType' });
      expect(await make('e')).toEqual({ bytes: 7 });
    }
  });
});

test('refuses photos with 503, and blames none, while a worker cannot be started', async () => {
  const main = join(folder, 'late.mjs');
  const late = startChild(main);
  const unavailable = expect.objectContaining({ status: 503 });
  const both = await Promise.allSettled([late.reencode('a', 'a'), late.reencode('b', 'b')]);
  expect(both.map((each) => each.status === 'rejected' && each.reason)).toEqual([
    unavailable,
    unavailable,
  ]);
  // One worker for both.
  expect(reports).toEqual([expect.stringContaining('cannot be started')]);
  // A path that no process can be started with: fork itself fails.
  const wrong = startChild('\0');
  await expect(wrong.reencode('a', 'a')).rejects.toEqual(unavailable);
  await writeFile(main, FRAGILE);
  expect(await late.reencode('c', join(folder, 'c.out'))).toEqual({ bytes: 7 });
});
