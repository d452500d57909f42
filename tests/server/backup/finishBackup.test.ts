import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { commandCalled } from '../../../src/server/commands/commands';
import { ROOT, tempFolder } from '../support/folders';
import {
  type Env,
  backupsIn,
  hushConsole,
  onDisk,
  openArchive,
  restoreInto,
  rowsIn,
  startFull,
  withAge,
  withPrograms,
} from './backups';

hushConsole();

let env: Env;
let target: string;

beforeAll(async () => {
  const { settings } = await startFull(await onDisk());
  env = { DATA_DIR: settings.dataDir };
});

beforeEach(async () => {
  target = await tempFolder();
});

const backup = (...args: string[]) => commandCalled('backup', [target, ...args], env, ROOT);
const printed = () => vi.mocked(console.error).mock.calls.flat().join('\n');
const note = 'last-backup.json';

describe('a backup', () => {
  test('is restored into a scratch folder, of which nothing stays', async () => {
    expect(await backup('--rehearse')).toBe(0);
    expect(await readdir(target)).toEqual(['.base.json', expect.stringMatching(/Z$/u)]);
  });

  test('is pushed by a command that gets its path', async () => {
    await withPrograms({ carry: 'echo "$1 $2" > "$3/carried"' });
    expect(await backup('--push', 'carry -a b')).toBe(0);
    const [name = ''] = await backupsIn(target);
    expect(await readFile(join(target, name, 'carried'), 'utf8')).toBe('-a b\n');
  });

  test('is replaced by an archive that the key opens', async () => {
    await withAge();
    expect(await backup('--encrypt-to', 'age1key')).toBe(0);
    const [name = '', ...more] = await backupsIn(target);
    expect([name.endsWith('Z.tar.age'), more]).toEqual([true, []]);
    openArchive(join(target, name), target);
    const folder = join(target, name.replace('.tar.age', ''));
    const place = await onDisk();
    expect(await restoreInto(folder, place)).toBe(0);
    expect(Object.keys(await rowsIn(folder))).toContain('application.jsonl');
  });

  test.each([
    ['that is not encrypted', ['--encrypt-to', 'age1key'], { age: 'exit 3' }, 'age failed'],
    ['that is not pushed', ['--push', 'carry'], { carry: 'exit 1' }, 'carry failed'],
    ['without the program', ['--push', 'no-such-program'], {}, 'is it installed?'],
  ])(
    '%s stays, fails, removes no older one, and is not noted',
    async (_, args, scripts, message) => {
      await withPrograms(scripts);
      const dataDir = env.DATA_DIR ?? '';
      await rm(join(dataDir, note), { force: true });
      await mkdir(join(target, '2020-01-01T00-00-00-000Z'));
      expect(await backup(...args, '--keep', '30')).toBe(1);
      expect(printed()).toContain(message);
      expect((await readdir(target)).filter((name) => name.endsWith('Z'))).toHaveLength(2);
      expect(await readdir(dataDir)).not.toContain(note);
    },
  );

  test('that is good removes older ones, and nothing else', async () => {
    const others = ['2020-01-01', 'mine', '2020-01-01T00-00-00-000Z.zip'];
    const old = ['2020-01-01T00-00-00-000Z', '2020-01-02T00-00-00-000Z.tar.gpg'];
    for (const name of [...others, ...old]) await mkdir(join(target, name));
    expect(await backup('--keep', '30')).toBe(0);
    const left = await readdir(target);
    expect(left).toHaveLength(others.length + 2);
    expect(left).toEqual(expect.arrayContaining(others));
  });

  test.each([['--keep', '0'], ['--keep', 'all'], ['--encrypt']])(
    'explains %s %s',
    async (...args) => {
      expect(await backup(...args)).toBe(2);
      expect(await readdir(target)).toEqual([]);
    },
  );
});
