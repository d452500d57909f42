import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Handed } from '../../../src/definition/model/prefill';
import type { Values } from '../../../src/definition/model/values';
import { createDrafts, type FormDraft } from '../../../src/engine/flow/draft';
import { useFlow } from '../../../src/engine/flow/useFlow';
import type { Ports } from '../../../src/engine/ports';
import { answer, draftOf, open, PORTS, TODAY } from './form';

const NAME = 'rega-draft:small';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens the form in a tab. Both tabs of a test hear every event, as if they were in windows of their own. */
function openTab(handed?: Handed, ports: Ports = PORTS) {
  const { module } = open();
  const { result } = renderHook(() => useFlow(module, ports, handed ? { handed } : {}));
  const { flow } = result.current;
  return {
    flow,
    discard: () => result.current.discard(),
    fill: (answers: Values) => answer(flow, answers),
    answers: () => flow.scope.store.getState().values,
  };
}

const stored = (): FormDraft | undefined => createDrafts(() => localStorage, 'small').load();

/** Lets each tab store its changes, and tells the others. */
async function settle(): Promise<void> {
  const before = localStorage.getItem(NAME);
  await act(async () => void vi.advanceTimersByTime(300));
  await tell(before);
}

async function tell(before: string | null): Promise<void> {
  const newValue = localStorage.getItem(NAME);
  if (newValue === before) return;
  const event = Object.assign(new Event('storage'), { key: NAME, oldValue: before, newValue });
  await act(async () => void window.dispatchEvent(event));
  await settle();
}

/** Stores a draft as a tab that is not part of the test. */
async function storeElsewhere(changes: Partial<FormDraft>): Promise<void> {
  const before = localStorage.getItem(NAME);
  const now = stored() ?? draftOf();
  localStorage.setItem(NAME, JSON.stringify({ ...now, savedAt: Date.now(), ...changes }));
  await tell(before);
}

describe('two tabs with the same form', () => {
  it('show the same answers, and lose none of either', async () => {
    const [one, two] = [openTab(), openTab()];
    one.fill({ name: 'Lana' });
    one.flow.unsaved.set('spouse', { first: 'Azad' });
    await settle();
    expect(two.answers()).toMatchObject({ name: 'Lana' });
    expect(two.flow.unsaved.all()).toEqual({ spouse: { first: 'Azad' } });
    expect(two.flow.store.getState().key).toBe(one.flow.store.getState().key);
    two.fill({ note: 'a note' });
    two.flow.unsaved.forget('spouse');
    await settle();
    for (const { answers, flow } of [one, two]) {
      expect(answers()).toMatchObject({ name: 'Lana', note: 'a note' });
      expect(flow.unsaved.isEmpty()).toBe(true);
    }
    expect(stored()).toMatchObject({ values: { name: 'Lana', note: 'a note' }, unsaved: {} });
  });

  it('keep what was typed in one before it has heard of the other', async () => {
    const tab = openTab();
    tab.fill({ name: 'Lana' });
    await storeElsewhere({ values: { name: 'Sara', note: 'a note' } });
    expect(tab.answers()).toMatchObject({ name: 'Lana', note: 'a note' });
    expect(stored()?.values).toMatchObject({ name: 'Lana', note: 'a note' });
  });

  it.each(['stores something itself', 'is shown again'])(
    'take over what a sleeping one has missed as soon as it %s',
    async (when) => {
      const tab = openTab();
      localStorage.setItem(NAME, JSON.stringify(draftOf({ savedAt: Date.now() })));
      if (when === 'is shown again') document.dispatchEvent(new Event('visibilitychange'));
      else tab.fill({ note: 'a note' });
      await settle();
      expect(tab.answers()).toMatchObject({ name: 'Lana' });
      expect(stored()?.values).toMatchObject(tab.answers());
    },
  );

  it('rewrite nothing that they only took over', async () => {
    openTab();
    await storeElsewhere({ unsent: 'line' });
    expect(stored()).toMatchObject({ unsent: 'line' });
  });

  it('do not answer each other for ever if their pages pass different values', async () => {
    const [one, two] = [openTab({ plan: 'a' }), openTab({ plan: 'b' })];
    one.fill({ name: 'Lana' });
    await settle();
    const before = localStorage.getItem(NAME);
    await settle();
    expect(localStorage.getItem(NAME)).toBe(before);
    expect([one.answers(), two.answers()]).toMatchObject([
      { name: 'Lana', plan: 'a' },
      { name: 'Lana', plan: 'b' },
    ]);
  });

  it('keep a photo that is being prepared in one, and is not found by the other', async () => {
    openTab();
    await storeElsewhere({ values: { name: 'Lana', photos: ['a token'] } });
    await storeElsewhere({ values: { name: 'Sara', photos: ['a token'] } });
    expect(stored()?.values).toMatchObject({ name: 'Sara', photos: ['a token'] });
  });

  it('no longer retry by themselves what another one has changed since', async () => {
    const tab = openTab();
    tab.fill({ name: 'Lana' });
    await settle();
    tab.flow.store.setState({ phase: 'review', failed: 'line' });
    await settle();
    await storeElsewhere({ values: { name: 'Sara' } });
    expect(tab.flow.store.getState()).toMatchObject({ phase: 'review', failed: undefined });
  });
});

