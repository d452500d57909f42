import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useFlow } from '../../../src/engine/flow/useFlow';
import type { Ports } from '../../../src/engine/ports';
import { open, TODAY } from './form';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const ports: Ports = {
  loadOptions: async () => [],
  submit: async () => ({ kind: 'refused', issues: [] }),
  notify: () => undefined,
  setTitle: () => undefined,
  today: () => TODAY,
};

it.each([undefined, 'tab'] as const)('opens where the browser forbids storage (%s)', (drafts) => {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('The request was denied', 'SecurityError');
    });
  }
  const { result } = renderHook(() =>
    useFlow(open().module, { ...ports, ...(drafts && { drafts }) }),
  );
  expect(result.current.flow.store.getState().phase).toBe('filling');
});
