import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { MIGRATIONS } from '../../../src/server/storage/migrations/migrations';
import { openPostgres } from './openStores';
import { tempFolder } from '../support/folders';
import { STAFF } from '../support/harness';
import { fileFields, servicesThat } from '../support/picks';
import { makeDatabase } from './postgresDatabase';
import { buildServer, type Started, startProcess } from '../process/builtServer';
import { callAt, type Found, logInAt, passwordAt, readList, sendTo } from '../support/remote';
import {
  asksFirstName,
  type Injection,
  sampleRequest,
  services,
  servicesWith,
} from '../submit/submission';

const SUBMISSIONS = 96;
const AT_ONCE = 6;

describe.runIf(makeDatabase)('two servers on one database', () => {
  const url = makeDatabase?.() ?? '';
  let photoStore: string;
  let one: Started;
  let other: Started;

  beforeAll(async () => {
    const folder = await tempFolder();
    const main = await buildServer();
    photoStore = join(folder, 'shared');
    // Each with a data folder of its own, as on different machines.
    const start = (name: string) =>
      startProcess(main, {
        DATABASE_URL: url,
        DATA_DIR: join(folder, name),
        PHOTO_STORE: photoStore,
        STAFF_EMAIL: STAFF.email,
        STAFF_PASSWORD: STAFF.password,
      });
    [one, other] = await Promise.all([start('one'), start('other')]);
  }, 60_000);

  const query = async (statement: string): Promise<Found[]> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<Found>(statement)).rows;
    } finally {
      await client.end();
    }
  };

  test('create the database once when started together', async () => {
    const versions = await query('select version from migration order by version');
    expect(versions.map(({ version }) => version)).toEqual(MIGRATIONS.map((_, index) => index + 1));
    const told = [one, other].filter((started) => started.output().includes('first staff account'));
    expect(told).toHaveLength(1);
    expect(await query('select email from staff')).toEqual([{ email: STAFF.email }]);
    expect(await query('select 1 from content limit 1')).toHaveLength(1);
    const doubled = await query(
      'select kind, position from content group by kind, position having count(*) > 1',
    );
    expect(doubled).toEqual([]);
  });

  test('create it once, however many there are', async () => {
    const empty = makeDatabase?.() ?? '';
    const lost: string[] = [];
    const open = () => openPostgres(empty, ({ message }) => lost.push(message));
    const stores = await Promise.all(Array.from({ length: 8 }, open));
    const [first] = stores;
    expect(await first?.staff.any()).toBe(false);
    for (const store of stores) await store.close();
    expect(lost).toEqual([]);
  });

  test('share sessions and logouts', async () => {
    const headers = await logInAt(one.address);
    const me = ({ address }: Started) => fetch(`${address}/api/me/`, { headers });
    expect((await me(other)).status).toBe(200);
    expect(await (await me(other)).json()).toEqual(await (await me(one)).json());
    expect((await fetch(`${other.address}/api/logout/`, { headers })).status).toBe(200);
    expect([(await me(one)).status, (await me(other)).status]).toEqual([401, 401]);
  });

  test('store one application for a key that both receive at once', async () => {
    const [service] = servicesThat('sends photos', (found) => fileFields(found).length > 0);
    const key = { 'idempotency-key': randomUUID() };
    const request = await sampleRequest(service, key);
    const answers = await Promise.all([one, other].map((at) => sendTo(at.address, request)));
    expect(answers[0]).toMatch(/^RG-/u);
    expect(answers[1]).toBe(answers[0]);
    expect(await sendTo(other.address, request)).toBe(answers[0]);
    const changed = await sampleRequest(service, key, (values) => ({
      ...values,
      firstName: 'Naz',
    }));
    const refused = await callAt(other.address, changed);
    expect(refused.status).toBe(422);
    const stored = await query(`select id from application where service_id = '${service.id}'`);
    expect(stored).toHaveLength(1);
  });

  test('count wrong passwords together', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const { address } = attempt % 2 === 0 ? one : other;
      const staff = { email: 'nobody@agency.example', password: 'a wrong password' };
      statuses.push((await passwordAt(address, staff)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
  });

  test('count submissions together', async () => {
    const [service] = servicesWith('json');
    const send = ({ address }: Started) =>
      fetch(`${address}/api/${service.submit.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 62; attempt += 1) {
      statuses.push((await send(attempt % 2 === 0 ? one : other)).status);
    }
    expect(statuses.slice(-2)).toEqual([429, 429]);
    expect(statuses.slice(0, 50)).toEqual(Array<number>(50).fill(422));
  });

  test('lose and double no submission when one is killed', async () => {
    const before = new Set((await readAll(other)).map(({ reference }) => reference));
    // The counters of the previous test are full.
    const [limited] = servicesWith('json');
    const open = services.filter((one) => one.id !== limited.id && asksFirstName(one));
    const taken: string[] = [];
    let sent = 0;
    let broken = 0;

    /**
     * On a broken connection the other process is tried, as a load balancer does, or a visitor who tries again.
     */
    const sendToEither = async (request: Injection, first: number): Promise<string> => {
      for (let attempt = first; ; attempt += 1) {
        const reference = await sendTo((attempt % 2 === 0 ? one : other).address, request);
        if (reference !== undefined) return reference;
        broken += 1;
        await sleep(5);
      }
    };
    const sendSome = async (): Promise<void> => {
      while (sent < SUBMISSIONS) {
        const index = sent;
        sent += 1;
        const service = open[index % open.length] ?? limited;
        const request = await sampleRequest(
          service,
          { 'idempotency-key': randomUUID() },
          (values) => ({ ...values, firstName: `Visitor ${index}` }),
        );
        const reference = await sendToEither(request, index);
        taken.push(reference);
        // Every third is repeated, at the other process if that is up.
        if (index % 3 === 0) expect(await sendToEither(request, index + 1)).toBe(reference);
      }
    };
    const kill = async (): Promise<void> => {
      while (taken.length < SUBMISSIONS / 3) await sleep(1);
      await one.end('SIGKILL');
    };
    await Promise.all([kill(), ...Array.from({ length: AT_ONCE }, sendSome)]);

    expect(broken).toBeGreaterThan(0);
    expect(taken).toHaveLength(SUBMISSIONS);
    const records = (await readAll(other)).filter(({ reference }) => !before.has(reference));
    const references = records.map(({ reference }) => reference);
    expect(references.toSorted()).toEqual(taken.toSorted());
    expect(new Set(records.map(({ firstName }) => firstName)).size).toBe(SUBMISSIONS);
    await expectPhotos(records);
  });

  /** All applications, by each service's list. */
  async function readAll({ address }: Started) {
    const headers = await logInAt(address);
    const lists = services.map(({ staff }) => readList(`${address}/api/${staff.list}`, headers));
    return (await Promise.all(lists)).flat() as (Found & { readonly reference: string })[];
  }

  /** Their photos are read through the process that is left, to their last line. */
  async function expectPhotos(records: readonly Found[]): Promise<void> {
    const headers = await logInAt(other.address);
    const paths = records.flatMap((record) =>
      Object.values(record).flatMap((value) =>
        Array.isArray(value) ? value.filter((item) => /^photo\/\w+\/$/u.test(String(item))) : [],
      ),
    );
    expect(paths.length).toBeGreaterThan(SUBMISSIONS / 10);
    for (const path of paths as string[]) {
      const photo = await fetch(`${other.address}/api/${path}`, { headers });
      expect([path, photo.status]).toEqual([path, 200]);
      const file = join(photoStore, 'photos', `${path.split('/')[1]}.jpg`);
      const stored = await readFile(file);
      expect(Buffer.from(await photo.arrayBuffer()).equals(stored)).toBe(true);
      // Decodes all lines, and not only the header.
      const pixels = await sharp(stored).raw().toBuffer();
      expect(pixels.length).toBe(64 * 48 * 3);
    }
  }
});
