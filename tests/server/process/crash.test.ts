import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { filesIn } from '../../../src/definition/model/answeredFiles';
import type { Values } from '../../../src/definition/model/values';
import { fromPayload } from '../../../src/definition/payload/payload';
import { everything } from '../../fixtures/services';
import { figure } from '../../requirements/figure';
import { everythingRoot } from '../support/everythingRoot';
import { tempFolder } from '../support/folders';
import { isLong } from '../support/long';
import { random } from '../support/random';
import { serverIn } from './builtServer';
import { Victim } from './victim';
import { callAt, logInAt, readList, sendTo } from '../support/remote';
import { asksFirstName, type Injection, sampleRequest, services } from '../submit/submission';

const { submissions, kills, seeds } = isLong
  ? { submissions: 1000, kills: 20, seeds: [1, 2, 3] }
  : { submissions: 60, kills: 3, seeds: [20_260_301] };
const AT_ONCE = 5;

/** Of a project that has a form with files in rows, too. */
const main = await serverIn(await everythingRoot());
const all = [...services, everything];
/** A first name tells the applications apart. */
const named = all.filter(asksFirstName);

/** Retries until it is acknowledged, as the pages do; returns the reference. */
async function sendUntilTaken(victim: Victim, request: Injection): Promise<string> {
  for (;;) {
    const reference = await sendTo(await victim.address(), request);
    if (reference !== undefined) return reference;
    await sleep(20);
  }
}

async function readAll(address: string, dataDir: string): Promise<Record<string, unknown>[]> {
  const headers = await logInAt(address);
  const records: Record<string, unknown>[] = [];
  for (const service of all) {
    const data = await readList(`${address}/api/${service.staff.list}`, headers);
    records.push(...data);
    const files = data.flatMap((record) =>
      filesIn(service.form, fromPayload(service, record as Values)),
    );
    for (const { field, tokens } of files) {
      for (const path of tokens) {
        const photo = await fetch(`${address}/api/${path}`, { headers });
        const file = join(dataDir, 'photos', `${path.split('/')[1]}.jpg`);
        const stored = await readFile(file);
        expect(Buffer.from(await photo.arrayBuffer()).equals(stored)).toBe(true);
        if (field.widget === 'document') continue;
        // Decodes all lines, and not only the header.
        const pixels = await sharp(stored).raw().toBuffer();
        expect(pixels.length).toBe(64 * 48 * 3);
      }
    }
  }
  return records;
}

/** What was sent, and the reference that acknowledged it. */
type Taken = readonly [request: Injection, reference: string];

/** Repeats some after all the crashes: the references are the same. */
async function repeat(address: string, taken: readonly Taken[]): Promise<number> {
  const again = taken.filter((_, index) => index % 5 === 0);
  for (const [request, reference] of again) {
    expect(await sendTo(address, request)).toBe(reference);
  }
  const [request] = again[0] ?? [];
  const key = { 'idempotency-key': request?.headers['idempotency-key'] ?? '' };
  for (const service of named) {
    // Other answers were acknowledged under that key.
    const other = await sampleRequest(service, key, (values) => ({ ...values, firstName: 'Naz' }));
    expect((await callAt(address, other)).status).toBe(422);
  }
  return again.length;
}

test.for(seeds)(
  'killed while many are sent, it loses none and doubles none (seed %i)',
  { timeout: 900_000 },
  async (seed, context) => {
    const next = random(seed);
    const dataDir = join(await tempFolder(), 'data');
    const victim = new Victim(main, dataDir);
    const taken: Taken[] = [];
    let index = 0;
    const sendSome = async () => {
      while (index < submissions) {
        const service = named[index % named.length];
        if (!service) throw new Error('there is no service');
        const firstName = `Visitor ${index}`;
        index += 1;
        const request = await sampleRequest(
          service,
          { 'idempotency-key': randomUUID() },
          (values) => ({ ...values, firstName }),
        );
        taken.push([request, await sendUntilTaken(victim, request)]);
      }
    };
    const killSome = async () => {
      for (let kill = 1; kill <= kills; kill += 1) {
        const after = (submissions * kill) / (kills + 2);
        while (taken.length < after) await sleep(1);
        await sleep(next() * 30);
        await victim.kill();
      }
    };
    await Promise.all([killSome(), ...Array.from({ length: AT_ONCE }, sendSome)]);

    const repeated = await repeat(await victim.address(), taken);
    const records = await readAll(await victim.address(), dataDir);
    const references = taken.map(([, reference]) => reference);
    expect(records.map(({ reference }) => reference).toSorted()).toEqual(references.toSorted());
    expect(new Set(records.map(({ firstName }) => firstName)).size).toBe(submissions);
    await victim.stop();
    // Unfinished files of the killed ones are gone, and the last one has removed its own.
    expect(await readdir(join(dataDir, 'tmp'))).toEqual([]);
    const lost = submissions - records.length;
    const worst = (victim.slowest / 1000).toFixed(1);
    const counts = `${submissions} acknowledged, killed ${kills} times, ${lost} lost or doubled`;
    figure(context, 'R33', `seed ${seed}: ${counts}, up again in ${worst} s at worst`);
    figure(context, 'R35', `${repeated} repeated over ${kills} crashes, the same answers`);
  },
);
