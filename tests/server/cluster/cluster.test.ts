import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { figure } from '../../requirements/figure';
import { done } from '../deploy/debian';
import { type Started, startProcess } from '../process/builtServer';
import { ROOT, tempFolder } from '../support/folders';
import { STAFF } from '../support/harness';
import { callAt } from '../support/remote';
import { sampleRequest, servicesWith } from '../submit/submission';
import { obstacle, startCluster } from './machines';

const ROUNDS = 5;
/** Milliseconds until applications must be stored again. */
const LIMIT = 35_000;
const PAUSE = 100;
const AT_ONCE = 2;
const PAGES = ['/', '/blogs', '/services/visa', '/api/client/get_blog/'];
/** The address of each way to the database is in the file of settings, in this order. */
const WAYS = ['all hosts', 'HAProxy', 'PgBouncer'];

/** Runs a program with the files of a machine over those of /etc. */
const withFiles = (folder: string): string => `mount -t tmpfs tmpfs /mnt
  mkdir /mnt/upper /mnt/work
  mount -t overlay overlay -o lowerdir=/etc,upperdir=/mnt/upper,workdir=/mnt/work /etc
  cp -r ${folder}/etc/. /etc/
  exec "$0" "$@"`;

/** People who send applications, and look at pages, until they are told to stop. */
function visitors(address: string) {
  const acknowledged = new Map<string, string>();
  const refused: Record<string, number> = {};
  const unanswered: string[] = [];
  let pages = 0;
  let begun = 0;
  let isOver = false;
  let end = Infinity;

  async function send(): Promise<void> {
    const [service] = servicesWith('json');
    while (!isOver) {
      const key = randomUUID();
      const request = await sampleRequest(service, { 'idempotency-key': key });
      while (!acknowledged.has(key) && Date.now() < end) {
        const at = Date.now();
        const response = await callAt(address, request).catch(() => undefined);
        if (response?.status === 201) {
          acknowledged.set(key, ((await response.json()) as { reference: string }).reference);
          begun = Math.max(begun, at);
        } else {
          const status = response?.status ?? 'none';
          refused[status] = (refused[status] ?? 0) + 1;
        }
        await sleep(PAUSE);
      }
    }
  }

  async function look(): Promise<void> {
    for (let turn = 0; !isOver; turn += 1) {
      const page = PAGES[turn % PAGES.length] ?? '/';
      const response = await fetch(`${address}${page}`).catch(() => undefined);
      await response?.text();
      pages += 1;
      if (response?.status !== 200) unanswered.push(`${page}: ${response?.status ?? 'none'}`);
      await sleep(PAUSE);
    }
  }

  const all = [...Array.from({ length: AT_ONCE }, send), look()];
  return {
    acknowledged,
    refused,
    unanswered,
    pages: () => pages,
    /** When the last one was sent that was acknowledged. */
    begun: () => begun,
    async stop() {
      isOver = true;
      end = Date.now() + LIMIT;
      await Promise.all(all);
    },
  };
}

const why = obstacle();

