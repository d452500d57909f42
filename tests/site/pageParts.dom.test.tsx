// @vitest-environment jsdom
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { services } from 'virtual:services';
import { type ReceivedRequest, startApi } from '../platform/apiServer';

let api: Awaited<ReturnType<typeof startApi>>;
let parts: Awaited<ReturnType<typeof load>>;

/** Settings are read once, from the page: the server's address has to stand there first. */
async function load(apiBase: string) {
  const { openClient } = await import('../platform/apiServer');
  await openClient(apiBase);
  const { loadTexts } = await import('../../src/platform/language/languageStore');
  await loadTexts('services');
  const { AboutPage } = await import('../../src/site/about/AboutPage');
  const { CitizenshipsPage } = await import('../../src/site/citizenship/CitizenshipsPage');
  const { OtherCountries } = await import('../../src/site/companies/CompanyCountryPage');
  const { OpeningTimes } = await import('../../src/site/contact/ContactPage');
  const { HomeVideo } = await import('../../src/site/home/HomeVideo');
  const { GrowingList } = await import('../../src/site/lists/GrowingList');
  const { OtherTours } = await import('../../src/site/tours/TourPage');
  return {
    AboutPage,
    CitizenshipsPage,
    GrowingList,
    HomeVideo,
    OpeningTimes,
    OtherCountries,
    OtherTours,
  };
}

beforeAll(async () => {
  configure({ asyncUtilTimeout: 4000 });
  api = await startApi();
  parts = await load(api.base);
});
afterAll(() => api.stop());
afterEach(cleanup);

const entryOf = (id: string) => services.find((entry) => entry.id === id)!;
const respond = (bodies: Readonly<Record<string, unknown>>) =>
  api.respond(({ url }: ReceivedRequest) => {
    const found = Object.entries(bodies).find(([call]) => url.includes(call));
    return found ? { status: 200, body: found[1] } : { status: 200, body: [] };
  });
const headings = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

const COUNTRY = { id: 'uae', name: 'Emirates' };
const TOUR = { id: '1', toDestination: 'Rome' };

describe('no heading is shown above nothing', () => {
  it.each<[string, () => React.ReactNode, Readonly<Record<string, unknown>>, readonly string[]]>([
    [
      'of other tours',
      () => <parts.OtherTours entry={entryOf('tourgroup')} than="1" />,
      { get_tour_group: [TOUR] },
      [],
    ],
    [
      'of other countries',
      () => <parts.OtherCountries entry={entryOf('settingupbusiness')} than="uae" />,
      { company_formation_country: [COUNTRY] },
      [],
    ],
    [
      'of a text about citizenship',
      () => <parts.CitizenshipsPage entry={entryOf('citizenship')} />,
      {},
      ['Choose a country'],
    ],
    [
      'of a video without a title',
      () => <parts.AboutPage />,
      { get_about: { title: 'Who we are' }, video_info: { url: 'https://youtu.be/aqz-KE-bpKQ' } },
      ['About us', 'Who we are'],
    ],
  ])('%s', async (_, part, bodies, expected) => {
    respond(bodies);
    const { container } = await act(async () => render(<Suspense>{part()}</Suspense>));
    await waitFor(() => expect(container.querySelector('[role=status]')).toBeNull());
    await waitFor(() => expect(headings()).toEqual(expected));
  });
});

it('a video that could not be loaded leaves no gap on the home page', async () => {
  api.respond({ status: 500 });
  const { container } = render(<parts.HomeVideo />);
  expect(container.firstElementChild?.className).toBe('home-video-coming');
  await waitFor(() => expect(container.childElementCount).toBe(0));
});

it('opening times are on the clock of the text in the footer, and stay as they are written otherwise', () => {
  const day = { ku: '', ar: '', en: 'Monday' };
  const detail = { ku: '', ar: '', en: '' };
  const rows = [
    { day, from: '09:00', to: '18:30', detail },
    { day, from: 'noon', to: '00:00', detail },
    { day, from: '', to: '', detail: { ...day, en: 'Closed' } },
  ];
  const { container } = render(<parts.OpeningTimes rows={rows} />);
  const times = [...container.querySelectorAll('td')].map(({ textContent }) => textContent);
  expect(times).toEqual(['9am', '6:30pm', 'noon', '12am', 'Closed']);
});

it('opening times that are written in another language only keep their own direction', () => {
  const kurdish = (ku: string) => ({ ku, ar: '', en: '' });
  const row = { day: kurdish('هەینی'), from: '', to: '', detail: kurdish('داخراوە.') };
  const { container } = render(<parts.OpeningTimes rows={[row]} />);
  const words = [...container.querySelectorAll('bdi')].map(({ textContent }) => textContent);
  expect(words).toEqual(['هەینی', 'داخراوە.']);
});

describe('a list that grows', () => {
  const list = (count: number, hasMore: boolean) => (
    <parts.GrowingList
      texts={{ none: 'tours.none', shown: 'tours.shown', more: 'tours.more' }}
      count={count}
      total={3}
      hasMore={hasMore}
      onMore={() => undefined}
    >
      {(items) => (
        <ul ref={items}>
          {Array.from({ length: count }, (_, index) => (
            <li key={index}>
              <a href="/">{`Item ${index + 1}`}</a>
            </li>
          ))}
        </ul>
      )}
    </parts.GrowingList>
  );
  const focused = () => document.activeElement?.textContent;

  it('keeps the focus while its button is gone, and moves it to what is new', async () => {
    const { rerender } = render(list(2, true));
    await userEvent.click(screen.getByText('Load more tours'));
    rerender(list(2, false));
    expect(focused()).toBe('2 of 3 tours');
    rerender(list(3, false));
    expect(focused()).toBe('Item 3');
  });

  it('takes no focus from where a reader has gone meanwhile', async () => {
    const { rerender } = render(list(2, true));
    await userEvent.click(screen.getByText('Load more tours'));
    screen.getByText('Item 1').focus();
    rerender(list(3, false));
    expect(focused()).toBe('Item 1');
  });
});
