import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { DayLine } from '../../../src/contract/money';
import { buildServer, startProcess } from '../process/builtServer';
import { Victim } from '../process/victim';
import { makeDatabase } from '../storage/postgresDatabase';
import { sampleRequest, services } from '../submit/submission';
import { tempFolder } from '../support/folders';
import { STAFF } from '../support/harness';
import { isLong } from '../support/long';
import { logInAt, readList, sendTo } from '../support/remote';

const PAYMENTS = isLong ? 500 : 50;

/** Returns the address of a server that may answer; it differs after a kill. */
type Address = (attempt: number) => Promise<string>;

/**
 * Takes payments at once for some applications, each with its own amount and key, again until it is acknowledged, as the
 * panel does after a lost answer. Every third is repeated once more.
 */
async function payAll(addressOf: Address, kill: (taken: () => number) => Promise<void>) {
  const first = await addressOf(1);
  for (const service of services.slice(0, 3)) {
    expect(await sendTo(first, await sampleRequest(service))).toMatch(/^RG-/u);
  }
  const headers = await logInAt(first);
  const cases = await readList(`${first}/api/application/`, headers);
  let taken = 0;
  const pay = async (amount: number) => {
    const key = randomUUID();
    const body = JSON.stringify({ kind: 'payment', amount, currency: 'IQD', text: 'Naz' });
    const path = `application/${String(cases[amount % cases.length]?.id)}/money/`;
    const json = { 'content-type': 'application/json', 'idempotency-key': key };
    let repeats = amount % 3 === 0 ? 1 : 0;
    for (let attempt = amount; ; attempt += 1) {
      try {
        const url = `${await addressOf(attempt)}/api/${path}`;
        const response = await fetch(url, {
          method: 'POST',
          body,
          headers: { ...headers, ...json },
        });
        await response.text();
        if (response.status === 201 && repeats === 0) break;
        if (response.status === 201) repeats -= 1;
        else expect(response.status).toBe(503);
      } catch (error) {
        // The connection broke: it is unknown whether the payment was taken.
        if (!(error instanceof Error && error.cause)) throw error;
      }
      await sleep(5);
    }
    taken += 1;
  };
  const amounts = Array.from({ length: PAYMENTS }, (_, index) => index + 1);
  await Promise.all([kill(() => taken), ...amounts.map(pay)]);
  const url = `${await addressOf(0)}/api/money_day/`;
  const book = (await (await fetch(url, { headers })).json()) as { data: readonly DayLine[] };
  // None lost, none doubled, and no number is left out.
  expect(book.data.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual(amounts);
  expect(book.data.map(({ number }) => number)).toEqual(amounts);
}

test('payments at once on a server that is killed are each taken once, with numbers without gaps', async () => {
  const victim = new Victim(await buildServer(), join(await tempFolder(), 'data'));
  await payAll(
    () => victim.address(),
    async (taken) => {
      for (let kill = 1; kill <= (isLong ? 8 : 2); kill += 1) {
        while (taken() < (PAYMENTS * kill) / 20) await sleep(1);
        await victim.kill();
      }
    },
  );
  await victim.stop();
}, 300_000);

describe.runIf(makeDatabase)('two servers on one database', () => {
  test('take payments at once, each once, with numbers without gaps, while one is killed', async () => {
    const main = await buildServer();
    const folder = await tempFolder();
    const url = makeDatabase?.() ?? '';
    const start = (name: string) =>
      startProcess(main, {
        ...{ DATABASE_URL: url, DATA_DIR: join(folder, name), PHOTO_STORE: join(folder, 'shared') },
        ...{ STAFF_EMAIL: STAFF.email, STAFF_PASSWORD: STAFF.password, RATE_LIMIT: 'off' },
      });
    const [one, other] = [await start('one'), await start('other')];
    await payAll(
      async (attempt) => (attempt % 2 === 0 ? other : one).address,
      async (taken) => {
        while (taken() < PAYMENTS / 5) await sleep(1);
        await one.end('SIGKILL');
      },
    );
    await other.end('SIGTERM');
  }, 300_000);
});
