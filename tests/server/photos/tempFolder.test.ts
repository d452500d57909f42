import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../support/folders';
import { startServer } from '../support/harness';
import { openTempFolder } from '../../../src/server/photos/photoFolder';

test.each([
  [
    'warns of another server on the same SQLite database',
    `${process.ppid}-${hostname()}-0123abcd`,
    true,
  ],
  ['is silent if the other server has ended', `99999999-${hostname()}-0123abcd`, false],
])('the log %s', async (_, other, isLogged) => {
  const folder = await tempFolder();
  await mkdir(join(folder, 'tmp', other), { recursive: true, mode: 0o700 });
  let log = '';
  const logger = { level: 'error', stream: { write: (line: string) => (log += line) } } as const;
  await startServer({ env: { DATA_DIR: folder }, logger });
  expect(log.includes('another server')).toBe(isLogged);
});

describe('files that a crash left behind', () => {
  const longAgo = new Date(Date.now() - 4_000_000);

  test('deletes temp folders of dead processes and keeps those of live ones', async () => {
    const temp = await tempFolder();
    const [here, end] = [hostname(), '0'.repeat(8)];
    // No process has the first number: it is above the system's maximum.
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
    const own = await openTempFolder(temp);
    const others = (await readdir(temp)).filter((name) => !name.startsWith(`${process.pid}-`));
    expect(others.toSorted()).toEqual(left);
    // Of a process that ended on another machine since; our own stays while we run.
    await writeFile(own.path('part'), 'x');
    await utimes(join(temp, elsewhere), longAgo, longAgo);
    await own.sweep();
    expect(await readdir(join(own.path('part'), '..'))).toEqual(['part']);
    expect(await readdir(temp)).not.toContain(elsewhere);
    await own.close();
    expect(await readdir(temp)).toEqual([living]);
  });

  test('deletes old photos without an application', async () => {
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