describe('when one of two tabs is done', () => {
  /** Opens two tabs with the same answers. */
  const openBoth = async () => {
    const tabs = [openTab(), openTab()] as const;
    tabs[0].fill({ name: 'Lana' });
    await settle();
    return tabs;
  };
  const send = (tab: ReturnType<typeof openTab>) => {
    tab.flow.store.setState({ phase: 'sending' });
    return () => tab.flow.reset({ reference: 'RG-1', values: {}, day: TODAY });
  };

  it.each(['sent', 'deleted'])('the other one is empty, too: %s', async (how) => {
    const [one, two] = await openBoth();
    const { key } = two.flow.store.getState();
    const before = localStorage.getItem(NAME);
    if (how === 'sent') send(one)();
    else one.discard();
    await tell(before);
    expect(two.answers().name).toBeUndefined();
    expect(two.flow.store.getState()).toMatchObject({ phase: 'filling', step: 0 });
    expect(two.flow.store.getState().key).not.toBe(key);
    expect(stored()).toBeUndefined();
  });

  it('what the other tab has changed meanwhile stays, as another application', async () => {
    const [one, two] = await openBoth();
    const { key } = two.flow.store.getState();
    const finish = send(one);
    await settle();
    two.fill({ name: 'Sara' });
    await settle();
    const before = localStorage.getItem(NAME);
    finish();
    await tell(before);
    expect(two.answers()).toMatchObject({ name: 'Sara' });
    expect(two.flow.store.getState().key).not.toBe(key);
    expect(stored()).toMatchObject({ key: two.flow.store.getState().key });
    // The first one continues with it instead of replacing it.
    one.discard();
    await settle();
    expect(one.answers()).toMatchObject({ name: 'Sara' });
  });

  it('what the other tab has only shown meanwhile is no other application', async () => {
    const [one, two] = await openBoth();
    const finish = send(one);
    await settle();
    two.flow.store.setState({ step: 1 });
    await settle();
    const before = localStorage.getItem(NAME);
    finish();
    await tell(before);
    expect(two.answers().name).toBeUndefined();
    expect(stored()).toBeUndefined();
  });

  it('a draft of another storage is not emptied', async () => {
    const [one] = await openBoth();
    const apart = openTab(undefined, { ...PORTS, drafts: 'tab' });
    apart.fill({ name: 'Azad' });
    await settle();
    const before = localStorage.getItem(NAME);
    one.discard();
    await tell(before);
    expect(apart.answers()).toMatchObject({ name: 'Azad' });
  });

  it('an event that comes late empties nothing', async () => {
    const [one, two] = await openBoth();
    const before = localStorage.getItem(NAME);
    one.discard();
    one.fill({ name: 'Sara' });
    await act(async () => void vi.advanceTimersByTime(300));
    const late = Object.assign(new Event('storage'), {
      key: NAME,
      oldValue: before,
      newValue: null,
    });
    await act(async () => void window.dispatchEvent(late));
    for (const { answers } of [one, two]) expect(answers()).toMatchObject({ name: 'Sara' });
  });

  it('what the other tab has not stored yet stays', async () => {
    const [one, two] = await openBoth();
    const before = localStorage.getItem(NAME);
    two.fill({ note: 'a note' });
    one.discard();
    await tell(before);
    expect(stored()?.values).toMatchObject({ name: 'Lana', note: 'a note' });
  });

  it('storage that was emptied by others empties no form', async () => {
    const tab = openTab();
    tab.fill({ name: 'Lana' });
    await settle();
    localStorage.clear();
    tab.fill({ note: 'a note' });
    await settle();
    expect(stored()?.values).toMatchObject({ name: 'Lana', note: 'a note' });
  });
});
