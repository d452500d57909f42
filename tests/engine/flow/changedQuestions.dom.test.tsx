import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createDrafts } from '../../../src/engine/flow/draft';
import { useFlow } from '../../../src/engine/flow/useFlow';
import { draftOf, open, PORTS } from './form';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const keep = (version?: number) =>
  createDrafts(() => localStorage, 'small').save(
    draftOf({ savedAt: Date.now(), values: { name: 'Lana' }, ...(version && { version }) }),
  );

it('keeps the answers of a draft of another version, whose questions may have changed', () => {
  keep(9);
  const markChanged = vi.fn();
  const { result } = renderHook(() => useFlow(open().module, { ...PORTS, markChanged }));
  const { flow } = result.current;
  expect(markChanged).toHaveBeenCalledExactlyOnceWith(9, flow.scope);
  expect(flow.scope.store.getState().values).toMatchObject({ name: 'Lana' });
  expect(flow.snapshot()?.version).toBe(1);
});

it.each([[1], [undefined]])('asks nothing about a draft of the version %s', (version) => {
  keep(version);
  const markChanged = vi.fn();
  renderHook(() => useFlow(open().module, { ...PORTS, markChanged }));
  expect(markChanged).not.toHaveBeenCalled();
});
