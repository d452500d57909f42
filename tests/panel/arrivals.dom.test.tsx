import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { markRead } from '../../src/panel/applications/reading/useReading';
import { ApplicationsTab, ShownInbox } from '../../src/panel/applications/list/ApplicationsTab';
import { inboxIn } from '../../src/panel/applications/inbox';
import {
  forgetArrivals,
  showArrivals,
  useArrivalStore,
  useUnread,
} from '../../src/panel/arrivals/arrivalStore';
import { followArrivals } from '../../src/panel/arrivals/useArrivals';
import { useListQuery } from '../../src/panel/data/list/useListQuery';
import { PanelFrame } from '../../src/panel/layout/PanelFrame';
import { beginSession, clearSession } from '../../src/platform/api/sessionStore';

type Responder = () => Response;
let responses: Responder[] = [];
const requested: string[] = [];

beforeEach(() => {
  requested.length = 0;
  beginSession('secret', { id: 'me', email: 'staff@example.com' });
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url.replace(/^.*\/api\//u, ''));
    const respond = responses.length > 1 ? responses.shift() : responses[0];
    return respond?.() ?? json({ data: [] });
  });
});
afterEach(() => {
  cleanup();
  clearSession();
  forgetArrivals();
  vi.unstubAllGlobals();
});

const json = (body: object) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
/** A stream whose pieces end anywhere. */
const stream = (...pieces: readonly string[]) =>
  new Response(
    new ReadableStream({
      start(control) {
        for (const piece of pieces) control.enqueue(new TextEncoder().encode(piece));
        control.close();
      },
    }),
    { headers: { 'content-type': 'text/event-stream' } },
  );
const visas = (count: number) => ({ data: [{ service: 'visa', count }] });

it('follows a stream until the session is over', async () => {
  const data = (count: number) => JSON.stringify(visas(count));
  responses = [
    () =>
      stream(
        `event: unread\ndata: ${data(4)}\n\n:\n\nevent: arr`,
        `ived\ndata: ${data(1)}\n`,
        '\nevent: over\ndata: {}\n\n',
      ),
  ];
  const told = vi.fn();
  await followArrivals(new AbortController().signal, told);
  expect(told.mock.calls).toEqual([
    ['unread', visas(4)],
    ['arrived', visas(1)],
  ]);
  expect(requested).toEqual(['application_unread/']);
});

it('takes the numbers alone where there is no stream', async () => {
  responses = [() => json(visas(2))];
  const leave = new AbortController();
  const told = vi.fn(() => leave.abort());
  await followArrivals(leave.signal, told);
  expect(told.mock.calls).toEqual([['unread', visas(2)]]);
});

it('ends where nobody is logged in any more', async () => {
  responses = [() => new Response(null, { status: 401 })];
  const told = vi.fn();
  await followArrivals(new AbortController().signal, told);
  expect(told).not.toHaveBeenCalled();
});

function Counts() {
  return (
    <p>
      {useUnread()} in all, {useUnread(['visa'])} visas
    </p>
  );
}

it('counts what is unread in the title and by service', () => {
  render(
    <PanelFrame title="Inbox">
      <Counts />
    </PanelFrame>,
  );
  expect(document.title).toBe('Inbox · Control panel');
  act(() => showArrivals('unread', { data: [...visas(1).data, { service: 'tour', count: 1 }] }));
  act(() => showArrivals('arrived', visas(1)));
  screen.getByText('3 in all, 2 visas');
  expect(document.title).toBe('(3) Inbox · Control panel');
  act(() => showArrivals('arrived', visas(97)));
  expect(document.title).toBe('(99+) Inbox · Control panel');
  act(() => useArrivalStore.setState({ toCheck: 2 }));
  expect(document.title).toBe('(2 to check) Inbox · Control panel');
  act(() => useArrivalStore.setState({ toCheck: 0 }));
  act(() => showArrivals('unread', { data: [] }));
  expect(document.title).toBe('Inbox · Control panel');
});

const reload = vi.fn();

function Inbox({ at }: { readonly at: string }) {
  const list = useListQuery({ filters: ['status'] });
  const value = inboxIn({ data: [{ id: 'a', name: 'Naz' }], total: 1, at });
  return <ShownInbox inbox={{ state: 'ready', value, reload }} list={list} service="visa" />;
}

it('says how many have arrived since the list was read, and shows them when asked', async () => {
  responses = [() => json({ total: 2, unread: 2 })];
  const { hook } = memoryLocation({ path: '/' });
  const inbox = (at: string) => (
    <Router hook={hook}>
      <Inbox at={at} />
    </Router>
  );
  const { rerender } = render(inbox('2026-01-01T10:00:00.000Z'));
  act(() => showArrivals('unread', visas(1)));
  const counts = () => requested.filter((path) => path.startsWith('application_count/'));
  expect(counts()).toEqual([]);
  await act(async () => showArrivals('arrived', visas(2)));
  fireEvent.click(
    await screen.findByRole('button', { name: '2 new applications or answers: show' }),
  );
  expect(counts()).toEqual(['application_count/?after=2026-01-01T10%3A00%3A00.000Z&service=visa']);
  expect(reload).toHaveBeenCalledTimes(1);
  rerender(inbox('2026-01-01T10:05:00.000Z'));
  expect(screen.queryByRole('button', { name: /: show$/u })).toBeNull();
});

it('reads the list again once the mark of an application that was left is stored', async () => {
  const line = { id: 'a', name: 'Naz', unread: true };
  const answer = (unread: boolean) => () => json({ data: [{ ...line, unread }], total: 1, at: '' });
  responses = [answer(true)];
  const { hook } = memoryLocation({ path: '/' });
  const { container } = render(
    <Router hook={hook}>
      <ApplicationsTab service="visa" />
    </Router>,
  );
  await screen.findByText('Naz');
  expect(container.querySelectorAll('.ap-unread')).toHaveLength(1);
  responses = [() => json({}), answer(false)];
  await act(() => markRead('a', true));
  await vi.waitFor(() => expect(container.querySelectorAll('.ap-unread')).toHaveLength(0));
});

it('shows what an applicant has sent in its row, and leaves the list as it is', async () => {
  const line = { id: 'a', name: 'Naz', sentAt: null, sent: [], toCheck: false };
  const answer = (rows: readonly object[]) => () =>
    json({ data: rows, total: rows.length, at: '' });
  responses = [answer([line])];
  const { hook } = memoryLocation({ path: '/' });
  render(
    <Router hook={hook}>
      <ApplicationsTab service="visa" />
    </Router>,
  );
  await screen.findByText('Naz');
  const sent = [
    { kind: 'sent', name: 'Bank statement' },
    { kind: 'changed', name: 'Phone number' },
  ];
  const changed = { ...line, sentAt: '2026-01-01T10:00:00.000Z', sent, toCheck: true };
  responses = [answer([{ ...line, id: 'b', name: 'Aram' }, changed])];
  await act(async () => showArrivals('sent', { ...visas(1), ids: ['a'] }));
  await screen.findByText('Sent: Bank statement · Changed: Phone number');
  expect(screen.queryByText('Aram')).toBeNull();
});
