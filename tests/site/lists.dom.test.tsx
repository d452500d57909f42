// @vitest-environment jsdom
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSite, type ReceivedRequest } from '../platform/apiServer';

let api: Awaited<ReturnType<typeof openSite>>;
let pages: Awaited<ReturnType<typeof load>>;

async function load() {
  const { BlogsPage } = await import('../../src/site/blogs/BlogsPage');
  const { TagPage } = await import('../../src/site/blogs/TagPage');
  const { BlogPage } = await import('../../src/site/blogs/BlogPage');
  const { OffersPage } = await import('../../src/site/offers/OffersPage');
  return { BlogsPage, TagPage, BlogPage, OffersPage };
}

beforeAll(async () => {
  // On a busy machine a page may take its time; what never comes still fails.
  configure({ asyncUtilTimeout: 4000 });
  api = await openSite('reading');
  pages = await load();
});
afterAll(() => api.stop());
beforeEach(() => {
  api.requests.length = 0;
  history.replaceState(null, '', '/');
});
afterEach(cleanup);

const HASHTAGS = ['visa', 'summer', 'family', 'food', 'Erbil'].map((name) => ({ id: name, name }));

const records = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `r${index + 1}`,
    title: `Title ${index + 1}`,
    body: 'a'.repeat(300),
    createdAt: '2026-06-09T07:40:05Z',
    hashtag: HASHTAGS.slice(0, index + 1),
  }));

/** As many as are asked for of so many. */
const windowOf =
  (total: number) =>
  ({ url }: ReceivedRequest) => {
    const size = Number(new URL(url, 'http://localhost').searchParams.get('perPage'));
    return { status: 200, body: { hashtag: 'visa', data: records(total).slice(0, size), total } };
  };

// Not by their roles, which jsdom takes its time to find.
const cards = () => document.querySelectorAll('li h2');
const more = () => screen.queryByText('Load more', { selector: 'button' });
const requested = () => api.requests.map(({ url }) => url.replace('/api/', ''));

/** How many are shown at first and after each press, until there is nothing to press. */
async function growth(noun: (shown: number) => string): Promise<number[]> {
  const sizes: number[] = [];
  for (;;) {
    const before = sizes.at(-1) ?? 0;
    await screen.findByText((text) => text !== noun(before) && /\d+ (?:of|.*of) \d+/u.test(text));
    sizes.push(cards().length);
    const button = more();
    if (!button) return sizes;
    await userEvent.click(button);
  }
}

describe.each([
  ['blogs', () => <pages.BlogsPage />, 'client/get_blog/'],
  ['the blogs of a tag', () => <pages.TagPage id="visa" />, 'client/blogs_by_hashtag/visa/'],
])('%s', (_, page, call) => {
  it.each([
    [1, [1]],
    [6, [6]],
    [7, [6, 7]],
    [12, [6, 12]],
    [13, [6, 12, 13]],
  ])('of which there are %s are shown %j at a time', async (total, expected) => {
    api.respond(windowOf(total));
    render(page());
    expect(await growth((shown) => `${shown} of ${total} blogs`)).toEqual(expected);
    expect(requested()).toEqual(expected.map((__, index) => `${call}?perPage=${6 * (index + 1)}`));
  });

  it('are asked for in pages of a hundred where there are more', async () => {
    const all = records(230);
    api.respond(({ url }) => {
      const query = new URL(url, 'http://localhost').searchParams;
      const [size, number] = ['perPage', 'page'].map((name) => Number(query.get(name) ?? 1));
      const data = all.slice((number! - 1) * size!, number! * size!);
      return { status: 200, body: { hashtag: 'visa', data, total: 230 } };
    });
    history.replaceState(null, '', '/?show=204');
    render(page());
    await screen.findByText('204 of 230 blogs');
    expect(requested()).toEqual([1, 2, 3].map((number) => `${call}?perPage=100&page=${number}`));
  });

  it('go on with the focus on the first that was not there', async () => {
    api.respond(windowOf(7));
    render(page());
    await screen.findByText('6 of 7 blogs');
    await userEvent.click(screen.getByText('Load more'));
    await screen.findByText('7 of 7 blogs');
    expect(document.activeElement?.closest('li.blog-card')?.textContent).toContain('Title 7');
  });
});

it('a card shows the beginning of a blog, its day, and its moment as a title', async () => {
  api.respond(windowOf(1));
  const { container } = render(<pages.BlogsPage />);
  await screen.findByText(`${'a'.repeat(250)} …`);
  const time = container.querySelector('time');
  expect(time?.textContent).toMatch(/^\d{1,2} June 2026$/u);
  expect(time?.title).toMatch(/^2026-06-\d\d (?:0[1-9]|1[0-2]):\d\d:05 [AP]M$/u);
});

describe('the page of a tag', () => {
  it('has its name above, and three hashtags and a number on each card', async () => {
    api.respond(windowOf(5));
    render(<pages.TagPage id="visa" />);
    await screen.findByRole('heading', { level: 1, name: 'Blogs for visa tag' });
    const shown = screen
      .getAllByRole('list', { name: 'Tags' })
      .map((list) => [...list.children].map((item) => item.textContent));
    const three = ['#visa', '#summer', '#family'];
    expect(shown.slice(0, 4)).toEqual([
      three.slice(0, 1),
      three.slice(0, 2),
      three,
      [...three, '+1and 1 more tag'],
    ]);
    const [first] = screen.getAllByRole('link', { name: '#visa' });
    expect(first?.getAttribute('href')).toBe('/tags/visa');
  });
});

describe.each([
  ['a blog', () => <pages.BlogPage id="atlantis" />, 'We cannot find this blog.'],
  ['a tag', () => <pages.TagPage id="atlantis" />, 'There are no blogs for this tag.'],
])('the page of %s', (_, page, words) => {
  it('says that it is not there, and leads to all blogs', async () => {
    api.respond({ status: 404, body: { errors: [{ name: '', message: 'no' }] } });
    render(page());
    const told = await screen.findByRole('alert');
    expect(told.textContent).toContain(words);
    expect(within(told).getByRole('link').getAttribute('href')).toBe('/blogs');
  });
});

it.each([
  [9, [9]],
  [10, [9, 10]],
  [19, [9, 19]],
  [30, [9, 19, 28, 30]],
])('of %s offers are shown %j at a time, all read at once', async (total, expected) => {
  api.respond({ status: 200, body: records(total) });
  render(<pages.OffersPage />);
  expect(await growth((shown) => `Offers: ${shown} of ${total}`)).toEqual(expected);
  expect(requested()).toEqual(['client/special_offer/']);
});
