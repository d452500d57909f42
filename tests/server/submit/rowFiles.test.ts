import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromPayload } from '../../../src/definition/payload/payload';
import type { Values } from '../../../src/definition/model/values';
import { everything } from '../../fixtures/services';
import type { TestPart } from '../http/multipartBody';
import { isLong } from '../support/long';
import { CONFIRMED } from '../users/people';
import { fileOf, startRowServer } from './rowServer';

const { app, files, staff, storage, get, opened, recordOf, send } = await startRowServer();

/** A row as it is filled in: an empty one has no name and no files. */
const row = fc.record({
  name: fc.constantFrom('', 'Hero', 'دیلان'),
  passport: fc.integer({ min: 0, max: 2 }),
  consent: fc.integer({ min: 0, max: 1 }),
});

const isEmpty = ({
  name,
  passport,
  consent,
}: {
  name: string;
  passport: number;
  consent: number;
}) => name === '' && passport === 0 && consent === 0;

test('files of rows are sent, stored, read, exported and erased with their rows', async () => {
  const rows = fc
    .array(row, { maxLength: 3 })
    .filter((all) => all.every((one) => isEmpty(one) || one.passport > 0));
  const cards = fc.subarray([0, 1]);
  await fc.assert(
    fc.asyncProperty(rows, cards, async (companions, parents) => {
      const before = await files('photos');
      const namesOf = (at: number, what: 'passport' | 'consent', count: number) =>
        Array.from({ length: count }, (_, index) => ({
          path: `companions.${at}.${what}`,
          content: `${what} ${index} of row ${at}`,
        }));
      const inRows = companions.flatMap(({ passport, consent }, at) => [
        ...namesOf(at, 'passport', passport),
        ...namesOf(at, 'consent', consent),
      ]);
      const ofParents = parents.map((at) => ({
        path: `parents.${at}.card`,
        content: `card ${at}`,
      }));
      const sent = await send(
        {
          companions: companions.map(({ name }) => ({ name })),
          parents: [{ name: 'Karim' }, {}],
        },
        [...inRows, ...ofParents].map(({ path, content }) => fileOf(path, content)),
      );
      expect(sent.statusCode, sent.body).toBe(201);
      const { reference } = sent.json<{ reference: string }>();
      const { id, ...record } = await recordOf(reference);
      const read = await opened(record);
      const contents = (path: string) =>
        [...inRows, ...ofParents].filter((one) => one.path === path).map((one) => one.content);
      expect(read).toMatchObject({
        photos: ['the face'],
        companions: companions.flatMap((one, at) =>
          isEmpty(one)
            ? []
            : [
                {
                  name: one.name,
                  passport: contents(`companions.${at}.passport`),
                  ...(one.consent > 0 && { consent: contents(`companions.${at}.consent`) }),
                },
              ],
        ),
        parents: [0, 1].map((at) =>
          parents.includes(at) ? { card: contents(`parents.${at}.card`) } : {},
        ),
      });
      const table = await app.inject({
        method: 'POST',
        url: '/api/application_export/?format=csv&service=everything',
        headers: staff,
        payload: CONFIRMED,
      });
      expect(table.statusCode, table.body).toBe(200);
      const photos = companions.reduce((sum, one) => sum + one.passport, 0);
      expect(table.body.match(/Photo of the passport: \d/gu) ?? []).toHaveLength(
        companions.filter((one) => one.passport > 0).length,
      );
      expect(await files('photos')).toHaveLength(
        before.length +
          1 +
          photos +
          companions.reduce((sum, one) => sum + one.consent, 0) +
          parents.length,
      );
      const erased = await app.inject({
        method: 'DELETE',
        url: `/api/application/${String(id)}/`,
        headers: staff,
      });
      expect(erased.statusCode).toBe(200);
      expect([await files('photos'), await files('tmp')]).toEqual([before, []]);
    }),
    { numRuns: isLong ? 200 : 12 },
  );
});

