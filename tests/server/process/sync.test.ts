import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { figure } from '../../requirements/figure';
import { tempFolder } from '../support/folders';
import { STAFF } from '../support/harness';
import { multipartBody } from '../http/multipartBody';
import { photosIn } from '../support/picks';
import { photo } from '../photos/pictureFolder';
import { buildServer, startProcess } from './builtServer';
import { sampleRequest, services } from '../submit/submission';

const CALLS = 'fsync,fdatasync,rename,renameat,renameat2,write,writev,sendto,sendmsg';

/** Tracing the system calls of another process needs a program and permission. */
const WATCHER = 'strace';
const canWatch = spawnSync(WATCHER, ['-o', '/dev/null', 'true']).status === 0;
if (!canWatch) console.warn(`SKIPPED: ${WATCHER} cannot be used, so no sync was healthChecks`);

/** Returns the event of a trace line. */
function eventOf(line: string): string | undefined {
  if (line.includes('HTTP/1.1 201')) return 'answer';
  if (/\brename\w*\(.*\/(?:photos|pictures)\/[0-9a-f]+\.\w+"/u.test(line)) return 'photo named';
  const [, path = ''] = /\bf(?:data)?sync\(\d+<([^>]*)>/u.exec(line) ?? [];
  if (/\/tmp(?:-pictures)?\//u.test(path) && /[0-9a-f]{32}$/u.test(path)) return 'photo synced';
  if (/\/(?:photos|pictures)$/u.test(path)) return 'folder synced';
  return path.endsWith('rega.db-wal') ? 'database synced' : undefined;
}

async function logIn(address: string): Promise<{ authorization: string }> {
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(STAFF) };
  const response = await fetch(`${address}/api/login/`, request);
  const { access_token } = (await response.json()) as { access_token: string };
  return { authorization: `Bearer ${access_token}` };
}

/**
 * Returns the last events before a response, as many as expected: of the syncs of the database only those that follow
 * everything else count, since other work, such as the checkpoint at the start, may sync it at any time.
 */
function tailOf(events: readonly string[], expected: readonly string[]): readonly string[] {
  const files = events.filter((event) => event !== DATABASE);
  const after = events.slice(events.findLastIndex((event) => event !== DATABASE) + 1);
  const wanted = expected.filter((event) => event === DATABASE).length;
  return [...files, ...after.slice(0, wanted)].slice(-expected.length);
}

const DATABASE = 'database synced';

/** The application, and the audit entry. */
const BOTH = ['database synced', 'database synced'];

/** New records, and what must happen before each is acknowledged. */
async function staffWrites() {
  const { headers, payload } = multipartBody([await photo({ name: 'logo' })]);
  return [
    {
      headers: { 'content-type': 'application/json' },
      body: '{}',
      events: BOTH,
    },
    {
      headers,
      body: new Uint8Array(payload),
      events: ['photo synced', 'photo named', 'folder synced', ...BOTH],
    },
  ];
}

test.runIf(canWatch)(
  'photo, folder and database are on the disk before the answer leaves',
  { timeout: 120_000 },
  async (context) => {
    const folder = await tempFolder();
    const record = join(folder, 'calls');
    const staff = { STAFF_EMAIL: STAFF.email, STAFF_PASSWORD: STAFF.password };
    const env = { DATA_DIR: join(folder, 'data'), RATE_LIMIT: 'off', ...staff };
    // -D: the server is our child, and the tracer its own.
    const watcher = [WATCHER, '-D', '-f', '-y', '-s', '20', '-e', `trace=${CALLS}`, '-o', record];
    const server = await startProcess(await buildServer(), env, watcher);
    const expected: string[][] = [];
    for (const service of services) {
      const { url, method, headers, payload } = await sampleRequest(service);
      const body = typeof payload === 'string' ? payload : new Uint8Array(payload);
      const response = await fetch(`${server.address}${url}`, { method, headers, body });
      expect(response.status).toBe(201);
      const each = (event: string) => Array.from({ length: photosIn(service) }, () => event);
      const photos = [...each('photo synced'), ...each('photo named')];
      const kept = photos.length > 0 ? [...photos, 'folder synced'] : [];
      expected.push([...kept, 'database synced']);
    }
    const bearer = await logIn(server.address);
    for (const { body, headers = {}, events: own } of await staffWrites()) {
      const request = { method: 'POST', headers: { ...headers, ...bearer }, body };
      const response = await fetch(`${server.address}/api/partner/`, request);
      expect(response.status).toBe(201);
      expected.push(own);
    }
    await server.end('SIGTERM');
    await expect.poll(() => readFile(record, 'utf8')).toMatch(/exited with 0/u);

    const events = (await readFile(record, 'utf8')).split('\n').flatMap((l) => eventOf(l) ?? []);
    const answers = events.join().split('answer');
    // The shutdown writes after the last response.
    const before = answers.slice(0, -1).map((text) => text.split(',').filter(Boolean));
    expect(before).toHaveLength(expected.length);
    for (const [index, own] of expected.entries()) {
      expect(tailOf(before[index] ?? [], own)).toEqual(own);
    }
    const synced = `${expected.length} of ${before.length} answers`;
    figure(context, 'R34', `${synced} after the sync of database, photo and folder`);
  },
);
