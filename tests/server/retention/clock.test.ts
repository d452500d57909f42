import { describe, expect, test, vi } from 'vitest';
import { clockOf, graceOf } from '../../../src/server/retention/clock';
import type { Storage } from '../../../src/server/storage/storage';
import { mailEnv, openMailbox, partsOf } from '../messages/mailbox';
import { startServer } from '../support/harness';
import { startStaffed } from '../support/staffed';
import { sampleRequest, servicesWith } from '../submit/submission';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.parse('2026-06-01T10:00:00.000Z');

/** A clock of the system that can be set, and what servers on one database remember. */
function startClock(lastStored?: number, earliest = 0) {
  const known = new Map<string, number>();
  const moments = {
    read: async (key: string) => known.get(key),
    note: async (key: string, at: number) => void known.set(key, at),
    forget: async (key: string) => void known.delete(key),
    lastStored: async () => lastStored,
  };
  const error = vi.fn();
  const storage = { moments } as unknown as Storage;
  const grace = graceOf({ storage, settings: { mail: undefined }, log: { error } });
  const open = (time: { at: number }) =>
    clockOf({ moments, grace, system: () => new Date(time.at), earliest });
  return { open, error };
}

describe('what is old by the clock is erased', () => {
  type Step = readonly [days: number, isRight: boolean];
  const CASES: readonly (readonly [string, readonly Step[], announced: number])[] = [
    [
      'while it goes on',
      [
        [0, true],
        [1, true],
        [30.9, true],
        [60, true],
      ],
      0,
    ],
    [
      'a day after it was far ahead',
      [
        [0, true],
        [400, false],
        [400.5, false],
        [401, true],
      ],
      1,
    ],
    [
      'not while it is only ahead for hours',
      [
        [0, true],
        [400, false],
        [1, true],
        [400, false],
      ],
      2,
    ],
    [
      'not within a day after another jump',
      [
        [0, true],
        [400, false],
        [800, false],
        [801, true],
      ],
      2,
    ],
    [
      'a day after it was behind',
      [
        [0, true],
        [-1, false],
        [-0.5, false],
        [0, true],
      ],
      1,
    ],
    [
      'where it has stayed for a day',
      [
        [0, true],
        [-9, false],
        [-8, true],
        [-7, true],
      ],
      1,
    ],
    [
      'if it is set by minutes',
      [
        [0, true],
        [-0.01, true],
      ],
      0,
    ],
  ];
  test.each(CASES)('%s', async (_, steps, announced) => {
    const { open, error } = startClock();
    const time = { at: START };
    const clock = open(time);
    const found = [];
    for (const [days] of steps) {
      time.at = START + days * DAY;
      found.push(await clock.isRight());
    }
    expect(found).toEqual(steps.map(([, isRight]) => isRight));
    expect(error).toHaveBeenCalledTimes(announced);
  });

  test('a day later although the server was started again meanwhile', async () => {
    const { open, error } = startClock(START);
    const time = { at: START + 400 * DAY };
    const found = [];
    for (const hours of [0, 8, 16, 24]) {
      time.at = START + 400 * DAY + hours * HOUR;
      found.push(await open(time).isRight());
    }
    expect(found).toEqual([false, false, false, true]);
    expect(error).toHaveBeenCalledOnce();
  });

  test('never by the server whose clock differs from that of another one', async () => {
    const { open } = startClock();
    const [time, wrong] = [{ at: START }, { at: START + 400 * DAY }];
    const [clock, other] = [open(time), open(wrong)];
    for (let hours = 0; hours < 50; hours += 1) {
      expect([await clock.isRight(), await other.isRight()]).toEqual([true, false]);
      time.at += HOUR;
      wrong.at += HOUR;
    }
  });

  test('never by a clock that is earlier than the server was written', async () => {
    const time = { at: Date.parse('1999-01-01T00:00:00.000Z') };
    const { open } = startClock(undefined, START);
    const clock = open(time);
    for (let hours = 0; hours < 50; hours += 1) {
      expect(await clock.isRight()).toBe(false);
      expect(clock.now().getTime()).toBeGreaterThanOrEqual(START);
      time.at += HOUR;
    }
  });
});

