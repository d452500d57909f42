import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildServer, type Started, startProcess } from '../process/builtServer';
import { makeDatabase } from '../storage/postgresDatabase';
import { tempFolder } from '../support/folders';
import { STAFF } from '../support/harness';
import { isLong } from '../support/long';
import { logInAt } from '../support/remote';
import { servicesWith } from '../submit/submission';

const WRITES = isLong ? 10_000 : 30;
const READERS = 4;

const STORES = [
  { name: 'SQLite', env: async () => ({ DATA_DIR: join(await tempFolder(), 'data') }) },
  {
    name: 'PostgreSQL',
    env: async () => ({
      DATA_DIR: join(await tempFolder(), 'data'),
      DATABASE_URL: makeDatabase?.() ?? '',
    }),
  },
].filter(({ name }) => name === 'SQLite' || makeDatabase);

// Both wait for processes that start, each for its own.
describe.concurrent.each(STORES)('two processes on one database of $name', ({ env }) => {
  test(`never read what is older than an acknowledged write`, { timeout: 600_000 }, async () => {
    const main = await buildServer();
    const settings = {
      ...(await env()),
      STAFF_EMAIL: STAFF.email,
      STAFF_PASSWORD: STAFF.password,
      RATE_LIMIT: 'off',
    };
    // One after the other: the first creates the tables of an SQLite database.
    const one = await startProcess(main, settings);
    const both = [one, await startProcess(main, settings)] as const;
    const headers = { ...(await logInAt(one.address)), 'content-type': 'application/json' };
    const [first] = await partners(one);
    let acknowledged = 0;
    let sent = 0;
    const write = async (): Promise<void> => {
      for (let number = 1; number <= WRITES; number += 1) {
        const { address } = both[number % 2] ?? one;
        const body = JSON.stringify({ name: ['', '', String(number)], logo: '' });
        const url = `${address}/api/partner/${first?.id ?? ''}/`;
        const { status } = await fetch(url, { method: 'PUT', headers, body });
        expect(status).toBe(200);
        acknowledged = number;
        if (number % 10 === 0) {
          await submit(address);
          sent += 1;
        }
      }
    };
    const stale: [number, number][] = [];
    let reads = 0;
    const read = async (start: number): Promise<void> => {
      for (let round = start; acknowledged < WRITES; round += 1) {
        const least = acknowledged;
        const [found] = await partners(both[round % 2] ?? one);
        const seen = Number(found?.name[2]);
        // The sample's own name comes before the first write.
        if (least > 0 && !(seen >= least)) stale.push([least, seen]);
        const leastSent = sent;
        const counted = await applications(both[round % 2] ?? one, headers);
        if (counted < leastSent) stale.push([leastSent, counted]);
        reads += 1;
      }
    };
    const readers = Array.from({ length: READERS }, (_, index) => read(index));
    await Promise.all([write(), ...readers]);
    expect(stale).toEqual([]);
    expect(reads).toBeGreaterThan(WRITES);
    for (const each of both) {
      expect((await partners(each))[0]?.name[2]).toBe(String(WRITES));
      expect(await applications(each, headers)).toBe(WRITES / 10);
    }
  });
});

/** Reads how many applications there are, which is cached for the account. */
async function applications(
  { address }: Started,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  const response = await fetch(`${address}/api/application_count/`, { headers });
  return ((await response.json()) as { readonly total: number }).total;
}

async function submit(address: string): Promise<void> {
  const [{ submit: call, sample }] = servicesWith('json');
  const { status } = await fetch(`${address}/api/${call.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(sample),
  });
  expect(status).toBe(201);
}

interface Partner {
  readonly id: string;
  readonly name: readonly string[];
}

async function partners({ address }: Started): Promise<readonly Partner[]> {
  const response = await fetch(`${address}/api/client/get_partner/`);
  return (await response.json()) as readonly Partner[];
}
