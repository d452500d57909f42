// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import WORDS from '../../locales/en.json';
import { openSite } from '../platform/apiServer';

// The form itself is the engine's.
vi.mock('../../src/site/status/RequestForm', () => ({
  RequestForm: ({ onAnswered }: { readonly onAnswered: () => void }) => (
    <button type="button" onClick={onAnswered}>
      Send
    </button>
  ),
}));

let api: Awaited<ReturnType<typeof openSite>>;

beforeAll(async () => {
  configure({ asyncUtilTimeout: 4000 });
  api = await openSite('status');
});
afterAll(() => api.stop());
afterEach(cleanup);

const STATUS = {
  reference: 'RG-7K3M-2QXD',
  title: ['', '', 'Visa'],
  language: 'en',
  createdAt: '2026-05-01T08:00:00.000Z',
  status: 'new',
  statusText: ['', '', 'We are looking at it.'],
  statusAt: null,
  endsAt: null,
  documents: [],
};

it('says thanks for what is sent, and takes the focus there, each time', async () => {
  const { StatusPage } = await import('../../src/site/status/StatusPage');
  const asking = (id: string) => ({ id, text: `Send ${id}`, due: null, form: {} });
  let request: ReturnType<typeof asking> | null = asking('one');
  api.respond(() => ({ status: 200, body: { ...STATUS, request } }));
  location.hash = `#${'a'.repeat(43)}`;
  render(<StatusPage />);
  for (const next of [asking('two'), null]) {
    const send = await screen.findByRole('button', { name: 'Send' });
    send.focus();
    request = next;
    fireEvent.click(send);
    await waitFor(() => expect(send.isConnected).toBe(false));
    expect(document.activeElement?.textContent).toBe(WORDS.status.thanks);
  }
  // Once when it opens, and once after each answer.
  const read = { method: 'POST', body: JSON.stringify({ link: 'a'.repeat(43) }) };
  expect(api.requests).toMatchObject([read, read, read]);
});

it('says thanks for what is sent also where the new status cannot be read', async () => {
  const { StatusPage } = await import('../../src/site/status/StatusPage');
  const request = { id: 'one', text: 'Send one', due: null, form: {} };
  api.respond({ status: 200, body: { ...STATUS, request } });
  location.hash = `#${'b'.repeat(43)}`;
  render(<StatusPage />);
  const send = await screen.findByRole('button', { name: 'Send' });
  api.respond({ status: 500, body: {} });
  fireEvent.click(send);
  await screen.findByText(WORDS.status.failed);
  expect(document.activeElement?.textContent).toBe(WORDS.status.thanks);
});
