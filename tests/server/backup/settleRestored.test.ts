import { mkdir, readlink, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { commandCalled } from '../../../src/server/commands/commands';
import { openFiles } from '../../../src/server/photos/stores/openFiles';
import { switchTo } from '../../../src/server/upgrade/releases';
import { ROOT, tempFolder } from '../support/folders';
import { startServer } from '../support/harness';
import { sampleRequest, services } from '../submit/submission';
import { backedUp, hushConsole, onDisk, rowsIn } from './backups';

hushConsole();

/** Backs up twice: before and after one of two applications was erased. */
async function twoBackups() {
  const server = await startServer({ env: await onDisk() });
  const [service] = services;
  if (!service) expect.unreachable();
  const sent = [];
  for (let count = 0; count < 2; count += 1) {
    const response = await server.app.inject(await sampleRequest(service));
    sent.push(response.json<{ reference: string }>().reference);
  }
  const draftLink = { link: { hash: 'of the token' } };
  await server.storage.content.writeSet(['service_link'], 'x', { by: '', now: '' }, () => ({
    service_link: draftLink,
  }));
  const env = { DATA_DIR: server.settings.dataDir };
  const target = await tempFolder();
  const before = await backedUp(env, target);
  const headers = await server.login();
  const [id = ''] = await server.storage.applications.idsOf([sent[0] ?? '']);
  await server.app.inject({ method: 'DELETE', url: `/api/application/${id}/`, headers });
  await commandCalled('backup', [target], env, ROOT);
  return { before, erased: sent[0] ?? '', kept: sent[1] ?? '' };
}

const restored = async (...args: string[]) => {
  const place = await onDisk();
  expect(await commandCalled('restore', args, place, ROOT)).toBe(0);
  return rowsIn(await backedUp(place));
};

describe('after a restore', () => {
  test('what was erased is erased again, links have ended, and the accounts are named', async () => {
    const { before, erased, kept } = await twoBackups();
    const rows = await restored(before);
    const text = rows['application.jsonl']?.join();
    expect([text?.includes(erased), text?.includes(kept)]).toEqual([false, true]);
    expect(rows['link.jsonl']?.join('')).toBe('');
    expect(rows['content.jsonl']?.join('')).not.toContain('service_link');
    const printed = vi.mocked(console.log).mock.calls.flat().join('\n');
    expect(printed).toContain(
      'Erased again, since newer backups list them as erased: 1 applications',
    );
    expect(printed).toContain('The links to status pages and drafts have ended');
    expect(printed).toMatch(/Accounts that can log in, .*: \S+@\S+$/mu);
    const whole = await restored('--keep-links', before);
    expect(whole['link.jsonl']?.join('')).not.toBe('');
    expect(whole['content.jsonl']?.join('')).toContain('service_link');
  });
});

describe('what the user of the server has put there', () => {
  test('is not followed as a link from the photos', async () => {
    const folder = await tempFolder();
    const secret = join(await tempFolder(), 'shadow');
    await writeFile(secret, 'root:x');
    await symlink(secret, join(folder, 'a.jpg'));
    const files = await openFiles(undefined, folder, 'photos');
    await expect(files.read('a.jpg')).rejects.toThrow(/ELOOP/u);
  });

  test('is not started as a release', async () => {
    const base = await tempFolder();
    await mkdir(join(base, 'releases/good'), { recursive: true });
    const evil = await tempFolder();
    await expect(switchTo(evil, base)).rejects.toThrow('which is no release');
    await switchTo(join(base, 'releases/good'), base);
    expect(await readlink(join(base, 'current'))).toBe(join(base, 'releases/good'));
  });
});
