import { expect, test } from 'vitest';
import { startStaffed } from '../support/staffed';
import { servicesThat } from '../support/picks';
import { sampleRequest } from '../submit/submission';

interface Line {
  readonly reference: string;
  readonly found?: string;
}

const { app, call } = await startStaffed();
const [asked] = servicesThat(
  'asks for a surname and a passport',
  ({ sample }) => 'passportNumber' in sample && 'surname' in sample,
);

async function send(surname: string): Promise<string> {
  const request = await sampleRequest(asked, {}, (values) => ({ ...values, surname }));
  return (await app.inject(request)).json<{ reference: string }>().reference;
}

const search = async (text: string) =>
  (await call('GET', `application/?order=createdAt&search=${encodeURIComponent(text)}`)).json<{
    data: Line[];
  }>().data;
const together = await send('عبدالله');
const apart = await send('عبد الله');

test.each(['عبدالله', 'عبد الله'])('%s is found however it is spaced', async (name) => {
  const found = await search(name);
  expect(found.map(({ reference }) => reference)).toEqual([together, apart]);
});

test('a search says in which answer it has found what a line does not show', async () => {
  const { passportNumber } = asked.sample;
  const [, , label] = asked.form.properties.passportNumber?.label ?? [];
  const found = await search(`${String(passportNumber)} عبدالله`);
  expect(found.map((line) => line.found)).toEqual([label, label]);
  expect((await search(together)).map((line) => line.found)).toEqual([undefined]);
});

test('those that are open are without the ones that are done or refused', async () => {
  const { data } = (await call('GET', `application/?search=${apart}`)).json<{
    data: { id: string }[];
  }>();
  await call('PUT', `application/${data[0]?.id}/`, { status: 'done' });
  const open = (await call('GET', 'application/?open=1')).json<{ data: Line[]; total: number }>();
  expect(open.data.map(({ reference }) => reference)).toEqual([together]);
  expect((await call('GET', 'application_count/?open=1')).json()).toMatchObject({ total: 1 });
  expect((await call('GET', 'application/?open=0')).json()).toMatchObject({ total: 2 });
  expect((await call('GET', 'application/?open=yes')).statusCode).toBe(422);
});
