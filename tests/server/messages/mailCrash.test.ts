import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { figure } from '../../requirements/figure';
import { buildServer, type Started, startProcess } from '../process/builtServer';
import { sampleRequest, servicesWith } from '../submit/submission';
import { tempFolder } from '../support/folders';
import { STAFF } from '../support/harness';
import { isLong } from '../support/long';
import { sendTo } from '../support/remote';
import { mailEnv, openMailbox } from './mailbox';

const { submissions, kills } = isLong
  ? { submissions: 3000, kills: 60 }
  : { submissions: 30, kills: 2 };
const AT_ONCE = 5;

/** Refuses three of ten, and never the same places of each batch: what is refused ten times is given up on. */
let asked = 0;
const mailbox = await openMailbox(() => {
  asked += 1;
  return (Math.imul(asked, 2_654_435_761) >>> 0) % 10 < 3;
});
const main = await buildServer();
const [service] = servicesWith('json');

test(
  'killed while it sends to a server that refuses, it loses no message and doubles none but by its id',
  { timeout: 900_000 },
  async (context) => {
    const dataDir = join(await tempFolder(), 'data');
    const env = {
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      STAFF_EMAIL: STAFF.email,
      STAFF_PASSWORD: STAFF.password,
      ...mailEnv(mailbox),
      RECEIPTS_A_DAY: '1000000',
    };
    let server: Promise<Started> = startProcess(main, env);
    const references: string[] = [];
    let index = 0;
    const send = async (email: string) => {
      const request = await sampleRequest(service, {}, (values) => ({ ...values, email }));
      return sendTo((await server).address, request);
    };
    const sendSome = async () => {
      while (index < submissions) {
        const email = `visitor-${index}@example.com`;
        index += 1;
        // Not acknowledged: it may be stored or not, and is sent as another application.
        let reference = await send(email);
        while (reference === undefined) reference = await send(email);
        references.push(reference);
      }
    };
    const killSome = async () => {
      for (let kill = 1; kill <= kills; kill += 1) {
        while (references.length < (submissions * kill) / (kills + 1)) await sleep(1);
        await (await server).end('SIGKILL');
        server = startProcess(main, env);
        await server;
      }
    };
    await Promise.all([killSome(), ...Array.from({ length: AT_ONCE }, sendSome)]);

    const store = new Database(join(dataDir, 'rega.db'));
    store.pragma('busy_timeout = 5000');
    const waiting = () =>
      (
        store.prepare("select count(*) as n from message where state = 'waiting'").get() as {
          n: number;
        }
      ).n;
    while (waiting() > 0) {
      // As if the pauses were over.
      store.exec("update message set due = '2026-01-01' where state = 'waiting' and attempts > 0");
      // Wakes the outbox; nobody gets a receipt for it.
      await send('nobody');
      await sleep(100);
    }
    const givenUp = store
      .prepare(
        "select reference from message join application a on a.id = application_id where state = 'failed'",
      )
      .all() as { readonly reference: string }[];
    store.close();
    await (await server).end('SIGTERM');

    const ids = new Map<string, Set<string>>();
    for (const { messageId, to } of mailbox.received) {
      const of = ids.get(messageId) ?? new Set();
      ids.set(messageId, of.add(to[0] ?? ''));
    }
    for (const to of ids.values()) expect(to.size).toBe(1);
    const raw = new Set(
      mailbox.received.flatMap(({ headers }) => /RG-[\w-]{9}/u.exec(headers) ?? []),
    );
    // The panel's home page lists them.
    const told = new Set(givenUp.map(({ reference }) => reference));
    const lost = references.filter((reference) => !raw.has(reference) && !told.has(reference));
    expect(lost).toEqual([]);
    // One id for each application: a doubled mail is recognised by it.
    expect(ids.size).toBe(raw.size);
    const doubled = mailbox.received.length - ids.size;
    const counts = `${submissions} submissions, killed ${kills} times, ${asked} mails sent`;
    figure(
      context,
      'R33',
      `messages: ${counts}, 0 lost, ${told.size} given up on, ${doubled} doubled with the same Message-ID`,
    );
  },
);
