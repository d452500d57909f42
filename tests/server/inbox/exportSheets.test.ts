import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { localise } from '../../../src/definition/language/localise';
import { rowsColumns } from '../../../src/server/inbox/export/exportColumns';
import { startServer } from '../support/harness';
import { sampleRequest, services } from '../submit/submission';
import { people } from '../users/people';
import { sheetOf } from './sheetOf';

const server = await startServer();
const naz = await people(server).colleague();

/** Submits the sample of a service, and returns the id of its application. */
async function send(service: (typeof services)[number]): Promise<string> {
  const { body } = await server.app.inject(await sampleRequest(service));
  const { reference } = JSON.parse(body) as { reference: string };
  const response = await naz.call('GET', `application/?search=${reference}`);
  return response.json<{ data: { id: string }[] }>().data[0]?.id ?? '';
}

test('has a sheet for the rows of each list, named for it, with the application beside each', async () => {
  const listed = services.find((one) => rowsColumns(localise(one, 'en')).length > 0)!;
  const { rawPayload } = await naz.call(
    'GET',
    `application_export/?format=xlsx&service=${listed.id}&ids=${await send(listed)}`,
  );
  const files = unzipSync(rawPayload);
  const book = strFromU8(files['xl/workbook.xml']!);
  const sheets = [...book.matchAll(/<sheet name="([^"]*)"/gu)].map(([, name]) => name);
  const labels = rowsColumns(localise(listed, 'en')).map(({ label }) => label.slice(0, 27));
  expect(sheets).toEqual(['Applications', ...labels]);
  const second = strFromU8(files['xl/worksheets/sheet2.xml']!);
  for (const heading of ['Reference', 'Name', 'Phone', 'List', 'No.']) {
    expect(second).toContain(`>${heading}<`);
  }
});

test('is in the language of the account, from right to left, and says whose it is and since when it is closed', async () => {
  const plain = services[0]!;
  const id = await send(plain);
  await naz.call('PUT', `user/${naz.id}/`, { language: 'ku', name: 'Naz' });
  const done = await naz.call('PUT', `application/${id}/`, { assignee: naz.id, status: 'done' });
  expect(done.statusCode, done.body).toBe(200);
  const { rawPayload } = await naz.call(
    'GET',
    `application_export/?format=xlsx&service=${plain.id}&ids=${id}`,
  );
  const { sheet, cells } = sheetOf(rawPayload);
  expect(sheet).toContain('rightToLeft="1"');
  const texts = [...cells.values()].join('');
  for (const text of ['ژمارەی داواکاری', 'کاتی داخستن', 'Naz', plain.tile.title[0]]) {
    expect(texts).toContain(text);
  }
  const today = Math.floor((Date.now() - Date.UTC(1899, 11, 30)) / 86_400_000);
  const moments = [...sheet.matchAll(/ s="4"><v>([0-9]+)/gu)].map(([, day]) => Number(day));
  // Sent, last change and closed; the agency's day may be the next one already.
  expect(moments.map((day) => day - today).every((more) => more === 0 || more === 1)).toBe(true);
  expect(moments).toHaveLength(3);
});
