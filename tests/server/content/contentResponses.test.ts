import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, tempFolder } from '../support/folders';
import { startServer } from '../support/harness';
import { expectRefusal, issuesOf } from '../support/scenario';

const label = ['ناو', 'اسم', 'Name'];
const string = (more: object = {}) => ({ type: 'string', label, ...more });
const number = { type: 'number', label };

/** Thirty tours, every third to Istanbul; the later, the cheaper. */
const tours = Array.from({ length: 30 }, (_, index) => ({
  id: `t${index}`,
  to: index % 3 === 0 ? ['ئەستەنبوڵ', 'إسطنبول', 'İstanbul'] : ['هەولێر', 'أربيل', 'Erbil'],
  from: ['بەغدا', 'بغداد', `Baghdad ${index}`],
  code: `C${String(99 - index)}`,
  price: 1000 - index,
  recommendedRate: index % 5,
  rooms: [{ name: `secret ${index}` }],
}));

const TOURS = {
  id: 'tour',
  version: 1,
  title: label,
  many: true,
  calls: {
    public: [
      {
        path: 'client/window/',
        answer: 'window',
        search: ['to', 'from'],
        order: '-recommendedRate',
      },
      { path: 'client/pages', answer: 'pages', search: ['to'] },
      { path: 'client/best/', answer: 'all', above: { recommendedRate: 3, price: 975 } },
      { path: 'client/nested/', answer: 'nested' },
      'client/tours/',
    ],
    staff: ['tours/', { path: 'some_tours/', answer: 'pages', search: ['to'] }],
  },
  fields: {
    to: string({ translated: true }),
    from: string({ translated: true }),
    code: string(),
    price: number,
    recommendedRate: number,
    rooms: {
      type: 'array',
      label,
      items: { type: 'object', label, properties: { name: string() } },
    },
    place: {
      type: 'object',
      label,
      properties: { city: string(), open: { type: 'boolean', label } },
    },
    about: { type: 'object', widget: 'body', label },
  },
  samples: tours.map((tour) => ({ ...tour, secret: 'not for reading' })),
};

const ONE = {
  id: 'one',
  version: 1,
  title: label,
  calls: {
    public: ['client/one/', { path: 'client/one_in_all/', answer: 'all' }],
    staff: ['one/'],
  },
  fields: { name: string({ translated: true }), about: { type: 'object', widget: 'body', label } },
  samples: [],
};

/** Posts with a creation date; the last has none, and gets that of the seeding. */
const POSTS = {
  id: 'post',
  version: 1,
  title: label,
  many: true,
  calls: {
    public: [
      'client/posts/',
      { path: 'client/newest_posts/', answer: 'all', order: '-createdAt' },
      { path: 'client/post_window/', answer: 'window', search: ['name'], order: '-createdAt' },
    ],
    staff: [{ path: 'posts_by_rate/', answer: 'all', order: 'recommendedRate' }],
  },
  fields: { name: string(), recommendedRate: number },
  samples: [
    { id: 'p0', name: 'c', recommendedRate: 2, createdAt: '2020-05-01T08:00:00Z' },
    { id: 'p1', name: 'b', recommendedRate: 3, createdAt: '2020-07-01T08:00:00Z' },
    { id: 'p2', name: 'a', recommendedRate: 1, createdAt: '2020-06-01T08:00:00Z' },
    { id: 'p3', name: 'd', recommendedRate: 4 },
  ],
};

/** Returns the project with these contents instead of its own. */
async function rootWith(...kinds: readonly { readonly id: string }[]): Promise<string> {
  const root = await tempFolder();
  await mkdir(join(root, 'schemas'));
  for (const shared of ['locales', 'src', 'schemas/services', 'schemas/shared']) {
    await symlink(join(ROOT, shared), join(root, shared));
  }
  await mkdir(join(root, 'schemas/content'));
  for (const kind of kinds) {
    await writeFile(join(root, `schemas/content/${kind.id}.json`), JSON.stringify(kind));
  }
  return root;
}

const root = await rootWith(TOURS, ONE, POSTS);
const { app, login, settings } = await startServer({ root });
const staff = await login();

interface Body {
  readonly data: readonly { readonly id: string; readonly [field: string]: unknown }[];
  readonly total: number;
  readonly [key: string]: unknown;
}

const get = (path: string, headers = {}) => app.inject({ url: `/api/${path}`, headers });
const bodyOf = async (path: string) => (await get(path)).json<Body>();
const numbers = (data: Body['data']) => data.map(({ id }) => Number(id.slice(1)));
const search = (text: string) => `search=${encodeURIComponent(text)}`;

