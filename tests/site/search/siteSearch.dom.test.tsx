import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, afterAll, expect, it } from 'vitest';
import WORDS from '../../../locales/en.json';
import { openSite } from '../../platform/apiServer';

let api: Awaited<ReturnType<typeof openSite>>;

beforeAll(async () => {
  api = await openSite('face');
});
afterAll(() => api.stop());
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

const entry = (path: string, name: string) => ({
  path,
  title: [name, name, name],
  about: ['', '', ''],
});

async function open(text: string) {
  const { SiteSearch } = await import('../../../src/site/search/SiteSearch');
  const view = render(<SiteSearch />);
  const input = screen.getByRole('combobox');
  await userEvent.type(input, text);
  return { ...view, input };
}

it('leads by keys to the chosen result, which it names to screen readers', async () => {
  const data = ['one', 'two'].map((name) => entry(`/${name}`, `Zagros ${name}`));
  api.respond({ status: 200, body: { data } });
  const { input } = await open('zagros');
  await screen.findByRole('option', { name: 'Zagros two' });
  expect(input.getAttribute('aria-expanded')).toBe('true');
  expect(input.getAttribute('aria-activedescendant')).toBeNull();
  await userEvent.keyboard('{ArrowUp}');
  const chosen = screen.getByRole('option', { name: 'Zagros two', selected: true });
  expect(input.getAttribute('aria-activedescendant')).toBe(chosen.id);
  await userEvent.keyboard('{Enter}');
  expect(location.pathname).toBe('/two');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('offers by keys to ask the agency where nothing is found', async () => {
  api.respond({ status: 200, body: { data: [] } });
  await open('qqqq');
  const link = await screen.findByRole('link', { name: WORDS.search.none });
  await userEvent.tab();
  expect(document.activeElement).toBe(link);
  await userEvent.tab();
  expect(screen.queryByRole('link')).toBeNull();
});

it('finds services without a response, and asks again when it is used again', async () => {
  api.respond({ status: 500, body: {} });
  const { input } = await open('visa');
  expect((await screen.findAllByRole('option')).length).toBeGreaterThan(0);
  api.respond({ status: 200, body: { data: [entry('/zagros', 'Zagros')] } });
  fireEvent.blur(input);
  await userEvent.clear(input);
  fireEvent.focus(input);
  await userEvent.type(input, 'zagros');
  await screen.findByRole('option', { name: 'Zagros' });
});

it('shows hostile text as text, and leaves out what is no entry', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const broken = [
    { path: '/img' },
    { path: '/img', title: 'img', about: [] },
    { ...entry('', 'img'), path: 1 },
  ];
  api.respond({ status: 200, body: { data: [...broken, entry('/img', hostile)] } });
  const { container } = await open(`${hostile}\\(*+`);
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  expect(screen.getByRole('option').textContent).toBe(hostile);
  expect(container.querySelector('img')).toBeNull();
});
