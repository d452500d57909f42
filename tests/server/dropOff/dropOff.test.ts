import { describe, expect, test, vi } from 'vitest';
import { COUNTED_MONTHS, type DropOff, MOST_SECTIONS } from '../../../src/contract/dropOff';
import { loadCatalogue } from '../../../src/server/catalogue';
import { oldestMonth, stepCounter } from '../../../src/server/dropOff/feature';
import type { StepCount } from '../../../src/server/dropOff/store';
import { ROOT } from '../support/folders';
import { startServer } from '../support/harness';
import { startStaffed } from '../support/staffed';
import { people } from '../users/people';

const catalogue = await loadCatalogue(ROOT);
const [{ service }] = catalogue.filter(
  ({ service: { steps, sections } }) => steps.length > 2 && !sections,
) as [(typeof catalogue)[number]];
const [{ service: sectioned }] = catalogue.filter(({ service: { sections } }) => sections) as [
  (typeof catalogue)[number],
];
const now = new Date('2026-03-15T10:00:00.000Z');

/** A counter with what it has stored. */
function counting(isLimited = true) {
  const stored: StepCount[] = [];
  const add = vi.fn(async (counts: readonly StepCount[]) => void stored.push(...counts));
  const storage = { stepCounts: { add } as never };
  return {
    counter: stepCounter({
      catalogue: { entries: () => catalogue },
      storage,
      now: () => now,
      isLimited,
    }),
    stored,
    add,
  };
}

const seen = (events: readonly string[], of = service, version = of.version) => ({
  service: of.id,
  version,
  events,
});

describe('a counter', () => {
  test('adds up in memory what pages report, and stores it at once', async () => {
    const { counter, stored, add } = counting();
    for (const caller of ['a', 'a', 'b']) counter.add(seen(['form shown', '0 shown']), caller);
    counter.add(seen(['0 continued', '1 shown', '1 shown']), 'b');
    expect(add).not.toHaveBeenCalled();
    await counter.flush();
    await counter.flush();
    expect(add).toHaveBeenCalledTimes(1);
    const row = { serviceId: service.id, version: service.version, month: '2026-03' };
    expect(stored).toEqual([
      { ...row, place: '0', shown: 3, continued: 1 },
      { ...row, place: '1', shown: 1, continued: 0 },
      { ...row, place: 'form', shown: 3, continued: 0 },
    ]);
  });

  test('knows the present services, versions and steps only', async () => {
    const { counter, stored } = counting();
    const last = service.steps.length;
    counter.add(seen(['form shown'], { ...service, id: 'other' }), 'a');
    counter.add(seen(['form shown'], service, service.version + 1), 'a');
    counter.add(seen([`${last} shown`, '99 shown', '00 shown', '01 shown']), 'a');
    await counter.flush();
    expect(stored).toEqual([]);
  });

  test('has room for the steps of sections, and no more', async () => {
    const { counter, stored } = counting();
    const own = sectioned.steps.length;
    counter.add(seen([`${own} shown`, `${own + MOST_SECTIONS - 1} shown`], sectioned), 'a');
    counter.add(seen([`${own + MOST_SECTIONS} shown`], sectioned), 'a');
    await counter.flush();
    expect(stored).toHaveLength(2);
  });

  test('counts one address so often in a minute only', async () => {
    const counts = async (isLimited: boolean) => {
      const { counter, stored } = counting(isLimited);
      for (let times = 0; times < 1000; times += 1) counter.add(seen(['form shown']), 'a');
      counter.add(seen(['form shown']), 'b');
      await counter.flush();
      counter.add(seen(['form shown']), 'a');
      await counter.flush();
      return stored.map(({ shown }) => shown);
    };
    expect(await counts(true)).toEqual([301, 1]);
    expect(await counts(false)).toEqual([1001, 1]);
  });

  test('keeps what cannot be stored, adds to it, and stores it once the database answers', async () => {
    const { counter, stored, add: fails } = counting();
    fails.mockRejectedValueOnce(new Error('no database'));
    counter.add(seen(['form shown', '0 shown']), 'a');
    const failing = counter.flush();
    counter.add(seen(['form shown', 'form continued']), 'a');
    await expect(failing).rejects.toThrow('no database');
    for (let times = 0; times < 2; times += 1) await counter.flush();
    expect(stored.map(({ place, shown, continued }) => [place, shown, continued])).toEqual([
      ['0', 1, 0],
      ['form', 2, 1],
    ]);
  });

  test('keeps the months that it says', () => {
    expect(COUNTED_MONTHS).toBe(12);
    expect(oldestMonth(new Date('2026-03-31T23:59:59.999Z'))).toBe('2025-04');
    expect(oldestMonth(new Date('2026-12-01T00:00:00.000Z'))).toBe('2026-01');
  });
});

