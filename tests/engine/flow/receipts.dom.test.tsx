import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useFlow } from '../../../src/engine/flow/useFlow';
import { open, PORTS, TODAY } from './form';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

it.each([
  [PORTS, 'sent'],
  [{ ...PORTS, keepsReceipts: false }, 'filling'],
] as const)('opens a form again after it was sent (%#)', (ports, phase) => {
  const { module } = open();
  const { result, unmount } = renderHook(() => useFlow(module, ports));
  const sent = { reference: 'RG-1', values: {}, day: TODAY };
  act(() => result.current.flow.store.setState({ phase: 'sent', sent }));
  unmount();
  const again = renderHook(() => useFlow(module, ports)).result.current;
  expect(again.flow.store.getState().phase).toBe(phase);
});