test('goes on while the clock of the system goes back', async () => {
  const time = { at: START };
  const clock = startClock().open(time);
  await clock.isRight();
  // At once, and also after it was looked at.
  for (const days of [-1, -9000]) {
    time.at = START + days * DAY;
    for (const look of [false, true]) {
      if (look) await clock.isRight();
      const at = clock.now().getTime();
      expect(at).toBeGreaterThanOrEqual(START);
      expect(at).toBeLessThan(START + HOUR);
    }
  }
  time.at = START + DAY;
  expect(clock.now()).toEqual(new Date(time.at));
});

test('an application that comes while the clock is behind is not older than the last one', async () => {
  const time = { at: START };
  const server = await startServer({ now: () => new Date(time.at) });
  const [service] = servicesWith('json');
  const send = async () => (await server.app.inject(await sampleRequest(service))).statusCode;
  expect(await send()).toBe(201);
  const env = { DATA_DIR: server.settings.dataDir };
  time.at = Date.parse('1999-01-01T00:00:00.000Z');
  const again = await startServer({ now: () => new Date(time.at), env });
  expect((await again.app.inject(await sampleRequest(service))).statusCode).toBe(201);
  const before = new Date(START).toISOString();
  expect(await again.storage.inbox.ids({ before }, 'createdAt')).toEqual([]);
});

test('nothing is erased by its age at once if the clock is far ahead', async () => {
  const [service] = servicesWith('json');
  let DATA_DIR: string | undefined;
  /** Starts a server so many days later, which does its daily work; returns what is left. */
  const startAfter = async (days: number) => {
    const env = { RETENTION_DAYS: '30', ...(DATA_DIR && { DATA_DIR }) };
    const now = () => new Date(START + days * DAY);
    const { app, storage, settings } = await startServer({ env, now });
    DATA_DIR = settings.dataDir;
    const dropped = [
      vi.spyOn(storage.content, 'purge'),
      vi.spyOn(storage.handovers, 'dropEnded'),
      vi.spyOn(storage.messages, 'dropSent'),
      vi.spyOn(storage.stepCounts, 'dropBefore'),
    ];
    await app.ready();
    if (days === 0) await app.inject(await sampleRequest(service));
    // Waits for the tasks of the start.
    await app.close();
    const { total } = await storage.inbox.count({});
    return { dropped: dropped.map(({ mock }) => mock.calls.length), total };
  };
  expect(await startAfter(0)).toEqual({ dropped: [1, 1, 1, 1], total: 1 });
  expect(await startAfter(400)).toEqual({ dropped: [0, 0, 0, 0], total: 1 });
  expect(await startAfter(401)).toEqual({ dropped: [1, 1, 1, 1], total: 0 });
});

test('owners are told of a doubt once, by e-mail in their language and in the panel', async () => {
  const time = { at: START };
  const box = await openMailbox();
  const env = mailEnv(box);
  const first = await startStaffed({ env, now: () => new Date(time.at) });
  const { id } = await first.answerOf('GET', 'me/');
  await first.storage.staff.change(String(id), { language: 'ku' });
  expect((await first.answerOf('GET', 'dashboard/')).doubts).toEqual([]);
  time.at += 400 * DAY;
  for (const DATA_DIR of [1, 2].map(() => first.settings.dataDir)) {
    const again = await startStaffed({ env: { ...env, DATA_DIR }, now: () => new Date(time.at) });
    expect((await again.answerOf('GET', 'dashboard/')).doubts).toEqual(['clock']);
    await again.app.close();
  }
  const [mail, ...more] = await box.arrived(1);
  expect(more).toEqual([]);
  expect(partsOf(mail!).html).toContain('<html lang="ckb" dir="rtl">');
  expect(partsOf(mail!).text).toContain('سێرڤەرەکە');
});
