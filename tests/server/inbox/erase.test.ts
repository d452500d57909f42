import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { figure, proves } from '../../requirements/figure';
import { startServer } from '../support/harness';
import { fileFields, readPath, servicesThat } from '../support/picks';
import { sampleRequest } from '../submit/submission';

const { app, files, login, settings } = await startServer();
const staff = await login();
const [service] = servicesThat('sends photos', (one) => fileFields(one).length > 0);

const TRACES = ['Needlewoman', '0750 918 2736', '07509182736', 'needle@haystack.example'];
const traceful = await sampleRequest(service, { 'idempotency-key': 'a-key-of-one' }, (values) => ({
  ...values,
  firstName: TRACES[0],
  phoneNumber: TRACES[1],
  email: TRACES[3],
}));

const ask = (path: string) => app.inject({ url: `/api/${path}`, headers: staff });

/** Returns which traces are in the database's files, in whatever order pages are written. */
async function tracesOnDisk(): Promise<string[]> {
  const names = (await readdir(settings.dataDir)).filter((name) => name.startsWith('rega.db'));
  const bytes = await Promise.all(names.map((name) => readFile(join(settings.dataDir, name))));
  return TRACES.filter((trace) =>
    bytes.some((file) => file.toString('latin1').toLowerCase().includes(trace.toLowerCase())),
  );
}

test('an erased application leaves only audit entries', async (context) => {
  expect((await app.inject(traceful)).statusCode).toBe(201);
  const kept = await app.inject(await sampleRequest(service));
  expect(kept.statusCode).toBe(201);
  const both = await files('photos');
  const found = (await ask('application/?search=needlewoman')).json<{
    data: { id: string; reference: string }[];
  }>().data;
  const [{ id, reference } = { id: '', reference: '' }] = found;
  const paid = await app.inject({
    method: 'POST',
    url: `/api/application/${id}/money/`,
    headers: staff,
    payload: { kind: 'payment', amount: 5000, currency: 'USD', text: TRACES[0] },
  });
  expect(paid.statusCode).toBe(201);
  expect(await tracesOnDisk()).toEqual(TRACES);
  expect((await ask(readPath(service, id))).statusCode).toBe(200);

  const erase = () =>
    app.inject({ method: 'DELETE', url: `/api/application/${id}/`, headers: staff });
  expect((await erase()).statusCode).toBe(200);
  expect((await erase()).statusCode).toBe(404);

  for (const path of [`application/${id}/`, readPath(service, id)]) {
    expect((await ask(path)).statusCode).toBe(404);
  }
  const { data } = (await ask('application/')).json<{ data: { reference: string }[] }>();
  expect(data.map((one) => one.reference)).toEqual([kept.json<{ reference: string }>().reference]);
  expect(await tracesOnDisk()).toEqual([]);

  const left = await files('photos');
  const gone = both.filter((name) => !left.includes(name));
  expect(gone.length).toBeGreaterThan(0);
  expect(left.length).toBeGreaterThan(0);
  for (const name of gone) {
    expect((await ask(`photo/${name.replace('.jpg', '')}/`)).statusCode).toBe(404);
  }

  const trail = (await ask(`audit/?search=${reference}`)).json<{
    data: { action: string; subject: string }[];
  }>().data;
  expect(trail.map(({ action }) => action)).toEqual([
    'applicationErased',
    'applicationRead',
    'moneyTaken',
  ]);
  expect(JSON.stringify(trail)).not.toMatch(/needle/iu);
  const erased = `${gone.length} photos gone, ${(await tracesOnDisk()).length} of ${TRACES.length} traces`;
  figure(context, 'R38', `erased: ${erased} on the disk, ${trail.length} lines in the trail`);
});

test('the idempotency key of an erased application can be used again', proves('R38'), async () => {
  expect((await app.inject(traceful)).statusCode).toBe(201);
  const { total } = (await ask('application/')).json<{ total: number }>();
  expect(total).toBe(2);
});
