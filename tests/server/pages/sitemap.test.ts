import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/definition/model/values';
import { shortened } from '../../../src/server/pages/pageHead';
import { pictureUrlAt } from '../../../src/server/records/recordText';
import { templateFiller } from '../../../src/server/pages/htmlTemplate';
import { SERVICES } from '../../browser/services';
import { renderSite } from '../../../src/renderSite';
import { readHtml, startWithShell } from './templateHtml';
import { agency } from '../../../src/server/pages/pageResponse';

const site = await startWithShell({ PUBLIC_URL: 'https://rega.example' });

describe('sitemap', async () => {
  const { body, headers } = await site.app.inject('/sitemap.xml');
  const places = [...body.matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, place = '']) => place);

  test('is XML', () => {
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /u);
  });

  test('lists every page in every language with its alternates', () => {
    expect(new Set(places).size).toBe(places.length);
    const paths = ['/', '/aboutUs', '/blogs', ...SERVICES.map(({ route }) => route)];
    for (const path of [...paths, '/blog/passport-six-months', '/services/visa/topcountry/usa']) {
      for (const language of ['ku', 'ar', 'en']) {
        expect(places).toContain(`https://rega.example${path}?lang=${language}`);
      }
    }
    expect(body.match(/<xhtml:link /gu)).toHaveLength(places.length * 4);
    expect(body).toContain('hreflang="x-default" href="https://rega.example/aboutUs"/>');
  });

  test('lists no missing page', async () => {
    for (const place of places.filter((each) => each.endsWith('en'))) {
      const { statusCode } = await site.app.inject(place.replace('https://rega.example', ''));
      expect([place, statusCode]).toEqual([place, 200]);
    }
    expect(body).not.toMatch(/:id|8d_001pass/u);
  });
});

test('robots.txt names the sitemap and not the panel', async () => {
  const { body, headers } = await site.app.inject('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Sitemap: https://rega.example/sitemap.xml');
  expect(body).not.toMatch(/Disallow|8d_001pass/u);
});

describe('public origin', async () => {
  const plain = await startWithShell();
  const proxied = await startWithShell({
    TRUST_PROXY: 'loopback',
    PUBLIC_URL: 'https://b.example',
  });
  const forwarded = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript' };

  test.each<[string, typeof site, Record<string, string>, string]>([
    ['is a setting', site, { host: 'other.example' }, 'https://rega.example/'],
    ['or where the request found it', plain, { host: 'b.example:8080' }, 'http://b.example:8080/'],
    ['is no address that breaks out', plain, { host: 'a"><script>x' }, 'http://localhost/'],
    ['nor one with a path', plain, { host: 'a.example/b' }, 'http://localhost/'],
    ['is not what a trusted proxy hands on', proxied, forwarded, 'https://b.example/'],
    ['is not what anybody says', plain, forwarded, 'http://localhost:80/'],
  ])('%s', async (_, { app }, headers, canonical) => {
    expect(readHtml((await app.inject({ url: '/', headers })).body).canonical).toEqual([canonical]);
  });
});

describe('content on another server', async () => {
  const { app } = await startWithShell({ API_BASE: 'https://api.example/v1/' });
  const { body: map } = await app.inject('/sitemap.xml');

  test.each(['/', '/blog/7', '/services/tourgroup/9'])(
    '%s is served without its record',
    async (url) => {
      const response = await app.inject(url);
      const { titles, first, metas } = readHtml(response.body);
      expect(response.statusCode).toBe(200);
      expect(titles).toEqual(['Travel, visas and residency · Rega']);
      expect(metas('description')[0]).toMatch(/\w/u);
      expect(first).toEqual({ language: 'en', responses: {} });
      expect(response.body).not.toContain('rega.example"');
    },
  );

  test('the sitemap lists pages without records', () => {
    expect(map).toContain('/aboutUs?lang=ku<');
    expect(map).not.toContain('/blog/');
  });
});

test.each(['/', '/blog/passport-six-months', '/services/visa'])(
  '%s is served with Retry-After while the database is down',
  async (url) => {
    const { app, storage } = await startWithShell({}, false, () => new Date(), renderSite);
    const gone = () => Promise.reject(new Error('ECONNREFUSED'));
    storage.content.list = gone;
    storage.content.read = gone;
    const response = await app.inject(url);
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '120']);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(readHtml(response.body).first).toEqual({ language: 'en', responses: {} });
    expect(response.body).not.toContain('ECONNREFUSED');
  },
);

const HOSTILE = [
  '</title><script>alert(1)</script>',
  '</script><script>alert(1)</script><!--',
  '"><img src=x onerror=alert(1)>',
  "' autofocus onfocus=alert(1) x='",
  '<svg/onload=alert(1)>',
  "$& $1 $` $' \\u003c",
];

