import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import type { HttpRefusal } from '../../../src/server/http/refusal';
import { clamd as readPlace } from '../../../src/server/settingReaders';
import { type Scanner, scannerAt } from '../../../src/server/photos/scanner';
import { multipartBody } from '../http/multipartBody';
import { pdf } from '../../shared/pdf';
import { tempFolder } from '../support/folders';
import { fileFields, servicesThat } from '../support/picks';
import { expectRefusal, issuesOf } from '../support/scenario';
import { startStaffed } from '../support/staffed';
import { sampleTexts } from '../submit/submission';
import { EICAR, openClamd } from './fakeClamd';
import { picture } from './pictures';

const clamd = await openClamd();
const lines: string[] = [];
const server = await startStaffed({
  env: { CLAMD_URL: clamd.url, METRICS: 'on' },
  logger: { level: 'warn', stream: { write: (line) => lines.push(line) } },
});
const { app, answerOf, call, files, sendParts, settings } = server;
const [service] = servicesThat(
  'sends photos and has a checklist',
  (one) => fileFields(one).length > 0 && one.documents !== undefined && !one.given,
);
const [field = ''] = fileFields(service);
const [item] = service.documents!;
const infected = Buffer.concat([await picture(), Buffer.from(EICAR)]);
const part = (name: string, content: Buffer) => ({ name, filename: 'a.jpg', content });

interface Opened {
  readonly reference: string;
  readonly link: string;
}

const submit = (content: Buffer, path = service.submit.path) =>
  sendParts('POST', path, [...sampleTexts(service), part(field, content)], {});
const opened = (await submit(await picture())).json<Opened>();
const idOf = async () => {
  const { data } = await answerOf('GET', `application/?search=${opened.reference}`);
  return (data as { id: string }[])[0]!.id;
};
await answerOf(
  'POST',
  `application/${await idOf()}/request/`,
  { fields: [field], text: 'x', due: null },
  201,
);
const status = await call('POST', 'client/status/', { link: opened.link }, {});
const { request } = status.json<{ request: { id: string } }>();
const kept = await files('photos');

/** Each way on which a file arrives, and the field at which it is refused. */
const WAYS: readonly (readonly [
  string,
  string,
  (content: Buffer) => Promise<LightMyRequestResponse>,
])[] = [
  ['an application', field, submit],
  [
    'an application that staff enter',
    field,
    (content) =>
      sendParts('POST', service.staff.list, [...sampleTexts(service), part(field, content)]),
  ],
  [
    'an answer to staff',
    field,
    (content) =>
      sendParts('POST', `client/status/${request.id}/`, [part(field, content)], {
        'status-link': opened.link,
      }),
  ],
  [
    'a document of the checklist',
    'files',
    (content) =>
      sendParts('POST', `client/document/${item!.id}/`, [part('files', content)], {
        'status-link': opened.link,
      }),
  ],
  [
    'a picture of content',
    'photo',
    (content) => sendParts('POST', 'content_photo/', [part('photo', content)]),
  ],
  [
    'a picture in a record',
    'logo',
    (content) =>
      sendParts('POST', 'partner/', [
        { name: 'name', content: '["a","b","c"]' },
        part('logo', content),
      ]),
  ],
];

describe.each(WAYS)('%s', (_, name, send) => {
  test('is refused at its field if the file is infected', async () => {
    const response = await send(infected);
    expect(response.statusCode, response.body).toBe(422);
    expect(issuesOf(response)).toEqual([[name, 'infected']]);
    expectRefusal(response);
    expect(await files('photos')).toEqual(kept);
    expect(await files('tmp')).toEqual([]);
  });

  test('is refused for now if nobody can say', async () => {
    clamd.trouble = 'hangUp';
    const response = await send(await picture());
    clamd.trouble = undefined;
    expect(response.statusCode, response.body).toBe(503);
    expect(response.headers['retry-after']).toBe('300');
    expect(issuesOf(response)).toEqual([['', 'unscanned']]);
    expectRefusal(response);
    expect(await files('photos')).toEqual(kept);
    expect(await files('tmp')).toEqual([]);
  });
});

test('a file is scanned as it came, byte by byte', async () => {
  const long = Buffer.concat([await picture('png'), Buffer.alloc(1 << 20, 7)]);
  expect((await submit(long)).statusCode).toBe(201);
  expect(clamd.scanned.at(-1)?.equals(long)).toBe(true);
});

test('a stored photo is made small without another scan', async () => {
  const { data } = await answerOf('GET', service.staff.list);
  const [photo] = (data as Record<string, string[]>[])[0]![field]!;
  clamd.trouble = 'hangUp';
  const small = await call('GET', `${photo}?size=small`);
  clamd.trouble = undefined;
  expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/jpeg']);
});

test('one infected file among others refuses all of them', async () => {
  const before = await files('photos');
  const parts = [await picture(), infected, await picture()].map((one) => part(field, one));
  const response = await sendParts(
    'POST',
    service.submit.path,
    [...sampleTexts(service), ...parts],
    {},
  );
  expect(issuesOf(response)).toEqual([[field, 'infected']]);
  expect(await files('photos')).toEqual(before);
});