describe.skipIf(why !== undefined)(`a cluster${why ? ` (not started: ${why})` : ''}`, () => {
  vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 600_000 });
  let cluster: Awaited<ReturnType<typeof startCluster>>;
  let addresses: string[];
  const servers: Started[] = [];
  let people: ReturnType<typeof visitors>[] = [];
  const longest: Record<string, number> = {};

  beforeAll(async () => {
    await done(process.execPath, 'scripts/build.mjs', '--if-needed');
    cluster = await startCluster();
    await isTrue('the cluster is whole', cluster.isWhole, 180_000);
    const files = join(cluster.files, 'application');
    const settings = await readFile(join(files, 'etc/rega/database.env'), 'utf8');
    addresses = [...settings.matchAll(/^#?DATABASE_URL=(.*)$/gmu)].map(([, url]) => url ?? '');
    for (const url of addresses) {
      const dataDir = await tempFolder();
      const env = {
        DATABASE_URL: url,
        DATA_DIR: dataDir,
        PHOTO_STORE: await tempFolder(),
        RATE_LIMIT: 'off',
        STAFF_EMAIL: STAFF.email,
        STAFF_PASSWORD: STAFF.password,
      };
      const run = ['unshare', '--mount', 'sh', '-c', withFiles(files)];
      servers.push(await startProcess(join(ROOT, 'dist/server/main.js'), env, run));
    }
    // What was never sent cannot be sent while there is no database.
    for (const { address } of servers) for (const page of PAGES) await fetch(`${address}${page}`);
    people = servers.map(({ address }) => visitors(address));
  });

  afterAll(async () => {
    await Promise.all(people.map(({ stop }) => stop()));
    for (const server of servers) await server.end('SIGTERM');
  });

  let isBroken = false;
  beforeEach(({ skip, onTestFailed }) => {
    skip(isBroken, 'a fault before this one was not overcome');
    onTestFailed(() => {
      isBroken = true;
    });
  });

  async function isTrue(what: string, ask: () => Promise<boolean> | boolean, limit: number) {
    for (const end = Date.now() + limit; !(await ask());) {
      if (Date.now() > end) throw new Error(`not within ${limit / 1000} s: ${what}`);
      await sleep(200);
    }
  }

  /** Waits until an application that is sent after this is acknowledged, whichever way it takes. */
  async function isStoredAgain(fault: string, since: number): Promise<void> {
    const now = Date.now();
    await Promise.all(
      people.map(({ begun }, index) =>
        isTrue(`${fault}: stored through ${WAYS[index]}`, () => begun() > now, since + LIMIT - now),
      ),
    );
    longest[fault] = Math.max(longest[fault] ?? 0, Date.now() - since);
  }

  type Name = (typeof cluster.names)[number];

  /** Loses the primary, and waits until another one stores what is sent. */
  async function lose(
    fault: string,
    lost: (primary: Name) => unknown,
    back: (old: Name) => unknown,
  ) {
    const old = await cluster.primary();
    if (!old) throw new Error('there is no primary');
    const since = Date.now();
    await lost(old);
    await isTrue(
      `${fault}: another primary`,
      async () => (await cluster.primary(old)) !== undefined,
      LIMIT,
    );
    await isStoredAgain(fault, since);
    await back(old);
  }

  const FAULTS: readonly (readonly [
    fault: string,
    happens: (round: number, fault: string) => Promise<void>,
  ])[] = [
    ['killed', (_, fault) => lose(fault, cluster.kill, cluster.start)],
    [
      'frozen',
      (_, fault) =>
        lose(
          fault,
          (old) => cluster.signal(old, 'STOP'),
          (old) => cluster.signal(old, 'CONT'),
        ),
    ],
    [
      'cut off',
      (_, fault) =>
        lose(
          fault,
          (old) => cluster.isolate(old, true),
          (old) => cluster.isolate(old, false),
        ),
    ],
    ['switched over', (_, fault) => lose(fault, cluster.switchOver, () => {})],
    [
      'etcd killed',
      async (_, fault) => {
        const since = Date.now();
        await cluster.killEtcdLeader();
        await isStoredAgain(fault, since);
      },
    ],
    [
      'PgBouncer restarted',
      async (round, fault) => {
        const since = Date.now();
        await cluster.endPooler(round % 2 === 0 ? 'SIGQUIT' : 'SIGKILL');
        await sleep(500);
        await isStoredAgain(fault, since);
      },
    ],
  ];

  for (let round = 0; round < ROUNDS; round += 1) {
    it.each(FAULTS)(`stores again what is sent, round ${round + 1}: %s`, async (fault, happens) => {
      await happens(round, fault);
      await isTrue(`${fault}: whole again`, cluster.isWhole, 180_000);
      // As long as a fault may show late.
      await sleep(2000);
    });
  }

  it('has lost nothing, doubled nothing, and answered every page', async (context) => {
    await Promise.all(people.map(({ stop }) => stop()));
    const sent = people.flatMap(({ acknowledged }) => [...acknowledged.values()]).toSorted();
    const client = new pg.Client({ connectionString: addresses.at(-1) });
    await client.connect();
    const { rows } = await client.query<{ reference: string }>('select reference from application');
    await client.end();
    const stored = rows.map(({ reference }) => reference).toSorted();
    const found = new Set(stored);
    const lost = sent.filter((reference) => !found.has(reference));
    const pages = people.reduce((sum, one) => sum + one.pages(), 0);
    const seconds = Object.entries(longest).map(
      ([fault, ms]) => `${fault} ${(ms / 1000).toFixed(1)} s`,
    );
    const refused = people.map((one, index) => `${WAYS[index]} ${JSON.stringify(one.refused)}`);
    figure(
      context,
      'R33',
      `a cluster, each fault ${ROUNDS} times: ${lost.length} of ${sent.length} acknowledged lost, ${
        stored.length - sent.length
      } doubled; ${pages} pages; stored again after at most: ${seconds.join(', ')}; refused meanwhile: ${refused.join(', ')}`,
    );
    expect(lost).toEqual([]);
    expect(stored).toEqual(sent);
    expect(people.flatMap(({ unanswered }) => unanswered)).toEqual([]);
  });
});