describe('texts that staff wrote', async () => {
  const { app, storage } = await startWithShell({ DEMO: '0' }, false, () => new Date(), renderSite);
  const now = new Date().toISOString();
  const records = HOSTILE.map((text, index) => ({
    id: `blog-${index}`,
    createdAt: now,
    document: { title: [text, text, text], body: [text, text, text], photos: [text] },
  }));
  await storage.content.seed('blog', records, now);
  const [text] = HOSTILE;
  const office = {
    emails: HOSTILE,
    address: HOSTILE.slice(0, 3),
    socialMedia: { facebook: text! },
  };
  await storage.content.seed('contactus', [{ id: 'a', createdAt: now, document: office }], now);

  test.each(HOSTILE.map((hostile, index) => [hostile, index] as const))(
    'never are markup: %s',
    async (hostile, index) => {
      const { body } = await app.inject(`/blog/blog-${index}?lang=en`);
      const { titles, heading, first, agency: told, metas } = readHtml(body);
      expect(titles).toEqual([`${hostile} · Rega`]);
      expect([heading, metas('og:title')]).toEqual([hostile, [hostile]]);
      expect(first?.responses[`client/blog_by_id/blog-${index}/`]).toMatchObject({
        title: [hostile, hostile, hostile],
      });
      expect(told?.email).toEqual(HOSTILE);
      // The page's own script and the two data blocks.
      expect(body.match(/<script/gu)).toHaveLength(3);
      expect(body.match(/<\/script/gu)).toHaveLength(3);
      expect(body).not.toMatch(/<!--|<svg\/|<img src=x/u);
    },
  );
});

test.each<[string, string]>([
  ['', ''],
  ['  one\n two ', 'one two'],
  ['x'.repeat(160), 'x'.repeat(160)],
  [`x${'✈'.repeat(200)}`, `x${'✈'.repeat(158)}…`],
  ['🛫'.repeat(100), `${'🛫'.repeat(79)}…`],
  [`x${'🛫'.repeat(100)}`, `x${'🛫'.repeat(79)}…`],
  ['word '.repeat(40), `${'word '.repeat(31).trim()}…`],
  [`${'a'.repeat(150)}، ${'b'.repeat(20)}`, `${'a'.repeat(150)}…`],
])('a description of "%s" is cut between words', (text, cut) => {
  expect(shortened(text)).toBe(cut);
});

describe('picture of a record', () => {
  const at = { origin: 'https://a.example', apiBase: '/api/' };
  test.each<[value: Json | undefined, address: string | undefined]>([
    ['/content/a.jpg', 'https://a.example/content/a.jpg'],
    [['/content/a.webp', '/content/b.webp'], 'https://a.example/content/a.webp'],
    ['photo/12/', 'https://a.example/api/photo/12/'],
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
    // Chats show no drawings.
    ['/content/a.svg', undefined],
    [['/content/a.SVG?1'], undefined],
    ...['', [], null, 7, [7], { a: 1 }, undefined].map((value): [Json | undefined, undefined] => [
      value,
      undefined,
    ]),
  ])('%j is rendered as %s', (picture, address) => {
    expect(pictureUrlAt({ picture }, 'picture', at)).toBe(address);
  });

  test('is left out where the page names no field', () => {
    expect(pictureUrlAt({ picture: '/a.jpg' }, undefined, at)).toBeUndefined();
  });

  test("falls back to the agency's picture", async () => {
    const { body } = await site.app.inject('/services/visa/turkey');
    expect(readHtml(body).metas('og:image')).toEqual([
      expect.stringMatching(/^https:\/\/rega\.example\/brand\/share\.jpg\?v=\w+$/u),
    ]);
  });
});

describe('structured data of the agency', () => {
  const about = {
    origin: 'https://a.example',
    name: 'Rega',
    picture: 'p',
    language: 'en',
  } as const;
  const bare = {
    '@context': 'https://schema.org',
    '@type': 'TravelAgency',
    '@id': 'https://a.example/#agency',
    name: 'Rega',
    url: 'https://a.example/',
    image: 'p',
    email: [],
    telephone: [],
    sameAs: [],
    openingHoursSpecification: [],
  };
  test.each([
    undefined,
    null,
    7,
    'x',
    [],
    {},
    { emails: 'a', phoneNumbers: {}, openingTime: [null, 7] },
    { address: ['', '', ''], mapLocation: { latitude: 0, longitude: 0 }, socialMedia: ['', ''] },
    { socialMedia: { facebook: 'javascript:alert(1)', youtube: 'data:text/html,x' } },
    { openingTime: [{ dayName: ['', '', 'Someday'], body: { from: '09:00', to: '18:00' } }] },
    { openingTime: [{ dayName: ['', '', 'Friday'], body: { from: '', to: '' } }] },
  ])('leave out what is missing: %j', (contact) => {
    expect(agency({ ...about, contact })).toEqual(bare);
  });
});

test.each([
  ['language', '<html', '<htm'],
  ['settings', 'rega-settings', 'rega'],
  ['title', '<title>', '<t>'],
  ['head', '</head>', ''],
  ['body', 'id="root"', ''],
  ['data', '</body>', ''],
])('a template without a place for its %s fails at the start', (name, from, to) => {
  const html =
    '<html><head><title>a</title><meta name="rega-settings" content="{}"><meta name="description" content=""></head><body><div id="root"></div></body></html>';
  expect(() => templateFiller(html, site.settings)).not.toThrow();
  expect(() => templateFiller(html.replace(from, to), site.settings)).toThrow(name);
});
