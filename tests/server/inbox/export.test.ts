import { escapeHtml } from '../../../src/server/base/escapeHtml';
import { describe, expect, test } from 'vitest';
import { localise } from '../../../src/definition/language/localise';
import { rowsColumns } from '../../../src/server/inbox/export/exportColumns';
import { withoutOverrides } from '../../../src/definition/model/text';
import type { Values } from '../../../src/definition/model/values';
import { widgetOf } from '../../../src/definition/model/widget';
import { figure, proves } from '../../requirements/figure';
import { FORMULAS } from './formulas';
import { sheetOf } from './sheetOf';
import { startServer } from '../support/harness';
import { fileFields, servicesThat } from '../support/picks';
import { issuesOf } from '../support/scenario';
import { sampleRequest, services } from '../submit/submission';
import { CONFIRMED } from '../users/people';

const { app, login } = await startServer();
const staff = await login();
const [plain] = servicesThat('has no photos', (one) => fileFields(one).length === 0);
const [withPhotos] = servicesThat('sends photos', (one) => fileFields(one).length > 0);

async function send(service: typeof plain, change: Values = {}): Promise<string> {
  const request = await sampleRequest(service, {}, (values) => ({ ...values, ...change }));
  const response = await app.inject(request);
  expect(response.statusCode, response.body).toBe(201);
  return response.json<{ reference: string }>().reference;
}

async function found(reference: string): Promise<{ readonly id: string }> {
  const url = `/api/application/?search=${reference}`;
  const response = await app.inject({ url, headers: staff });
  return response.json<{ data: { id: string }[] }>().data[0] ?? { id: '' };
}

const download = (query: string, payload: object = CONFIRMED, headers: object = staff) =>
  app.inject({
    method: 'POST',
    url: `/api/application_export/?${query}`,
    headers: { ...headers },
    payload,
  });

