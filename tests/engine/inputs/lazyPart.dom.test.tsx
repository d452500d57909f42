import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useLazyPart } from '../../../src/engine/inputs/useLazyPart';

const PART = { name: 'the part' };

const setUp = (...answers: readonly (typeof PART | Error)[]) => {
  const left = [...answers];
  const load = vi.fn(async () => {
    const answer = left.shift();
    if (answer instanceof Error || !answer) throw answer ?? new Error('asked too often');
    return answer;
  });
  const shown = vi.fn();
  const put = () => renderHook(() => useLazyPart(load, undefined, shown));
  return { ...put(), again: put, load, shown };
};

const LOST = new Error('the connection is down');

const retry = (part: { readonly retry: () => void }) => act(async () => part.retry());
const want = (part: { readonly want: () => void }) => act(async () => part.want());

describe('useLazyPart', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('does not load before first use', () => {
    const { load, result } = setUp(PART);
    expect(load).not.toHaveBeenCalled();
    expect(result.current.part).toBeUndefined();
  });

  it('renders once loaded, and immediately from then on', async () => {
    const { again, result, shown } = setUp(PART);
    await want(result.current);
    expect(result.current.part).toBe(PART);
    expect(shown).toHaveBeenCalledTimes(1);
    expect(again().result.current.part).toBe(PART);
  });

  it.each([
    ['on mount', 0],
    ['after a while', 50],
  ])('loads %s without being asked for', async (_, after) => {
    const load = vi.fn(async () => PART);
    const { result } = renderHook(() => useLazyPart(load, after));
    expect(load).toHaveBeenCalledTimes(after === 0 ? 1 : 0);
    await waitFor(() => expect(result.current.part).toBe(PART));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('tries a failed load again once the part is wanted at once', async () => {
    const load = vi.fn<() => Promise<typeof PART>>().mockRejectedValueOnce(LOST);
    load.mockResolvedValueOnce(PART);
    const { result, rerender } = renderHook(({ after }) => useLazyPart(load, after), {
      initialProps: { after: 1 },
    });
    await waitFor(() => expect(result.current.failed).toBe(true));
    rerender({ after: 0 });
    await waitFor(() => expect(result.current).toMatchObject({ part: PART, failed: false }));
  });

  it('can retry a failed load', async () => {
    const { result } = setUp(LOST, PART);
    await want(result.current);
    expect(result.current).toMatchObject({ part: undefined, failed: true });
    await retry(result.current);
    expect(result.current).toMatchObject({ part: PART, failed: false });
  });

  it.each([
    ['reloads the page if the retry fails, too', 1, async () => new Response()],
    ['stays failed while the server cannot be reached', 0, () => Promise.reject(LOST)],
  ] as const)('%s', async (_, times, send) => {
    vi.stubGlobal('fetch', send);
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    const { result } = setUp(LOST, LOST);
    await want(result.current);
    await retry(result.current);
    expect(reload).toHaveBeenCalledTimes(times);
    expect(result.current).toMatchObject({ part: undefined, failed: true });
  });
});