test.each([
  ['ku', 'پشکنینی ڤایرۆس'],
  ['ar', 'فحص الفيروسات'],
  ['en', 'The virus check'],
])('the refusal is in %s', async (language, words) => {
  const { headers, payload } = multipartBody([...sampleTexts(service), part(field, infected)]);
  const response = await app.inject({
    method: 'POST',
    url: `/api/${service.submit.path}`,
    headers: { ...headers, 'accept-language': language },
    payload,
  });
  expect(response.json<{ errors: { message: string }[] }>().errors[0]?.message).toContain(words);
});

test('an application without files needs no scanner', async () => {
  clamd.trouble = 'hangUp';
  const response = await sendParts('POST', service.submit.path, sampleTexts(service), {});
  clamd.trouble = undefined;
  expect(response.statusCode).not.toBe(503);
});

test('operators see the scanner in the readiness, the metrics and the log', async () => {
  const ready = async () => (await app.inject({ url: '/api/ready/' })).json<object>();
  const metrics = async () => (await app.inject({ url: '/api/metrics/' })).body;
  expect(await ready()).toEqual({ status: 'ready' });
  expect(await metrics()).toMatch(/^rega_scanner_up 1$/mu);
  clamd.trouble = 'garbage';
  lines.length = 0;
  const down = await app.inject({ url: '/api/ready/' });
  const text = await metrics();
  clamd.trouble = undefined;
  expect([down.statusCode, down.json()]).toEqual([200, { status: 'unscanned' }]);
  expect(text).toMatch(/^rega_scanner_up 0$/mu);
  for (const result of ['clean', 'infected', 'failed']) {
    expect(text).toMatch(new RegExp(`^rega_scans_total\\{result="${result}"\\} [1-9]`, 'mu'));
  }
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({
      msg: 'the virus scanner does not answer',
      err: expect.objectContaining({ code: 'SCAN_ANSWER' }),
    }),
  );
});

test('scans and reports nothing without the setting', async () => {
  const bare = await startStaffed({ env: { METRICS: 'on' } });
  const count = clamd.scanned.length;
  const parts = [...sampleTexts(service), part(field, infected)];
  expect((await bare.sendParts('POST', service.submit.path, parts, {})).statusCode).toBe(201);
  expect(clamd.scanned).toHaveLength(count);
  expect((await bare.app.inject({ url: '/api/metrics/' })).body).not.toContain('rega_scan');
  expect(bare.settings.clamd).toBeUndefined();
  expect(settings.clamd).toEqual(readPlace(clamd.url));
});

describe('a scanner', async () => {
  const folder = await tempFolder();
  const [good, bad, large] = await Promise.all(
    Object.entries({ good: pdf(), bad: `%PDF-1.4 ${EICAR}`, large: Buffer.alloc(5 << 20) }).map(
      async ([name, content]) => {
        const path = join(folder, name);
        await writeFile(path, content);
        return path;
      },
    ),
  );
  const codes: unknown[] = [];
  const log = {
    warn: () => {},
    error: ({ err }: { readonly err: { readonly code: string } }) => codes.push(err.code),
  };
  const start = (url: string, milliseconds = 30_000) =>
    scannerAt(readPlace(url), log as never, { scan: milliseconds, ping: milliseconds });
  const scan = (scanner: Scanner, path = good!) =>
    scanner
      .before(async () => ({ bytes: 1 }))(path, '')
      .catch((error: unknown) => (error as HttpRefusal).status);

  test('at the path of a Unix socket is asked, too', async () => {
    const near = await openClamd(join(folder, 'clamd.ctl'));
    const scanner = start(near.url);
    expect(await scanner.answers()).toBe(true);
    expect(await scan(scanner)).toEqual({ bytes: 1 });
    expect(await scan(scanner, bad)).toEqual({ refused: 'infected' });
    expect(scanner.results).toEqual({ clean: 1, infected: 1, failed: 0 });
  });

  test.each([
    ['says nothing', 'silent', 'SCAN_TIMEOUT', 50],
    ['says something else', 'garbage', 'SCAN_ANSWER', undefined],
    ['talks without end', 'endless', 'SCAN_ANSWER', undefined],
    ['takes no file of that size', 'limit', 'SCAN_LIMIT', undefined],
  ] as const)('that %s lets no file pass', async (_, trouble, code, milliseconds) => {
    const one = await openClamd();
    one.trouble = trouble;
    const scanner = start(one.url, milliseconds);
    codes.length = 0;
    expect(await scan(scanner)).toBe(503);
    expect(await scan(scanner, large)).toBe(503);
    expect(codes[0]).toBe(code);
    expect(await scanner.answers()).toBe(false);
    expect(scanner.results).toEqual({ clean: 0, infected: 0, failed: 2 });
  });

  test('lets no file pass once it has ended', async () => {
    const one = await openClamd();
    await one.close();
    codes.length = 0;
    expect(await scan(start(one.url))).toBe(503);
    expect(codes).toEqual(['ECONNREFUSED']);
  });

  test('is not given a file that is gone', async () => {
    const one = await openClamd();
    expect(await scan(start(one.url), join(folder, 'none'))).toBe(503);
    expect(one.scanned).toEqual([]);
  });
});
