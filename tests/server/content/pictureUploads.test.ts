import { describe, expect, it } from 'vitest';
import type { Values } from '../../../src/definition/model/values';
import type { TestPart } from '../http/multipartBody';
import { expectRefusal, issuesOf } from '../support/scenario';
import { ADDRESS, expectNothingNew, keptIn, nameOf, photo } from '../photos/pictureFolder';
import { type Found, startStaffed } from '../support/staffed';

const { sendParts, settings, storage } = await startStaffed();
const kept = () => keptIn(settings);
const text: TestPart = { name: 'title', content: 'x' };

describe('a record sent with its pictures', () => {
  const parts = (values: Values): TestPart[] =>
    Object.entries(values).map(([name, value]) => ({ name, content: JSON.stringify(value) }));
  const name = ['a', 'b', 'c'];

  it('stores a picture in its field', async () => {
    const response = await sendParts('POST', 'partner/', [
      ...parts({ name }),
      await photo({ name: 'logo' }),
    ]);
    expect(response.statusCode, response.body).toBe(201);
    expect(response.json<Found>().logo).toMatch(ADDRESS);
    expect(await kept()).toContain(nameOf(response.json<Found>().logo));
  });

  it('appends pictures to a list', async () => {
    const response = await sendParts('POST', 'tour_group/', [
      { name: 'photos', content: '["/content/tours/a.svg"]' },
      { name: 'price', content: '٩٩٫٥' },
      await photo({ name: 'photos' }),
      await photo({ name: 'photos' }),
    ]);
    expect(response.statusCode, response.body).toBe(201);
    const { photos, price } = response.json<Found>();
    expect(photos).toEqual([
      '/content/tours/a.svg',
      expect.stringMatching(ADDRESS),
      expect.stringMatching(ADDRESS),
    ]);
    expect(price).toBe(99.5);
  });

  it('stores pictures in rows and groups', async () => {
    const [record] = await storage.content.list('driven_licence');
    const response = await sendParts('PUT', `driven_licence/${record?.id ?? ''}/`, [
      ...parts({ requirements: [{ title: name }, { title: name, photo: '' }] }),
      await photo({ name: 'requirements.1.photo' }),
    ]);
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json<Found>().requirements).toEqual([
      { title: name, photo: '' },
      { title: name, photo: expect.stringMatching(ADDRESS) as string },
    ]);
    const car = await sendParts('POST', 'car_type/', [await photo({ name: 'name.image' })]);
    expect(car.statusCode, car.body).toBe(201);
    expect(car.json<Found>().name).toMatchObject({
      image: expect.stringMatching(ADDRESS) as string,
    });
  });

  it.each<
    [
      what: string,
      path: string,
      more: TestPart[],
      names: string[],
      status: number,
      issue?: [string, string],
    ]
  >([
    [
      'in a row that is not there',
      'driven_licence/',
      [],
      ['requirements.3.photo'],
      422,
      ['requirements.3.photo', 'unknown'],
    ],
    [
      'in a row far away',
      'driven_licence/',
      [],
      ['requirements.4000000000.photo'],
      422,
      ['requirements.4000000000.photo', 'unknown'],
    ],
    [
      'at a far place of a list of pictures',
      'tour_group/',
      [],
      ['photos.40000'],
      422,
      ['photos.40000', 'unknown'],
    ],
    ['in a text', 'partner/', [], ['name'], 422, ['name', 'unknown']],
    ['in a text of three', 'partner/', [], ['name.0'], 422, ['name.0', 'unknown']],
    ['in no field', 'partner/', [], ['picture'], 422, ['picture', 'unknown']],
    ['twice in one place', 'partner/', [], ['logo', 'logo'], 422, ['logo', 'maxItems']],
    [
      'beside a text that is wrong',
      'partner/',
      [{ name: 'name', content: '["a"]' }],
      ['logo'],
      422,
      ['name', 'minItems'],
    ],
    ['beside JSON that is none', 'partner/', [{ name: 'name', content: '["a"' }], ['logo'], 400],
    ['beside an unknown text', 'partner/', [text], ['logo'], 422, ['title', 'unknown']],
    [
      'in what is no list',
      'tour_group/',
      [{ name: 'photos', content: 'x' }],
      ['photos'],
      422,
      ['photos', 'type'],
    ],
    [
      'beside a text twice',
      'tour_group/',
      [
        { name: 'price', content: '1' },
        { name: 'price', content: '2' },
      ],
      ['photos'],
      400,
    ],
    ['in __proto__', 'partner/', [], ['__proto__.logo'], 422, ['__proto__.logo', 'unknown']],
  ])('rejects a file %s and stores nothing', async (_, path, more, names, status, issue) => {
    const before = await kept();
    const pictures = await Promise.all(names.map((own) => photo({ name: own })));
    const response = await sendParts('POST', path, [...more, ...pictures]);
    expect(response.statusCode, response.body).toBe(status);
    expectRefusal(response);
    if (issue) expect(issuesOf(response)).toEqual([issue]);
    await expectNothingNew(settings, before);
  });

  it('rejects a file that is not an image', async () => {
    const before = await kept();
    const response = await sendParts('POST', 'partner/', [
      await photo({ name: 'logo', content: 'x' }),
    ]);
    expect(issuesOf(response)).toEqual([['logo', 'fileType']]);
    await expectNothingNew(settings, before);
  });
});
