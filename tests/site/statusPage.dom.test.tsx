// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import WORDS from '../../locales/en.json';
import { openSite } from '../platform/apiServer';
import { NEW_STATUS } from './statusData';

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

it('says thanks for what is sent, and takes the focus there, each time', async () => {
  const { StatusPage } = await import('../../src/site/status/StatusPage');
  const asking = (id: string) => ({ id, text: `Send ${id}`, due: null, form: {} });
  let request: ReturnType<typeof asking> | null = asking('one');
  api.respond(() => ({ status: 200, body: { ...NEW_STATUS, request } }));
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
  expect(api.requests.filter(({ method }) => method === 'POST')).toMatchObject([read, read, read]);
});

it('says thanks for what is sent also where the new status cannot be read', async () => {
  const { StatusPage } = await import('../../src/site/status/StatusPage');
  const request = { id: 'one', text: 'Send one', due: null, form: {} };
  api.respond({ status: 200, body: { ...NEW_STATUS, request } });
  location.hash = `#${'b'.repeat(43)}`;
  render(<StatusPage />);
  const send = await screen.findByRole('button', { name: 'Send' });
  api.respond({ status: 500, body: {} });
  fireEvent.click(send);
  await screen.findByText(WORDS.status.failed);
  expect(document.activeElement?.textContent).toBe(WORDS.status.thanks);
});

it('downloads what was given with the link in the body, and says if that failed', async () => {
  const { StatusPage } = await import('../../src/site/status/StatusPage');
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  const given = [{ text: 'Your visa', at: NEW_STATUS.createdAt, files: ['f1', 'f2'] }];
  api.respond({ status: 200, body: { ...NEW_STATUS, given } });
  location.hash = `#${'c'.repeat(43)}`;
  render(<StatusPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Download file 2' }));
  await waitFor(() => expect(saved).toEqual(['RG-7K3M-2QXD-2.jpg']));
  const body = JSON.stringify({ link: 'c'.repeat(43) });
  expect(api.requests.at(-1)).toMatchObject({ method: 'POST', body });
  expect(api.requests.at(-1)?.url).toMatch(/client\/given\/f2\/$/u);
  api.respond({ status: 404, body: {} });
  fireEvent.click(screen.getByRole('button', { name: 'Download file 1' }));
  await screen.findByText(WORDS.status.givenFailed);
  vi.restoreAllMocks();
});

const listed = (item: string, more: object) => ({
  ...{ item, state: 'needed', reason: '', expiresOn: null, isAsked: true, files: 0 },
  ...{ name: ['', '', item], help: [], form: {}, ...more },
});

describe('the documents', () => {
  const {
    documentFull,
    documentsLater,
    documentsMore,
    documentsShow,
    document_needed: documentNeeded,
  } = WORDS.status;
  const sent = 'You sent 2 files with your request. We will tell you if something is missing.';
  const unasked = listed('Passport', { isAsked: false });

  it.each<[string, object, readonly string[], readonly string[]]>([
    ['are asked for', { documents: [listed('Passport', {})] }, [documentNeeded], []],
    [
      'are not asked for while the files that came are not sorted',
      { documents: [unasked], sentFiles: 2 },
      [sent],
      [documentNeeded],
    ],
    [
      'are not asked for before staff say which they need',
      { documents: [unasked] },
      [documentsLater],
      [documentNeeded],
    ],
    [
      'are shown once sent, beside what may be sent',
      { documents: [listed('Bank', { state: 'received', files: 1 }), unasked], sentFiles: 2 },
      [sent, WORDS.status.document_received],
      [documentNeeded],
    ],
    [
      'cannot be sent any more where there is room for no other file',
      { documents: [listed('Passport', { form: null, state: 'received', files: 30 })] },
      [documentFull, WORDS.status.document_received],
      ['Send another: Passport'],
    ],
    [
      'are not asked for once the agency has finished',
      { documents: [listed('Passport', { form: null })], endsAt: '2026-08-01T08:00:00.000Z' },
      [documentsShow],
      [documentNeeded, 'Send: Passport'],
    ],
  ])('%s', async (_, status, shown, hidden) => {
    const { StatusPage } = await import('../../src/site/status/StatusPage');
    api.respond({ status: 200, body: { ...NEW_STATUS, ...status } });
    location.hash = `#${'c'.repeat(43)}`;
    const { container } = render(<StatusPage />);
    await screen.findByText(NEW_STATUS.reference);
    for (const text of shown) screen.getByText(text);
    for (const text of hidden) expect(screen.queryByText(text)).toBeNull();
    const folded = [...container.querySelectorAll('details:not([open]) h3')];
    const isFolded = shown.includes(documentsShow) || hidden.includes(documentNeeded);
    expect(folded.map(({ textContent }) => textContent)).toEqual(isFolded ? ['Passport'] : []);
    expect(screen.queryAllByText(documentsMore)).toHaveLength(
      isFolded && !shown.includes(documentsShow) ? 1 : 0,
    );
  });
});

it('shows what is still to be paid, and opens a receipt to print', async () => {
  const { StatusPage } = await import('../../src/site/status/StatusPage');
  const open = [{ currency: 'USD', amount: 7050 }];
  const receipt = { number: 7, how: 'cash', at: '2026-05-02T08:00:00.000Z', text: 'Naz' };
  const receipts = [{ ...receipt, amount: 5000, currency: 'USD', isReversed: false, open }];
  api.respond(() => ({ status: 200, body: { ...NEW_STATUS, money: { open, receipts } } }));
  location.hash = `#${'b'.repeat(43)}`;
  render(<StatusPage />);
  const show = await screen.findByRole('button', { name: /^Show receipt: Receipt no\. 7, 2 May/u });
  expect(screen.getByText('$70.50').parentElement?.textContent).toContain(WORDS.status.toPay);
  fireEvent.click(show);
  const article = screen.getByRole('article');
  expect(article.textContent).toContain('No. 7');
  for (const text of ['Naz', '$50', 'Cash', 'Visa', NEW_STATUS.reference, '$70.50']) {
    expect(article.textContent).toContain(text);
  }
  screen.getByRole('button', { name: 'Print receipt no. 7' });
});

it('shows no money where the agency does not', async () => {
  const { StatusPage } = await import('../../src/site/status/StatusPage');
  api.respond(() => ({ status: 200, body: { ...NEW_STATUS, money: null } }));
  location.hash = `#${'c'.repeat(43)}`;
  render(<StatusPage />);
  await screen.findByText('We are looking at it.');
  expect(screen.queryByText(WORDS.status.money)).toBeNull();
});
