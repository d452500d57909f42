import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useFlow } from '../../../src/engine/flow/useFlow';
import { string } from '../../definition/words';
import { openForm, storedAnswers } from '../fields/form';
import { open, PORTS } from './form';

const NOT_STORED =
  'Your answers cannot be stored on this device. Send the form before you close this page.';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('tells that answers could not be stored, until they can be', async () => {
  const setItem = () => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  };
  const full = { getItem: () => null, setItem, removeItem: () => undefined };
  const store = vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full as never);
  const { at, user, queryByText, findByText } = await openForm({ name: string() });
  await user.type(at('name'), 'Hero');
  await findByText(NOT_STORED);
  store.mockRestore();
  await user.type(at('name'), ' A');
  await waitFor(() => expect(queryByText(NOT_STORED)).toBeNull());
  expect(storedAnswers()).toEqual({ name: 'Hero A' });
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
