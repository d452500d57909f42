// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Service } from '../../src/definition/model/service';
import type { ScopeValue } from '../../src/engine/scope/ScopeContext';
import WORDS from '../../locales/en.json';
import { openSite } from '../platform/apiServer';

let api: Awaited<ReturnType<typeof openSite>>;

beforeAll(async () => {
  configure({ asyncUtilTimeout: 4000 });
  api = await openSite('status');
});
afterAll(() => api.stop());
afterEach(cleanup);

it('reads the link that is opened in a tab with the page', async () => {
  const { ContinuePage } = await import('../../src/site/handover/ContinuePage');
  api.respond({ status: 200, body: { state: 'gone', takenAt: null, box: null } });
  render(<ContinuePage />);
  await screen.findByText(/Choose the file/u);
  expect(api.requests).toEqual([]);
  location.hash = `#${'a'.repeat(43)}.${'b'.repeat(43)}`;
  await screen.findByText(/does not work any more/u);
  expect(api.requests.map(({ url }) => url)).toEqual(['/api/client/handover/read/']);
});

it('shows the draft that was taken over, not what was sent from this tab before', async () => {
  const { keepParcel } = await import('../../src/site/handover/FoundDraft');
  sessionStorage.setItem('rega-sent:visa', JSON.stringify({ version: 1, values: {}, day: '' }));
  const draft = { key: 'a', step: 0, values: { name: 'Lana' }, unsaved: {}, savedAt: 1 };
  const place = { service: 'visa', version: 1, name: 'visa', path: '/services/visa' };
  expect(await keepParcel({ ...place, draft, files: [], left: [] })).toBe(true);
  expect(sessionStorage.getItem('rega-sent:visa')).toBeNull();
  // The form says where the answers come from.
  expect(JSON.parse(localStorage.getItem('rega-draft:visa') ?? '')).toMatchObject({
    isBrought: true,
  });
});

it('does not take the draft that is there for one that could not be stored', async () => {
  const { keepParcel } = await import('../../src/site/handover/FoundDraft');
  const draft = { key: 'a', step: 0, values: { name: 'Lana' }, unsaved: {}, savedAt: Date.now() };
  const place = { service: 'visa', version: 1, name: 'visa', path: '/services/visa' };
  localStorage.setItem('rega-draft:visa', JSON.stringify({ ...draft, values: { name: 'Sara' } }));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await keepParcel({ ...place, draft, files: [], left: [] })).toBe(false);
  vi.restoreAllMocks();
});

/** Renders the offer to hand a draft over, with a link that was made on an earlier visit. */
async function openHandOver(onDiscard: () => void): Promise<void> {
  const { HandOver } = await import('../../src/site/handover/HandOver');
  const { ScopeContext } = await import('../../src/engine/scope/ScopeContext');
  localStorage.setItem('rega-handover:visa', 'secret 9999-01-01T00:00:00.000Z');
  render(
    <ScopeContext value={{ environment: { language: 'en' } } as ScopeValue}>
      <HandOver
        service={{ id: 'visa', version: 1 } as Service<string>}
        name="visa"
        snapshot={() => Promise.resolve(undefined)}
        fileOf={() => undefined}
        onDiscard={onDiscard}
      />
    </ScopeContext>,
  );
}

it('offers to delete answers that another device has taken, but not those that follow', async () => {
  api.respond({ status: 200, body: { state: 'taken', takenAt: '2026-03-21T09:00:00.000Z' } });
  const onDiscard = vi.fn();
  await openHandOver(onDiscard);
  fireEvent.click(await screen.findByText(WORDS.handover.discard));
  expect(onDiscard).toHaveBeenCalledOnce();
  expect(screen.queryByText(WORDS.handover.discard)).toBeNull();
});

it('tells who has made a link that somebody has opened it', async () => {
  const readAt = '2026-03-21T09:00:00.000Z';
  api.respond({ status: 200, body: { state: 'waiting', takenAt: null, readAt } });
  await openHandOver(() => undefined);
  await screen.findByText(/^Somebody opened this link at/u);
});

it('keeps the focus in the offer when the link goes that was withdrawn', async () => {
  api.respond({ status: 200, body: { state: 'waiting', takenAt: null } });
  await openHandOver(() => undefined);
  document.querySelector('details')!.open = true;
  const withdraw = screen.getByText(WORDS.handover.withdraw);
  withdraw.focus();
  fireEvent.click(withdraw);
  await screen.findByText(WORDS.handover.save);
  expect(document.activeElement?.textContent).toBe(WORDS.handover.offer);
});