const upTo = (end: number) => Array.from({ length: end }, (_, index) => index);
const toIstanbul = upTo(30).filter((index) => index % 3 === 0);

describe('paginated read', () => {
  it.each<
    [query: string, ids: number[], total: number, pages: number, next: boolean, last: boolean]
  >([
    ['', upTo(12), 30, 3, true, false],
    ['?page=1&search=', upTo(12), 30, 3, true, false],
    ['?page=2', upTo(24).slice(12), 30, 3, true, true],
    ['?page=3', upTo(30).slice(24), 30, 3, false, true],
    ['?page=4', [], 30, 3, false, true],
    [`?${search('ئه‌ستەنبول')}`, toIstanbul, 10, 1, false, false],
    [`?${search('nowhere')}`, [], 0, 0, false, false],
  ])('%s', async (query, ids, total, pages, hasNext, hasPrevious) => {
    const { data, ...rest } = await bodyOf(`client/pages${query}`);
    expect(numbers(data)).toEqual(ids);
    expect(rest).toEqual({ total, pages, hasNext, hasPrevious });
  });
});

const byRate = upTo(30).toSorted((a, b) => (b % 5) - (a % 5));
const byName = upTo(30).toSorted((a, b) => (`${a}` < `${b}` ? -1 : 1));

describe('growing list', () => {
  it.each<[query: string, ids: number[], total: number]>([
    ['', byRate.slice(0, 10), 30],
    ['?perPage=20', byRate.slice(0, 20), 30],
    ['?perPage=100', byRate, 30],
    ['?perPage=999999999999', byRate, 30],
    [
      '?perPage=100&orderColumn=recommendedRate',
      upTo(30).toSorted((a, b) => (a % 5) - (b % 5)),
      30,
    ],
    ['?perPage=3&orderColumn=-recommendedRate', byRate.slice(0, 3), 30],
    ['?perPage=3&orderColumn=price', [29, 28, 27], 30],
    ['?perPage=3&orderColumn=-price', [0, 1, 2], 30],
    ['?perPage=3&orderColumn=-id', [29, 28, 27], 30],
    ['?perPage=3&orderColumn=id', [0, 1, 2], 30],
    ['?perPage=3&orderColumn=-createdAt', [29, 28, 27], 30],
    ['?perPage=3&orderColumn=code', [29, 28, 27], 30],
    ['?perPage=5&orderColumn=from', byName.slice(0, 5), 30],
    ['?perPage=3&orderColumn=', byRate.slice(0, 3), 30],
    ['?perPage=3&orderColumn=rooms', byRate.slice(0, 3), 30],
    ['?perPage=3&orderColumn=secret', byRate.slice(0, 3), 30],
    ['?perPage=3&orderColumn=--price', byRate.slice(0, 3), 30],
    ['?perPage=3&orderColumn=__proto__', byRate.slice(0, 3), 30],
    [`?orderColumn=id&${search('İSTANBUL')}`, toIstanbul, 10],
    [`?orderColumn=id&${search('اسطنبول')}`, toIstanbul, 10],
    [`?orderColumn=id&${search('ista bagh')}`, toIstanbul, 10],
    [`?orderColumn=id&${search('BAGHDAD ٢٩')}`, [29], 1],
    [`?${search('secret')}`, [], 0],
    [`?orderColumn=id&perPage=2&${search(' ,')}`, [0, 1], 30],
  ])('%s', async (query, ids, total) => {
    const body = await bodyOf(`client/window/${query}`);
    expect({ ...body, data: numbers(body.data) }).toEqual({ data: ids, total });
  });
});

describe('growing list of more than a hundred records', async () => {
  const posts = Array.from({ length: 130 }, (_, index) => ({ id: `p${index}`, name: `${index}` }));
  const { app: own } = await startServer({
    root: await rootWith(Object.assign({}, POSTS, { samples: posts })),
  });
  it.each([
    ['perPage=100000', 0, 100],
    ['perPage=100', 0, 100],
    ['perPage=100&page=2', 100, 30],
    ['perPage=100000&page=2', 100, 30],
    ['perPage=12&page=2', 12, 12],
    ['perPage=100&page=3', 0, 0],
  ])('?%s', async (query, first, count) => {
    const { data, total } = (
      await own.inject(`/api/client/post_window/?orderColumn=id&${query}`)
    ).json<Body>();
    const ids = upTo(130).slice(first, first + count);
    expect([numbers(data), total]).toEqual([ids, 130]);
  });
});

