import { expect, it } from 'vitest';
import { fromPayload } from '../../../src/definition/payload/payload';
import { type Path, type Values, withValueAt } from '../../../src/definition/model/values';
import { servicesThat } from '../support/picks';
import { withId, startStaffed } from '../support/staffed';
import { wireRequest } from './submission';

const { app, answerOf, storage } = await startStaffed();
const [service] = servicesThat(
  'looks up numbers in content',
  ({ lookup }) => lookup?.gives !== undefined,
);
const [offering] = servicesThat('checks offers', ({ lookup }) => lookup?.offers !== undefined);
const { lookup, sample } = service;
const form = fromPayload(service, sample);

type Change = readonly [Path, unknown];
const sent = (...changes: readonly Change[]) => sentTo(service, ...changes);
const sentTo = async (to: typeof service, ...changes: readonly Change[]) => {
  const wire = changes.reduce<Values>(
    (values, [path, value]) => withValueAt(values, path, value as never) as Values,
    to.sample,
  );
  const { payload, ...request } = await wireRequest(to, wire);
  const response = await app.inject({ ...request, payload });
  const { errors = [] } = response.json<{
    errors?: { name: string; code: string; limit?: string }[];
  }>();
  return response.statusCode === 201
    ? 'taken'
    : errors.map(({ name, code, limit }) => [name, code, ...(limit ? [limit] : [])].join(' '));
};

it.each<[string, readonly (readonly [Path, unknown])[], unknown]>([
  ['the right amounts', [], 'taken'],
  ['another price', [[['rooms', 0, 'totalMoney'], 1]], ['rooms.0.totalMoney amount $1,750']],
  ['another sum', [[['roomsTotalMoney'], 1]], ['roomsTotalMoney amount $3,520']],
  ['a hotel that is in no list', [[['hotelName'], 'The Ritz']], ['hotelName priceList']],
  [
    'amounts without a hotel',
    [
      [['hotelName'], ''],
      [['flyDate'], ''],
      [['star'], undefined],
    ],
    ['hotelName priceList'],
  ],
  ['a tour that nobody knows', [[['tour_group'], 'gone']], 'taken'],
])("validates by the server's prices: %s", async (_, changes, response) => {
  expect(await sent(...changes)).toEqual(response);
});

it.each<[string, readonly Change[], unknown]>([
  ['the price of the period', [], 'taken'],
  ['the price of another age', [[['planPrice'], '45']], 'taken'],
  ['a price of another period', [[['planPrice'], '9']], ['planPrice priceList']],
  ['a price without a period', [[['tripPeriod'], '']], ['tripPeriod priceList']],
  ['a period that the plan has not', [[['tripPeriod'], '2 years']], ['tripPeriod priceList']],
  [
    'no price yet',
    [
      [['tripPeriod'], ''],
      [['planPrice'], ''],
    ],
    'taken',
  ],
  ['a plan that nobody knows', [[['healthInsuranceType'], 'gone']], 'taken'],
])('accepts only prices of the chosen row: %s', async (_, changes, response) => {
  expect(await sentTo(offering, ...changes)).toEqual(response);
});

it('adds amounts that were left out and stores no prices', async () => {
  const rooms = form.rooms as readonly Values[];
  const without = rooms.map(({ totalMoney: _, ...room }) => room);
  const request = await wireRequest(service, {
    ...(sample as Values),
    rooms: without,
    roomsTotalMoney: undefined,
  });
  const { reference } = (await app.inject(request)).json<{ reference: string }>();
  const { data } = await answerOf('GET', `${service.staff.list}?search=${reference}`);
  const [{ id }] = data as [{ id: string }];
  const stored = await answerOf('GET', withId(`${service.staff.list}{id}/`, id));
  expect(stored).toMatchObject({ rooms: sample.rooms, roomsTotalMoney: sample.roomsTotalMoney });
  for (const name of Object.keys(lookup?.gives ?? {})) expect(stored).not.toHaveProperty(name);
});

it('uses the current price', async () => {
  const { content = '', in: names = [], record = '' } = lookup ?? {};
  const id = String(sample[record]);
  const kept = await storage.content.read(content, id);
  const [row] = (kept!.document.priceList as { body: [unknown[]] }).body;
  const changed = withValueAt(kept?.document ?? {}, [...names, 0], [
    ...row.slice(0, 3),
    700,
    ...row.slice(4),
  ] as never) as Values;
  await storage.content.replace(content, id, changed, '2026-06-15T12:00:00.000Z');
  expect(await sent()).toEqual([
    'rooms.0.totalMoney amount $1,850',
    'rooms.1.totalMoney amount $1,870',
    'roomsTotalMoney amount $3,720',
  ]);
});
