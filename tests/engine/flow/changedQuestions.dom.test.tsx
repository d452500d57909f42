import { cleanup, renderHook, waitFor } from '@testing-library/react';
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

it('keeps the answers of a draft and marks those whose questions have changed since', async () => {
  keep(9);
  const changed = ['name', 'note'].map((path) => ({ path, message: 'Look again' }));
  const changedSince = vi.fn(async () => changed);
  const { result } = renderHook(() => useFlow(open().module, { ...PORTS, changedSince }));
  const { scope } = result.current.flow;
  await waitFor(() => expect(scope.store.getState().issues).toMatchObject([changed[0]]));
  expect(changedSince).toHaveBeenCalledExactlyOnceWith(9);
  expect(scope.store.getState().values).toMatchObject({ name: 'Lana' });
  expect(result.current.flow.snapshot()?.version).toBe(1);
});

it.each([[1], [undefined]])('asks nothing about a draft of the version %s', (version) => {
  keep(version);
  const changedSince = vi.fn(async () => []);
  renderHook(() => useFlow(open().module, { ...PORTS, changedSince }));
  expect(changedSince).not.toHaveBeenCalled();
});
