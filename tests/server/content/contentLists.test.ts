import { describe, expect, it } from 'vitest';
import { expectRefusal, issuesOf } from '../support/scenario';
import { startStaffed } from '../support/staffed';

const { call, answerOf, storage } = await startStaffed();

/** Three partners, of which the second lacks a language and the third two. */
for (const { id } of await storage.content.list('partner')) {
  await answerOf('DELETE', `partner/${id}/`);
}
const NAMES = [
  ['ئەلف', 'ألف', 'Cedar'],
  ['بێ', '', 'Almond'],
  ['', 'جيم', ''],
];
for (const name of NAMES) {
  await answerOf('POST', 'partner/', { name, logo: '/content/partners/x.svg' }, 201);
}
await answerOf('POST', 'partner/', { name: ['', '', ''] }, 201);

interface List {
  readonly data: readonly { readonly name: readonly string[] }[];
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
}

describe('staff content list', () => {
  it.each<[query: string, ids: readonly number[], total: number, page?: number, perPage?: number]>([
    ['page=1', [0, 1, 2, 3], 4],
    ['perPage=2', [0, 1], 4, 1, 2],
    ['page=2&perPage=3', [3], 4, 2, 3],
    ['page=3&perPage=3', [], 4, 3, 3],
    ['search=CEDAR', [0], 1],
    ['search=%D8%A3%D9%84%D9%81', [0], 1],
    ['search=partners', [0, 1, 2], 3],
    ['search=nowhere', [], 0],
    // Second, what an Arabic keyboard cannot type.
    [`search=${encodeURIComponent('جیم')}`, [2], 1],
    [`search=${encodeURIComponent('چیم')}`, [2], 1],
    ['search=', [0, 1, 2, 3], 4],
    // By what a record is called in the account's language, or else in another.
    ['order=name', [3, 1, 0, 2], 4],
    ['order=-name', [2, 0, 1, 3], 4],
    ['order=-createdAt', [3, 2, 1, 0], 4],
    ['order=id&perPage=1', [0], 4, 1, 1],
    ['order=updatedAt', [0, 1, 2, 3], 4],
    ['order=nothing', [0, 1, 2, 3], 4],
    ['missing=any', [1, 2], 2],
    ['missing=ku', [2], 1],
    ['missing=ar', [1], 1],
    ['missing=en', [2], 1],
    ['missing=any&order=-createdAt&perPage=1', [2], 2, 1, 1],
    ['missing=ar&search=jim', [], 0],
  ])('answers ?%s', async (query, ids, total, page = 1, perPage = 20) => {
    const { data, ...rest } = (await answerOf('GET', `partner/?${query}`)) as unknown as List;
    expect(rest).toEqual({ total, page, perPage });
    const names = [...NAMES, ['', '', '']];
    expect(data.map(({ name }) => names.findIndex((own) => own.join() === name.join()))).toEqual(
      ids,
    );
  });

  it.each([
    ['page=0', 'page', 'minimum'],
    ['page=x', 'page', 'integer'],
    ['perPage=101', 'perPage', 'maximum'],
    ['search=a&search=b', 'search', 'type'],
    [`search=${'x'.repeat(101)}`, 'search', 'maxLength'],
    ['order=a&order=b', 'order', 'type'],
    ['missing=de', 'missing', 'choice'],
    ['missing=en&missing=ku', 'missing', 'choice'],
  ])('rejects ?%.20s', async (query, name, code) => {
    const response = await call('GET', `partner/?${query}`);
    expect(response.statusCode).toBe(422);
    expectRefusal(response);
    expect(issuesOf(response)).toEqual([[name, code]]);
  });

  it('returns a bare list without parameters', async () => {
    const all = await answerOf('GET', 'partner/');
    expect(all).toHaveLength(4);
    expect(Object.keys((all as unknown as object[])[0] ?? {})).toEqual([
      'name',
      'about',
      'logo',
      'id',
      'createdAt',
      'updatedAt',
      'version',
      'updatedBy',
      'publication',
    ]);
  });

  it('has the same shape for every kind', async () => {
    for (const path of [
      'blogs/',
      'top_country_visa_requirements/',
      'about/',
      'citizenship_type/',
    ]) {
      const list = await answerOf('GET', `${path}?page=1&perPage=2`);
      expect(Object.keys(list)).toEqual(['data', 'total', 'page', 'perPage']);
    }
  });

  it('sorts names by the alphabet of the language of the account', async () => {
    const made: string[] = [];
    for (const name of ['ڕۆمانیا', 'زامبیا', 'ئەڵمانیا', 'ژاپۆن', 'باڵتیک']) {
      const { id } = await answerOf('POST', 'partner/', { name: [name, '', ''], logo: '' }, 201);
      made.push(String(id));
    }
    const { id: own } = await answerOf('GET', 'me/');
    await answerOf('PUT', `user/${String(own)}/`, { language: 'ku' });
    const list = (await answerOf('GET', 'partner/?order=-name&perPage=3')) as unknown as List;
    for (const id of made) await answerOf('DELETE', `partner/${id}/`);
    expect(list.data.map(({ name }) => name[0])).toEqual(['ژاپۆن', 'زامبیا', 'ڕۆمانیا']);
    await answerOf('PUT', `user/${String(own)}/`, { language: 'en' });
  });

  it('keeps the default order until another is requested', async () => {
    const read = async (query: string) =>
      (
        (await answerOf('GET', `blogs/?${query}`)) as unknown as { data: { createdAt: string }[] }
      ).data.map(({ createdAt }) => createdAt);
    const newest = await read('page=1&perPage=100');
    expect(newest).toEqual(newest.toSorted().toReversed());
    expect(await read('perPage=100&order=createdAt')).toEqual(newest.toReversed());
  });
});
