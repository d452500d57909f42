import { describe, expect, test } from 'vitest';
import en from '../../../locales/en.json';
import ku from '../../../locales/ku.json';
import blogs from '../../../schemas/content/blog.json';
import contact from '../../../schemas/content/contactus.json';
import tours from '../../../schemas/content/tour_group.json';
import { LANGUAGES, type Language, pick, type Text } from '../../../src/definition/model/text';
import { LANGUAGE_FACTS } from '../../../src/definition/language/languageFacts';
import { SERVICES } from '../../browser/services';
import { renderSite } from '../../../src/renderSite';
import { readHtml, startWithShell } from './templateHtml';

const { app } = await startWithShell({}, false, () => new Date(), renderSite);
const ORIGIN = 'http://localhost:80';

const open = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
  const { statusCode, headers: said, body } = await app.inject({ url, headers });
  return { status: statusCode, said, body, ...readHtml(body) };
};

const [blog] = blogs.samples;
const [tour] = tours.samples;
const BRAND = { ku: 'ڕێگا', ar: 'Rega', en: 'Rega' };
const inThree = (texts: readonly string[]) => texts as unknown as Text;

/** The title of each path, or only the path. */
const TITLES: Readonly<Record<string, Text>> = {
  '/': ['گەشت، ڤیزا و ئیقامە', 'سفر وفيزا وإقامة', 'Travel, visas and residency'],
  '/aboutUs': ['دەربارەی ئێمە', 'من نحن', 'About us'],
  '/contactUs': ['پەیوەندیمان پێوە بکە', 'اتصل بنا', 'Contact us'],
  '/ourservices': ['خزمەتگوزارییەکانمان', 'خدماتنا', 'Our services'],
  '/ourpartners': ['هاوبەشەکانمان', 'شركاؤنا', 'Our partners'],
  '/blogs': ['بلۆگەکان', 'المدونة', 'Blogs'],
  '/specialofferprofile': ['ئۆفەری تایبەت', 'العروض الخاصة', 'Special offers'],
  '/services/hotels': ['هوتێلەکان', 'الفنادق', 'Hotels'],
  [`/blog/${blog!.id}`]: inThree(blog!.title),
  '/tags/visa': ['بلۆگەکانی هاشتاگی ڤیزا', 'مقالات بوسم الفيزا', 'Blogs for visa tag'],
  [`/services/tourgroup/${tour!.id}`]: [
    'هەولێر بۆ ئەستەنبوڵ',
    'من أربيل إلى إسطنبول',
    'Erbil to Istanbul',
  ],
  ...Object.fromEntries(SERVICES.map(({ route, tile }) => [route, tile.title])),
};

const HEADINGS = {
  ku: 'ڕێگاکە کراوەیە، مامەڵەکانت لەسەر ئێمە',
  ar: 'الطريق مفتوح، ومعاملاتك علينا',
  en: en.home.heroTitle,
};

const ALTERNATES = ['ku', 'ar', 'en'] as const;