describe('what is wrong with a file of a row is refused at its field, and leaves no file', () => {
  const rows = [{ name: 'Hero' }, { name: 'Lana' }];
  const both = [0, 1].map((at) => fileOf(`companions.${at}.passport`, `${at}`));
  /** 31 with the one of the form, at most ten of each field. */
  const many = ['papers', 'signature', 'parents.0.card', 'companions.1.passport'].flatMap(
    (name, index) => Array.from({ length: [10, 10, 9, 1][index] ?? 0 }, () => fileOf(name, 'x')),
  );

  test.each([
    'companions.2.passport',
    'companions.99999.passport',
    `companions.${'9'.repeat(30)}.passport`,
    'companions.00.passport',
    'companions.-1.passport',
    'companions.__proto__.passport',
    'companions.0.__proto__',
    'constructor.prototype.passport',
    'companions.0.name',
    'companions',
    'companions.0',
    'companions.0.passport.0',
  ])('where there is none: %s', (path) => refuses({}, [fileOf(path, 'x')], path, 'unknown'));

  const at = 'companions.0.passport';
  test.each<[what: string, values: Values, photos: TestPart[], path: string, code: string]>([
    ['a list that was sent as a text', { companions: 'two' }, both, at, 'unknown'],
    ['rows that are texts', { companions: ['Hero', 'Lana'] }, both, at, 'unknown'],
    ['a record in place of rows', { companions: { 0: {}, 1: {} } }, both, at, 'unknown'],
    ['a token in place of a file', { companions: [{ passport: ['0'] }] }, [], at, 'type'],
    [
      'an id in place of a file',
      { parents: [{ card: ['a'.repeat(32)] }] },
      both,
      'parents.0.card',
      'type',
    ],
    ['more than the field takes', {}, [...both, ...both, ...both], at, 'maxItems'],
    ['more than a body may have', {}, many, 'companions.1.passport', 'fileCount'],
    ['no file where one is required', {}, both.slice(1), at, 'required'],
  ])('%s', (_, values, photos, path, code) => refuses(values, photos, path, code));

  async function refuses(values: Values, photos: TestPart[], path: string, code: string) {
    const before = await files('photos');
    const sent = await send({ companions: rows, ...values }, photos);
    expect(sent.statusCode, sent.body).toBe(422);
    expect(sent.json<{ errors: object[] }>().errors[0]).toMatchObject({ name: path, code });
    expect([await files('photos'), await files('tmp')]).toEqual([before, []]);
  }

  test('a text and a file under one name', async () => {
    const sent = await send({ 'companions.0.passport': 'x' }, both);
    expect(sent.statusCode).toBe(422);
    expect(await files('tmp')).toEqual([]);
  });
});

test('a file of a row that does not count is not stored', async () => {
  const before = await files('photos');
  const hidden = fileOf('papers', 'a paper');
  const sent = await send({ companions: [], purpose: 'work' }, [hidden]);
  expect(sent.statusCode, sent.body).toBe(201);
  expect(await files('photos')).toHaveLength(before.length + 1);
});

test('the same rows with the same files are one application; with other files they are refused', async () => {
  const key = randomUUID();
  const rows = { companions: [{ name: 'Hero' }, { name: 'Lana' }] };
  const at = (first: string, second: string) => [
    fileOf('companions.0.passport', first),
    fileOf('companions.1.passport', second),
  ];
  const first = await send(rows, at('a', 'b'), key);
  const stored = await files('photos');
  const again = await send(rows, at('a', 'b'), key);
  expect(again.json<{ reference: string }>().reference).toBe(
    first.json<{ reference: string }>().reference,
  );
  expect((await send(rows, at('b', 'a'), key)).statusCode).toBe(422);
  expect(await files('photos')).toEqual(stored);
  const { companions } = fromPayload(
    everything,
    await recordOf(first.json<{ reference: string }>().reference),
  );
  const paths = JSON.stringify(companions).match(/photo\/[0-9a-f]{32}\//gu) ?? [];
  expect(paths).toHaveLength(2);
  for (const path of paths) expect((await get(path, {} as typeof staff)).statusCode).toBe(401);
  const known = await storage.applications.knownPhotos(
    stored.map((name) => name.replace('.jpg', '')),
  );
  expect(known.size).toBe(stored.length);
});
