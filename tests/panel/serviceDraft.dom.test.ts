import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Composed } from '../../src/contract/composing';
import type { ServiceFile } from '../../src/definition/model/service';
import { skeleton } from '../../src/panel/composing/skeleton';
import { useServiceDraft } from '../../src/panel/composing/useServiceDraft';
import { keptEdit } from '../../src/panel/data/edits/keptEdits';
import { beginSession, clearSession } from '../../src/platform/api/sessionStore';

const KEPT = 'service/visa2';
const DOCUMENT = skeleton({ id: 'visa2', title: ['ڤیزا', 'تأشيرة', 'Visa'], order: 9 });
const minutes = (document: ServiceFile, value: number): ServiceFile => ({
  ...document,
  page: { ...document.page, minutes: value },
});
const order = (document: ServiceFile, value: number): ServiceFile => ({
  ...document,
  tile: { ...document.tile, order: value },
});

const composed = (document: ServiceFile, version: number) =>
  ({
    line: { id: 'visa2', version, hasDraft: true, title: [] },
    published: null,
    draft: { document, version, updatedAt: '', updatedBy: '' },
    file: null,
    basis: '',
  }) as unknown as Composed;

/** What the server has; null: it does not answer. */
let stored: { document: ServiceFile; version: number } | null;
let sent: ServiceFile[];

beforeEach(() => {
  vi.useFakeTimers();
  beginSession('token', { id: '1', email: 'a@example.com' });
  stored = { document: DOCUMENT, version: 1 };
  sent = [];
  vi.stubGlobal('fetch', async (_: unknown, { headers, body }: RequestInit) => {
    const { document } = JSON.parse(String(body)) as { document: ServiceFile };
    sent.push(document);
    if (!stored) throw new TypeError('no connection');
    const isStale = new Headers(headers).get('if-match') !== `"${stored.version}"`;
    if (!isStale) stored = { document, version: stored.version + 1 };
    const now = composed(stored.document, stored.version);
    const answer = isStale ? { savedBy: 'Naz', savedAt: '', current: now, errors: [] } : now;
    const type = { 'content-type': 'application/json' };
    return new Response(JSON.stringify(answer), { status: isStale ? 412 : 200, headers: type });
  });
});
afterEach(() => {
  cleanup();
  clearSession();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const asItIs = (document: ServiceFile) => document;
const open = () => renderHook(() => useServiceDraft('visa2', composed(DOCUMENT, 1), asItIs));
type Page = ReturnType<typeof open>;
const edit = ({ result }: Page, document: ServiceFile) => act(() => result.current.edit(document));
const wait = (ms = 5000) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the draft of a service', () => {
  it('is saved a moment after an edit, and kept in the tab until then', async () => {
    const page = open();
    edit(page, minutes(DOCUMENT, 7));
    expect([sent, page.result.current.state]).toEqual([[], 'unsaved']);
    expect(keptEdit(KEPT)).toEqual(minutes(DOCUMENT, 7));
    await wait();
    expect([stored?.document.page.minutes, page.result.current.state]).toEqual([7, 'saved']);
    expect(keptEdit(KEPT)).toBeUndefined();
  });

  it('is saved once for many edits in a row', async () => {
    const page = open();
    for (const value of [4, 5, 6]) {
      edit(page, minutes(DOCUMENT, value));
      await wait(100);
    }
    await wait();
    expect(sent.map((one) => one.page.minutes)).toEqual([6]);
  });

  it('is saved when its page is left', async () => {
    const page = open();
    edit(page, minutes(DOCUMENT, 8));
    page.unmount();
    await wait(0);
    expect(stored?.document.page.minutes).toBe(8);
  });

  it('stays in the tab while it cannot be saved, and is saved later', async () => {
    const page = open();
    const before = stored;
    stored = null;
    edit(page, minutes(DOCUMENT, 9));
    await wait();
    expect(page.result.current.state).toBe('failed');
    expect(keptEdit(KEPT)).toEqual(minutes(DOCUMENT, 9));
    stored = before;
    await act(() => page.result.current.save());
    expect([stored?.document.page.minutes, page.result.current.state]).toEqual([9, 'saved']);
  });

  it('takes over what a colleague has changed elsewhere in it', async () => {
    const page = open();
    stored = { document: order(DOCUMENT, 20), version: 4 };
    edit(page, minutes(DOCUMENT, 6));
    await wait();
    expect(page.result.current.conflict).toBeUndefined();
    expect(stored.document).toEqual(order(minutes(DOCUMENT, 6), 20));
    expect(page.result.current.document).toEqual(stored.document);
  });

  it.each([
    [true, 6],
    [false, 30],
  ])('asks about what a colleague has changed, too: mine is %s', async (isMine, kept) => {
    const page = open();
    stored = { document: minutes(order(DOCUMENT, 20), 30), version: 4 };
    edit(page, minutes(DOCUMENT, 6));
    await wait();
    expect(page.result.current.conflict).toMatchObject({ savedBy: 'Naz' });
    expect(stored.document.page.minutes).toBe(30);
    act(() => page.result.current.settle(isMine));
    await wait();
    expect(stored.document).toEqual(minutes(order(DOCUMENT, 20), kept));
    expect(page.result.current.document).toEqual(stored.document);
    expect(page.result.current.state).toBe('saved');
  });
});