describe.each(LANGUAGES)('renders the head in %s', (language) => {
  const { tag, direction } = LANGUAGE_FACTS[language];

  test.each(Object.entries(TITLES))('renders the head of %s', async (path, title) => {
    const page = await open(`${path}?lang=${language}`);
    const here = `${ORIGIN}${path}`;
    expect(page.status).toBe(200);
    expect(page.said).toMatchObject({
      vary: 'accept-language, accept-encoding',
      'cache-control': 'no-cache',
    });
    expect(page.said).not.toHaveProperty('x-robots-tag');
    expect([page.language, page.direction]).toEqual([tag, direction]);
    expect(page.titles).toEqual([`${pick(title, language)} · ${BRAND[language]}`]);
    // The home page's own heading is above its first slide.
    const heading = path === '/' ? HEADINGS[language] : pick(title, language);
    expect(page.heading).toBe(heading);
    expect(page.canonical).toEqual([`${here}?lang=${language}`]);
    expect(page.alternates).toEqual({
      ...Object.fromEntries(ALTERNATES.map((each) => [each, `${here}?lang=${each}`])),
      'x-default': here,
    });
    const [description = ''] = page.metas('description');
    expect(page.metas('description')).toHaveLength(1);
    expect(description.length).toBeGreaterThan(0);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(page.metas('og:title')).toEqual([pick(title, language)]);
    expect(page.metas('og:description')).toEqual([description]);
    expect(page.metas('og:url')).toEqual([`${here}?lang=${language}`]);
    expect(page.metas('og:image')).toEqual([expect.stringMatching(/^http:\/\/localhost:80\//u)]);
    expect(page.metas('og:locale:alternate')).toHaveLength(2);
    expect(page.metas('robots')).toEqual([]);
    expect(page.agency).toMatchObject({ '@type': 'TravelAgency', name: BRAND[language] });
    expect(page.first).toMatchObject({ language });
    // In English, too: the agency and the languages are written in their own letters.
    const faces = [...page.body.matchAll(/vazirmatn-(\w+)-/gu)].map(([, face]) => face);
    expect(faces).toEqual(['arabic', 'latin']);
  });
});

test('gives every page its own description', async () => {
  const paths = [...Object.keys(TITLES), '/services/visa/turkey', '/services/visa/georgia'];
  const pages = await Promise.all(paths.map((path) => open(`${path}?lang=en`)));
  const descriptions = pages.map(({ metas }) => metas('description')[0]);
  expect(new Set(descriptions).size).toBe(paths.length);
});

describe('page language', () => {
  test.each<[wish: string | undefined, language: Language]>([
    [undefined, 'en'],
    ['', 'en'],
    ['de-DE, fr', 'en'],
    ['de, ar;q=0.8, en;q=0.5', 'ar'],
    ['ckb-IQ', 'ku'],
    ['ku, en', 'ku'],
    ['en-US,en;q=0.9', 'en'],
  ])('follows Accept-Language %s', async (wish, language) => {
    const page = await open('/blogs', wish === undefined ? {} : { 'accept-language': wish });
    expect(page.language).toBe(LANGUAGE_FACTS[language].tag);
    // The path without a language.
    expect(page.canonical).toEqual([`${ORIGIN}/blogs`]);
    expect(page.metas('og:url')).toEqual([`${ORIGIN}/blogs`]);
  });

  test('follows ?lang= first', async () => {
    const page = await open('/blogs?lang=ku', { 'accept-language': 'ar' });
    expect(page.language).toBe('ckb');
  });

  test.each(['?lang=de', '?lang=', '?lang=ku&lang=ar', '?lang=__proto__'])(
    'ignores the unknown language %s',
    async (query) => {
      const page = await open(`/blogs${query}`);
      expect([page.status, page.language]).toEqual([200, 'en']);
      expect(page.canonical).toEqual([`${ORIGIN}/blogs`]);
    },
  );
});

describe('page path', () => {
  test.each([
    ['/aboutUs/', '/aboutUs'],
    ['/aboutus', '/aboutUs'],
    ['/OURSERVICES', '/ourservices'],
    ['/index.html', '/'],
    ['/?utm_source=x', '/'],
    [`/blog/${blog!.id}/`, `/blog/${blog!.id}`],
  ])('%s has the canonical path %s', async (url, path) => {
    const page = await open(url);
    expect([page.status, page.canonical]).toEqual([200, [`${ORIGIN}${path}`]]);
  });

  test.each([
    '/no-such-page',
    '/blog',
    '/blog/none',
    '/blog/none/x',
    '/tags/none',
    '/services/none',
    '/services',
    '/services/visa/none',
    '/services/visa/topcountry/none',
    '/aboutUs/more',
    '/services/tourgroup/atlantis',
    '/blog/__proto__',
    '/services/hotels/1',
    '/home',
  ])('%s answers 404', async (url) => {
    for (const [language, { shell }] of [['en', en] as const, ['ku', ku] as const]) {
      const page = await open(`${url}?lang=${language}`);
      expect(page.status).toBe(404);
      expect(page.said).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-cache' });
      expect(page.said['content-type']).toBe('text/html; charset=utf-8');
      expect(page.metas('robots')).toEqual(['noindex']);
      expect(page.titles).toEqual([`${shell.missing} · ${BRAND[language]}`]);
      expect([page.canonical, page.alternates]).toEqual([[], {}]);
    }
  });

  test.each(['/8d_001pass', '/8d_001pass/', '/8d_001pass/blogs/1', '/8d_001pass/x?lang=ku'])(
    '%s is a panel page: English, empty and not indexed',
    async (url) => {
      const page = await open(url, { 'accept-language': 'ar' });
      expect([page.status, page.language, page.direction]).toEqual([200, 'en', 'ltr']);
      expect(page.said).toMatchObject({ 'x-robots-tag': 'noindex' });
      expect(page.metas('robots')).toEqual(['noindex']);
      expect([page.canonical, page.heading, page.first]).toEqual([[], '', undefined]);
    },
  );

  test("a path that only begins like the panel's is not the panel", async () => {
    expect((await open('/8d_001passage')).status).toBe(404);
  });
});

/** Characters of a page with its data, which compress to a fifth. The page would request the same data. */
const LONGEST = 80_000;

/** The calls of service pages beside their overview. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  cars: ['client/get_slider_car_type/', 'client/car_type_gallery?page=1'],
  citizenships: ['client/citizenship_type/'],
  companies: ['client/company_formation_country/'],
  plans: ['client/health_insurance_type/'],
  tickets: ['client/get_ticket/'],
  tours: ['client/get_tour_group/?perPage=10&orderColumn=-recommendedRate'],
  visas: ['client/top_country_visa/', 'client/normal_visa/'],
};
/** What a form says of who sees the answers. Pages of these components lead to a form elsewhere. */
const BESIDE_FORM = ['client/trust/', 'client/retention/', 'client/usual_times/'];
const WITHOUT_FORM = new Set(['citizenships', 'tours', 'visas']);
const ABOUT_US = ['client/team/', 'client/trust/'];
const ASKED_BY_SECTIONS = ['client/immigration_form/', 'client/get_options/'];

describe('embedded data', () => {
  const CONTACT = 'client/get_contactus/';
  test.each<[string, readonly string[]]>([
    ['/', ['client/get_carousel/', CONTACT, 'client/sections_description/', 'client/trust/']],
    ['/aboutUs', ['client/get_about/', CONTACT, 'client/video_info/', ...ABOUT_US]],
    ['/contactUs', [CONTACT]],
    ['/privacy', ['client/privacy/', CONTACT, 'client/retention/', 'client/trust/']],
    ['/accessibility', ['client/accessibility/', CONTACT, 'client/trust/']],
    ['/ourservices', [CONTACT, 'client/service_facts/', 'client/trust/']],
    ['/ourpartners', [CONTACT, 'client/get_partner/']],
    ['/blogs', ['client/get_blog/?perPage=6', CONTACT]],
    ['/tags/visa', ['client/blogs_by_hashtag/visa/?perPage=6', CONTACT]],
    ['/specialofferprofile', [CONTACT, 'client/special_offer/']],
    ['/no-such-page', [CONTACT]],
    [`/blog/${blog!.id}`, [`client/blog_by_id/${blog!.id}/`, CONTACT, 'client/top_blogs/']],
    [
      `/services/tourgroup/${tour!.id}`,
      [
        CONTACT,
        `client/show_tour_group/${tour!.id}/`,
        'client/get_tour_group/?perPage=6&orderColumn=-recommendedRate',
        ...BESIDE_FORM,
      ],
    ],
    ...SERVICES.map(({ route, page, sections }): [string, readonly string[]] => [
      route,
      [
        CONTACT,
        ...(page.content === undefined ? [] : [`client/${page.content}/`]),
        ...(page.component === undefined && sections ? ASKED_BY_SECTIONS : []),
        ...(SHOWN[page.component ?? ''] ?? []),
        ...(WITHOUT_FORM.has(page.component ?? '') ? [] : BESIDE_FORM),
      ],
    ]),
  ])('of %s equals the responses of the calls', async (path, own) => {
    const { first, body } = await open(path);
    // Menu and tiles need the services of the store on each page.
    const calls = [...own, 'client/service/'];
    expect(Object.keys(first!.responses).toSorted()).toEqual(calls.toSorted());
    for (const call of calls) {
      expect(first!.responses[call]).toEqual((await app.inject(`/api/${call}`)).json());
    }
    expect(body.length).toBeLessThan(LONGEST);
  });
});

test('structured data describe the agency by its contact record', async () => {
  const { agency } = await open('/?lang=ar');
  const [office] = contact.samples;
  expect(agency).toMatchObject({
    '@context': 'https://schema.org',
    url: `${ORIGIN}/`,
    email: office!.emails,
    telephone: office!.phoneNumbers,
    address: { '@type': 'PostalAddress', streetAddress: office!.address[1] },
    geo: { '@type': 'GeoCoordinates', ...office!.mapLocation },
  });
  expect(agency?.openingHoursSpecification).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: 'Saturday',
    opens: '10:00',
    closes: '16:00',
  });
});
