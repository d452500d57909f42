import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi } from './apiServer';

let api: Awaited<ReturnType<typeof startApi>>;
let modules: Awaited<ReturnType<typeof load>>;

/** Settings are read once, from the page: the server's address has to stand there first. */
async function load(apiBase: string) {
  const { openClient } = await import('./apiServer');
  const { showLanguage, useSnackbar } = await openClient(apiBase);
  const { useContent } = await import('../../src/platform/content/useContent');
  const { Loaded } = await import('../../src/platform/content/Loaded');
  const { Paragraphs } = await import('../../src/platform/content/Paragraphs');
  const { Money } = await import('../../src/platform/content/Money');
  const { translated: toWords } = await import('../../src/platform/content/read');
  const { readInPages } = await import('../../src/site/lists/readInPages');
  return { showLanguage, useSnackbar, useContent, Loaded, Paragraphs, Money, toWords, readInPages };
}

beforeAll(async () => {
  api = await startApi();
  modules = await load(api.base);
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.requests.length = 0;
  await modules.showLanguage('en');
});
afterEach(cleanup);

const titleIn = (response: unknown) => modules.toWords((response as { title?: unknown }).title);

function Page({ path }: { readonly path: string | undefined }) {
  const { useContent, Loaded, Paragraphs } = modules;
  const content = useContent(path, titleIn);
  return <Loaded content={content}>{(title) => <Paragraphs text={title} />}</Loaded>;
}

const inAll = (title: string) => ({ status: 200, body: { title: [`${title} ku`, '', title] } });
const paths = () => api.requests.map(({ url }) => url);

describe('content', () => {
  it('shows a loading state, and then the content', async () => {
    api.respond(inAll('Istanbul'));
    render(<Page path="client/a/" />);
    expect(screen.getByRole('status').textContent).toBe('One moment…');
    await screen.findByText('Istanbul');
    expect(screen.queryByRole('status')).toBeNull();
    expect(paths()).toEqual(['/api/client/a/']);
  });

  it('is shown in another language without being read again', async () => {
    api.respond(inAll('Istanbul'));
    render(<Page path="client/a/" />);
    await screen.findByText('Istanbul');
    await act(() => modules.showLanguage('ku'));
    await screen.findByText('Istanbul ku');
    await act(() => modules.showLanguage('ar'));
    await screen.findByText('Istanbul');
    expect(paths()).toHaveLength(1);
  });

  it('is asked for again if it failed', async () => {
    api.respond({ status: 500 });
    render(<Page path="client/a/" />);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.respond(inAll('Istanbul'));
    await userEvent.click(retry);
    await screen.findByText('Istanbul');
    expect(paths()).toHaveLength(2);
  });

  it('comes back as it was after a change of the content that could not be read', async () => {
    const changed = () => act(async () => void dispatchEvent(new Event('rega-content')));
    api.respond(inAll('Istanbul'));
    render(<Page path="client/a/" />);
    await screen.findByText('Istanbul');
    api.respond({ status: 500 });
    await changed();
    await screen.findByRole('button', { name: 'Try again' });
    api.respond(inAll('Istanbul'));
    await changed();
    await screen.findByText('Istanbul');
  });

  it('is not asked for again if there is no such thing, which only the page says', async () => {
    modules.useSnackbar.setState({ open: false });
    api.respond({ status: 404 });
    render(<Page path="client/a/" />);
    await screen.findByText('We cannot find this. It may have been removed.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(modules.useSnackbar.getState().open).toBe(false);
  });

  it('stays visible until that of another path replaces it', async () => {
    api.respond(inAll('Istanbul'));
    const { rerender } = render(<Page path="client/a/" />);
    const before = await screen.findByText('Istanbul');
    let finish: (response: ReturnType<typeof inAll>) => void = () => undefined;
    api.respond(() => new Promise((resolve) => (finish = resolve)));
    rerender(<Page path="client/b/" />);
    expect(screen.getByText('Istanbul')).toBe(before);
    expect(before.parentElement?.getAttribute('aria-busy')).toBe('true');
    await expect.poll(() => api.requests.length).toBe(2);
    finish(inAll('Antalya'));
    await screen.findByText('Antalya');
    expect(screen.queryByText('Istanbul')).toBeNull();
  });

  it('is not shown if it comes too late', async () => {
    let finish: (response: ReturnType<typeof inAll>) => void = () => undefined;
    api.respond(({ url }) =>
      url === '/api/client/slow/' ? new Promise((resolve) => (finish = resolve)) : inAll('Antalya'),
    );
    const { rerender } = render(<Page path="client/slow/" />);
    await expect.poll(() => api.requests.length).toBe(1);
    rerender(<Page path="client/b/" />);
    await screen.findByText('Antalya');
    finish(inAll('Istanbul'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByText('Istanbul')).toBeNull();
  });

  it('is not requested before its path is known', async () => {
    api.respond(inAll('Istanbul'));
    const { rerender } = render(<Page path={undefined} />);
    expect(screen.getByRole('status')).toBeTruthy();
    rerender(<Page path="client/a/" />);
    await screen.findByText('Istanbul');
    expect(paths()).toEqual(['/api/client/a/']);
  });
});

it('money keeps its order among Arabic letters', () => {
  const { Money } = modules;
  render(<Money amount={1250} />);
  const price = screen.getByText('$1,250');
  expect([price.tagName, price.getAttribute('dir')]).toEqual(['BDI', 'ltr']);
});

it.each([
  [16, ['1']],
  [230, ['1', '2', '3']],
])('a list of %i records is read in as many calls as it has pages', async (total, pages) => {
  const paths = () =>
    api.requests.map(({ url }) => new URL(url, api.base).searchParams.get('page'));
  api.respond(({ url }) => {
    const first = (Number(new URL(url, api.base).searchParams.get('page')) - 1) * 100;
    const length = Math.min(100, total - first);
    const data = Array.from({ length }, (_, index) => ({ id: String(first + index) }));
    return { status: 200, body: { data, total } };
  });
  const read = await modules.readInPages('client/get_tour_group/?perPage=1000', {});
  expect((read as { data: unknown[] }).data).toHaveLength(total);
  expect(paths().toSorted()).toEqual(pages);
});