/** Returns the cells of a CSV file in which everything is quoted. */
const cellsOf = (csv: string): string[][] =>
  csv
    .replace(/^\uFEFF"/u, '')
    .replace(/"\r\n$/u, '')
    .split('"\r\n"')
    .map((row) => row.split('","').map((cell) => cell.replaceAll('""', '"')));

for (const service of services) await send(service);
/** A service that asks for a day, which its sample gives. */
const dated = services.find(({ form, sample }) =>
  Object.entries(form.properties).some(
    ([name, field]) => 'format' in field && field.format === 'date' && name in sample,
  ),
)!;
const hostile: string[] = [];
for (const formula of FORMULAS) {
  hostile.push(await send(plain, { firstName: formula, surname: formula }));
}

/** A cell that spreadsheets may compute, also behind what they skip; digits between spaces are none. */
const LIVE = /^(?!\+[0-9]{1,5}(?: [0-9]{3,4})+$)[\s\p{C}"`,;|]*[=+\-@＝＋－＠]/u;

let live = 0;
let cellsRead = 0;

describe('CSV export', proves('R36'), () => {
  test('has the common columns if it is of all services', async () => {
    const response = await download('format=csv&order=createdAt');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="applications-\d{4}-\d\d-\d\d\.csv"$/u,
      ),
    });
    expect(response.body.startsWith('\uFEFF')).toBe(true);
    const [header, ...rows] = cellsOf(response.body);
    expect(header).toEqual([
      'Reference',
      'Service',
      'Sent',
      'Language',
      'Status',
      'For',
      'Name',
      'Phone',
      'E-mail',
      'Assigned to',
      'Last change',
      'Closed',
      'Due',
      'Notes',
    ]);
    expect(rows).toHaveLength(services.length + FORMULAS.length);
    expect(rows.slice(0, services.length).map(([, service]) => service)).toEqual(
      services.map(({ tile }) => tile.title[2]),
    );
    expect(rows[0]?.slice(2, 5)).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/u),
      'English',
      'New',
    ]);
  });

  test.each(services.map((service) => [service.id, service] as const))(
    'of %s holds every question in English, and every answer to it',
    async (id, service) => {
      const response = await download(`format=csv&service=${id}&order=createdAt`);
      const [header = [], row = []] = cellsOf(response.body);
      expect(row).toHaveLength(header.length);
      expect(header.slice(0, 5)).toEqual(['Reference', 'Service', 'Sent', 'Language', 'Status']);
      for (const [name, answer] of Object.entries(service.sample)) {
        const field = service.form.properties[name];
        if (!field || widgetOf(field) !== 'text' || !/^\p{L}/u.test(String(answer))) continue;
        expect(header).toContain(field.label[2]);
        expect(row).toContain(answer);
      }
      expect(header.join()).not.toMatch(/[\u0600-\u06ff]/u);
      expect(response.body).not.toMatch(/undefined|\[object/u);
    },
  );

  test('contains the number of photos only', async () => {
    const response = await download(`format=csv&service=${withPhotos.id}`);
    expect(response.body).toMatch(/"\d photos?"/u);
    expect(response.body).not.toMatch(/[0-9a-f]{32}/u);
  });

  test('ends with the date that is set and the notes of staff', async () => {
    const reference = await send(plain);
    const headers = { ...staff };
    const { id } = await found(reference);
    const url = `/api/application/${id}/`;
    const note = { text: '=Call\n"her" at nine' };
    const changes = [
      await app.inject({ method: 'PUT', url, headers, payload: { due: '2030-05-06' } }),
      await app.inject({ method: 'POST', url: `${url}note/`, headers, payload: note }),
    ];
    expect(changes.map(({ statusCode }) => statusCode)).toEqual([200, 201]);
    for (const query of ['', `&service=${plain.id}`]) {
      const { body } = await download(`format=csv&search=${reference}${query}`);
      const [header = [], row = []] = cellsOf(body);
      expect(header.slice(-2)).toEqual(['Due', 'Notes']);
      expect(row).toHaveLength(header.length);
      expect(row.at(-2)).toBe('2030-05-06');
      expect(row.at(-1)).toMatch(
        /^\d{4}-\d\d-\d\d \d\d:\d\d shilan@agency\.example: =Call\n"her" at nine$/u,
      );
    }
    await app.inject({ method: 'DELETE', url, headers });
  });

  test.each([
    ['+9647501234567', '+964 750 123 4567'],
    ['+964 750 123 4567', '+964 750 123 4567'],
    ['+964 (750) 123-4567', '+964 750 123 4567'],
  ])('writes the telephone number %s without an apostrophe', async (typed, written) => {
    const reference = await send(plain, { phoneNumber: typed });
    for (const query of ['', `&service=${plain.id}`]) {
      const { body } = await download(`format=csv&search=${reference}${query}`);
      expect(cellsOf(body)[1]).toContain(written);
    }
    const { id } = await found(reference);
    await app.inject({ method: 'DELETE', url: `/api/application/${id}/`, headers: staff });
  });

  test('uses the filters of the list', async () => {
    const { body } = await download(`format=csv&search=${hostile[0]}`);
    expect(cellsOf(body).map(([reference]) => reference)).toEqual(['Reference', hostile[0]]);
    expect(cellsOf((await download('format=csv&status=done')).body)).toHaveLength(1);
  });

  test.each(['', `&service=${plain.id}`])('contains no live formula%s', async (query) => {
    const { body } = await download(`format=csv${query}`);
    const cells = cellsOf(body).flat();
    // Names have no overrides of direction.
    const isThere = (text: string) => cells.some((cell) => withoutOverrides(cell).includes(text));
    const formulas = FORMULAS.map((formula) => withoutOverrides(formula.trim()));
    expect(formulas.filter((formula) => !isThere(formula))).toEqual([]);
    cellsRead += cells.length;
    live += cells.filter((cell) => LIVE.test(cell)).length;
    expect(cells.filter((cell) => LIVE.test(cell))).toEqual([]);
    // Separators are between quotes.
    expect(body.replaceAll(/"(?:[^"]|"")*"/gu, '')).toMatch(/^\uFEFF(?:,|\r\n)*$/u);
  });
});

