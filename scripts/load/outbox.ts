import { setTimeout as sleep } from 'node:timers/promises';
import { searchFieldsOf } from '../../src/definition/describe/searchFields';
import type { Service } from '../../src/definition/model/service';
import { fromPayload } from '../../src/definition/payload/payload';
import { loadCatalogue } from '../../src/server/catalogue';
import { startMail } from './children';
import type { Ports } from './main';
import type { Options } from './options';
import { withKey } from './shoot';

/** Submits in a second, at even intervals: a busy hour of a large agency, and no queue before the server. */
const RATE = 20;
/** Each round puts the same load on both servers, one after the other. */
const ROUNDS = 12;
/** By how much the 95th percentile may grow with the outbox. */
const MOST_GROWTH = 0.05;
const EMAIL = 'visitor@example.com';

/**
 * Measures how long a submit takes with the outbox, which sends a receipt for each, and without it.
 * @returns the exit code: 1 if it takes too much longer, a submit failed, or a receipt is missing
 */
export async function measureOutbox(
  { seconds, floors }: Options,
  root: string,
  { say, serve }: Ports,
): Promise<number> {
  const service = await serviceWithEmail(root);
  const mail = await takeMail();
  const settings = {
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'load@example.com',
    RECEIPTS_A_DAY: '1000000',
  };
  const off = await serve();
  const on = await serve(settings);
  const times: Readonly<Record<'off' | 'on', number[]>> = { off: [], on: [] };
  let sent = 0;
  try {
    const submits = Math.max(1, Math.round(seconds * RATE));
    // While code is compiled nothing counts.
    for (const { url } of [off, on]) await run(url, service, submits);
    sent += submits;
    for (let round = 0; round < ROUNDS; round += 1) {
      const turn = [['off', off] as const, ['on', on] as const];
      // Neither is always the first.
      for (const [name, { url }] of round % 2 === 0 ? turn : turn.toReversed()) {
        times[name].push(...(await run(url, service, submits)));
      }
      sent += submits;
    }
    const missing = await missingMails(mail.taken, sent);
    if (missing > 0) say(`${missing} of ${sent} receipts were not sent`);
    say(`${service.id}: ${RATE} submits a second, ${times.on.length} with and without the outbox`);
    for (const name of ['off', 'on'] as const) {
      const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => text(quantile(times[name], share)));
      say(`outbox ${name}: p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms`);
    }
    const growth = quantile(times.on, 0.95) / quantile(times.off, 0.95) - 1;
    say(`p95 with the outbox: ${growth < 0 ? '' : '+'}${(100 * growth).toFixed(1)} %`);
    return missing > 0 || (floors && growth > MOST_GROWTH) ? 1 : 0;
  } finally {
    mail.stop();
    await off.stop();
    await on.stop();
  }
}

const text = (milliseconds: number): string => milliseconds.toFixed(2);

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/** Sends submits at even intervals, and returns how many milliseconds each took. */
async function run(url: string, service: Service, submits: number): Promise<readonly number[]> {
  const begin = performance.now();
  return Promise.all(
    Array.from({ length: submits }, async (_, index) => {
      await sleep(Math.max(0, begin + (1000 * index) / RATE - performance.now()));
      return submit(url, service);
    }),
  );
}

let count = 0;

async function submit(url: string, service: Service): Promise<number> {
  count += 1;
  // One address gets a few receipts a day only.
  const body = JSON.stringify(service.sample).replaceAll(EMAIL, `visitor-${count}@example.com`);
  const started = performance.now();
  const response = await fetch(`${url}/api/${service.submit.path}`, {
    method: 'POST',
    headers: withKey({ 'content-type': 'application/json' }),
    body,
  });
  await response.arrayBuffer();
  if (response.status !== 201) throw new Error(`a submit was answered ${response.status}`);
  return performance.now() - started;
}

/** Returns the JSON service with the longest sample that has an e-mail address, which is replaced by EMAIL. */
async function serviceWithEmail(root: string): Promise<Service> {
  const found = (await loadCatalogue(root))
    .map(({ service }) => service)
    .filter(({ submit: { encoding }, sections }) => encoding === 'json' && !sections)
    .flatMap((service) => {
      const values = fromPayload(service, service.sample);
      const { email } = searchFieldsOf(service.form, values, '');
      const sample = JSON.stringify(service.sample);
      if (email === '' || !sample.includes(email)) return [];
      return [
        { ...service, sample: JSON.parse(sample.replaceAll(email, EMAIL)) as Service['sample'] },
      ];
    })
    .toSorted((a, b) => JSON.stringify(b.sample).length - JSON.stringify(a.sample).length);
  const [service] = found;
  if (!service) throw new Error('no JSON service has an e-mail address in its sample');
  return service;
}

/** Starts a mail server that counts what it takes. */
async function takeMail() {
  const { child, port } = await startMail();
  let taken = 0;
  child.on('message', () => (taken += 1));
  return { port, taken: () => taken, stop: () => child.disconnect() };
}

/** Seconds without another e-mail after which the rest counts as missing. */
const PATIENCE = 20;

async function missingMails(taken: () => number, sent: number): Promise<number> {
  for (let waited = 0, last = 0; taken() < sent && waited < PATIENCE; waited += 1) {
    await sleep(1000);
    if (taken() > last) waited = 0;
    last = taken();
  }
  return sent - taken();
}
