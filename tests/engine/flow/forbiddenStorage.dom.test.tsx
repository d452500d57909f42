import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useFlow } from '../../../src/engine/flow/useFlow';
import { open, PORTS } from './form';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([undefined, 'tab'] as const)('opens where the browser forbids storage (%s)', (drafts) => {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('The request was denied', 'SecurityError');
    });
  }
  const { result } = renderHook(() =>
    useFlow(open().module, { ...PORTS, ...(drafts && { drafts }) }),
  );
  expect(result.current.flow.store.getState().phase).toBe('filling');
});