describe('XLSX export', proves('R36'), () => {
  test('is a workbook of texts, numbers and dates', async () => {
    const response = await download(`format=xlsx&service=${plain.id}`);
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(
        new RegExp(`^attachment; filename="${plain.id}-[\\d-]+\\.xlsx"$`, 'u'),
      ),
    });
    const { names, sheet, cells } = sheetOf(response.rawPayload);
    const lists = rowsColumns(localise(plain, 'en'));
    expect(names.toSorted()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      ...[undefined, ...lists].map((_, index) => `xl/worksheets/sheet${index + 1}.xml`),
    ]);
    expect(/<f[\s>]|<hyperlink|\st="(?!inlineStr)/u.exec(sheet)?.[0]).toBeUndefined();
    expect(cells.get('A1')).toContain('>Reference<');
    const texts = [...cells.values()].join('');
    expect(FORMULAS.filter((formula) => !texts.includes(`>${escapeHtml(formula)}<`))).toEqual([]);
    cellsRead += cells.size;
    for (const inner of cells.values()) {
      expect(inner).toMatch(
        /^(?:<is><t xml:space="preserve">[^<]*<\/t><\/is>|<v>-?[0-9.]+<\/v>)$/u,
      );
    }
  });

  test('has days, moments and amounts that can be sorted and summed, and nothing else as a number', async () => {
    const { id, form } = dated;
    const { sheet } = sheetOf((await download(`format=xlsx&service=${id}`)).rawPayload);
    const days = Object.entries(form.properties).flatMap(([name, field]) => {
      const day = dated.sample[name];
      return 'format' in field && field.format === 'date' && typeof day === 'string' ? [day] : [];
    });
    expect(days.length).toBeGreaterThan(0);
    for (const day of days) {
      const serial = (Date.parse(day) - Date.UTC(1899, 11, 30)) / 86_400_000;
      expect(sheet).toContain(` s="3"><v>${serial}</v></c>`);
    }
    expect(sheet).toMatch(/<c r="C2" s="4"><v>4[0-9]{4}\.[0-9]+<\/v><\/c>/u);
    // A telephone number would lose its first digit.
    const numbers = [...sheet.matchAll(/<v>([^<]*)<\/v>/gu)].map(([, value = '']) => value);
    expect(numbers.filter((value) => /^0[0-9]/u.test(value))).toEqual([]);
    expect(sheet).toMatch(/<autoFilter ref="A1:[A-Z]+[0-9]+"\/><\/worksheet>$/u);
  });

  test('is well-formed XML whatever was typed', async () => {
    const reference = await send(plain, { surname: `</t><f>1+1</f>&]]>\u0001\uFFFF"' ئێستا 😀` });
    const { sheet, cells } = sheetOf(
      (await download(`format=xlsx&search=${reference}`)).rawPayload,
    );
    expect(cells.size).toBe(24);
    expect(cells.get('G2')).toContain(
      `&lt;/t&gt;&lt;f&gt;1+1&lt;/f&gt;&amp;]]&gt;&quot;&#39; ئێستا 😀`,
    );
    expect(sheet.includes('<f>')).toBe(false);
  });

  test('names columns after Z', async () => {
    const long = services.map(({ id }) => download(`format=xlsx&service=${id}`));
    const sheets = (await Promise.all(long)).map(({ rawPayload }) => sheetOf(rawPayload));
    const widest = sheets.toSorted((a, b) => b.cells.size - a.cells.size)[0];
    expect([...(widest?.cells.keys() ?? [])]).toEqual(expect.arrayContaining(['Z1', 'AA1', 'AB1']));
  });
});

test('is for staff only and never cached', async (context) => {
  for (const format of ['csv', 'xlsx']) {
    for (const headers of [{}, { authorization: 'Bearer x' }, { cookie: staff.authorization }]) {
      const refused = await download(`format=${format}`, CONFIRMED, headers);
      expect(refused.statusCode).toBe(401);
      expect(refused.headers).not.toHaveProperty('content-disposition');
    }
    const { headers } = await download(`format=${format}`);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-disposition']).toMatch(/^attachment;/u);
  }
  const formulas = `${live} live of ${FORMULAS.length} formulas`;
  figure(context, 'R36', `${formulas} among ${cellsRead} cells of CSV and XLSX`);
});

test.each([
  ['', [['format', 'required']]],
  ['format=pdf', [['format', 'choice']]],
  ['format=csv&service=nobody', [['service', 'choice']]],
  ['format=csv&from=x', [['from', 'date']]],
])('rejects ?%s', async (query, issues) => {
  const response = await download(query);
  expect(response.statusCode).toBe(422);
  expect(issuesOf(response)).toEqual(issues);
});

test('is audited without the search text', async () => {
  await download('format=csv&search=zangana');
  const audit = await app.inject({ url: '/api/audit/?search=exported', headers: staff });
  const [entry] = audit.json<{ data: { subject: string }[] }>().data;
  expect(entry?.subject).toBe('applications csv 0');
  expect(audit.body).not.toContain('zangana');
});