describe('order of a list', () => {
  it.each<[path: string, ids: number[]]>([
    ['client/posts/', [0, 1, 2, 3]],
    ['client/newest_posts/', [3, 1, 2, 0]],
    ['client/post_window/', [3, 1, 2, 0]],
    ['client/post_window/?perPage=2', [3, 1]],
    ['client/post_window/?orderColumn=name', [2, 1, 0, 3]],
    ['client/post_window/?orderColumn=other', [3, 1, 2, 0]],
    ['posts_by_rate/', [2, 0, 1, 3]],
  ])('%s', async (path, ids) => {
    const body = (await get(path, staff)).json<Body | Body['data']>();
    expect(numbers('data' in body ? body.data : body)).toEqual(ids);
  });

  it('sorts by the creation date of demo records', async () => {
    const [, first] = (await get('client/posts/')).json<{ createdAt: string }[]>();
    expect(first?.createdAt).toBe('2020-07-01T08:00:00.000Z');
  });
});

describe('invalid query', () => {
  const long = 'x'.repeat(101);
  it.each<[path: string, name: string, code: string]>([
    ['client/pages?page=0', 'page', 'minimum'],
    ['client/pages?page=-1', 'page', 'integer'],
    ['client/pages?page=two', 'page', 'integer'],
    ['client/pages?page=1e3', 'page', 'integer'],
    ['client/pages?page=', 'page', 'integer'],
    ['client/pages?page=1&page=2', 'page', 'integer'],
    ['client/pages?page=9999999', 'page', 'maximum'],
    ['client/pages?search=a&search=b', 'search', 'type'],
    [`client/pages?search=${long}`, 'search', 'maxLength'],
    ['client/window/?perPage=0', 'perPage', 'minimum'],
    ['client/window/?perPage=ten', 'perPage', 'integer'],
    ['client/window/?orderColumn=a&orderColumn=b', 'orderColumn', 'type'],
    [`client/window/?orderColumn=${long}`, 'orderColumn', 'maxLength'],
    ['client/window/?search=a&search=b', 'search', 'type'],
  ])('rejects %s with a message', async (path, name, code) => {
    const response = await get(path);
    expect(response.statusCode).toBe(422);
    expectRefusal(response);
    expect(issuesOf(response)).toEqual([[name, code]]);
  });
});

describe('read content', () => {
  it('prefers the current record where there are several', async () => {
    const best = (await get('client/best/')).json<Body['data']>();
    expect(numbers(best)).toEqual([4, 9, 14, 19, 24]);
  });

  it('nests the list twice under `data` where the contract says so', async () => {
    const { data } = (await get('client/nested/')).json<{ data: Body }>();
    expect(numbers(data.data)).toEqual(upTo(30));
  });

  it('is the same for staff', async () => {
    expect(numbers((await get('tours/', staff)).json<Body['data']>())).toEqual(upTo(30));
    const { data, total } = (await get('some_tours/', staff)).json<Body>();
    expect([numbers(data), total]).toEqual([upTo(12), 30]);
    expect((await get('some_tours/')).statusCode).toBe(401);
  });

  it('has exactly the fields of the definition', async () => {
    const [first] = (await get('client/tours/')).json<Body['data']>();
    expect(Object.keys(first ?? {})).toEqual([...Object.keys(TOURS.fields), 'id', 'createdAt']);
    expect(first).toMatchObject({
      place: { city: '', open: false },
      about: { type: 1, value: ['', '', ''] },
    });
  });

  it('returns an empty record before staff have written one', async () => {
    const empty = { name: ['', '', ''], about: { type: 1, value: ['', '', ''] } };
    expect((await get('client/one/')).json()).toEqual(empty);
    expect((await get('client/one_in_all/')).json()).toEqual([]);
    expect((await get('one/', staff)).json()).toEqual([]);
  });
});

it('keeps the ids of demo content and seeds it only once', async () => {
  await rm(join(root, 'schemas/content/tour.json'));
  const [first] = tours;
  const renamed = { ...TOURS, samples: [{ ...first, id: 'other' }] };
  await writeFile(join(root, 'schemas/content/tour.json'), JSON.stringify(renamed));
  const again = await startServer({ root, env: { DATA_DIR: settings.dataDir } });
  const response = await again.app.inject({ url: '/api/client/tours/' });
  expect(numbers(response.json<Body['data']>())).toEqual(upTo(30));
});