describe('counts of a form', async () => {
  const server = await startStaffed({ now: () => now });
  const { answerOf, app, call, storage } = server;
  const report = (body: object, headers: object = {}) =>
    call('POST', 'client/counts/', body, headers);
  const read = async () => (await answerOf('GET', 'drop_off/')) as unknown as DropOff;
  const add = (place: string, shown: number, continued: number, version = service.version) =>
    storage.stepCounts.add([
      { serviceId: service.id, version, month: '2026-03', place, shown, continued },
    ]);

  test('are not told below ten, and in tens above, whatever is compared', async () => {
    await add('form', 9, 9);
    expect((await read()).forms).toEqual([]);
    await add('form', 110, 29);
    await add('0', 118, 97);
    await add('1', 97, 9);
    await add('review', 38, 38);
    const { months, forms } = await read();
    expect(months).toBe(12);
    const [form] = forms;
    expect(form).toMatchObject({
      service: service.id,
      version: service.version,
      opened: 110,
      sent: 30,
    });
    expect(form!.steps.map(({ step, shown, continued }) => [step, shown, continued])).toEqual([
      [0, 110, 90],
      [1, 90, 0],
      ...service.steps.slice(2).map((_, index) => [index + 2, 0, 0]),
      [-1, 30, 30],
    ]);
    expect(form!.steps[0]!.title).toEqual([...service.steps[0]!.title]);
    const numbers = [
      ...JSON.stringify(forms).matchAll(/"(?:opened|sent|shown|continued)":(\d+)/gu),
    ];
    expect(numbers.length).toBeGreaterThan(8);
    for (const [, number] of numbers) expect(Number(number) % 10).toBe(0);
  });

  test('are separate for earlier versions, without the names of their steps', async () => {
    const before = service.version - 1;
    await add('form', 20, 10, before);
    await add('4', 10, 10, before);
    const { forms } = await read();
    expect(forms.map(({ version }) => version)).toEqual([service.version, before]);
    expect(forms[1]!.steps).toEqual([
      { step: 4, title: [], shown: 10, continued: 10 },
      { step: -1, title: [], shown: 0, continued: 0 },
    ]);
  });

  test('arrive from pages, and are stored when the server ends', async () => {
    const other = await startStaffed({ now: () => now });
    const dropped = vi.spyOn(other.storage.stepCounts, 'add');
    const body = seen(['form shown', '0 shown']);
    const response = await other.call('POST', 'client/counts/', body, {});
    expect([response.statusCode, response.body]).toEqual([200, '{}']);
    expect(Object.keys(response.headers)).not.toContain('set-cookie');
    await other.app.close();
    expect(dropped.mock.calls.flat(2).map(({ place, shown }) => [place, shown])).toEqual([
      ['0', 1],
      ['form', 1],
    ]);
  });

  test.each([
    ['no events', { events: [] }],
    ['too many events', { events: Array.from({ length: 101 }, () => 'form shown') }],
    ['another event', { events: ['form seen'] }],
    ['more than that', { visitor: 'Shilan' }],
  ])('with %s are refused', async (_, more) => {
    expect((await report({ ...seen(['form shown']), ...more })).statusCode).toBe(422);
  });

  test('are not taken from pages of other sites', async () => {
    const response = await report(seen(['form shown']), {
      origin: 'https://other.example',
    });
    expect(response.statusCode).toBe(403);
  });

  test('end after twelve months, in the daily sweep', async () => {
    const { app: starting, storage: old } = await startServer({ now: () => now });
    const row = { serviceId: service.id, version: 1, place: 'form', shown: 20, continued: 0 };
    await old.stepCounts.add([
      { ...row, month: '2025-03' },
      { ...row, month: '2025-04' },
    ]);
    await starting.ready();
    await expect.poll(() => old.stepCounts.totals()).toMatchObject([{ shown: 20 }]);
  });

  test('are read by those who read applications, of the services that they see', async () => {
    const { colleague } = people(server);
    const formsFor = async (rights: object) => {
      const response = await (await colleague(rights)).call('GET', 'drop_off/');
      return response.statusCode === 200
        ? response.json<DropOff>().forms.length
        : response.statusCode;
    };
    expect((await app.inject({ url: '/api/drop_off/' })).statusCode).toBe(401);
    expect(await formsFor({ role: 'contentEditor' })).toBe(403);
    expect(await formsFor({ role: 'reader' })).toBe(2);
    expect(await formsFor({ role: 'caseWorker', services: [service.id] })).toBe(2);
    expect(await formsFor({ role: 'caseWorker', services: [sectioned.id] })).toBe(0);
  });
});
