import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useArrival } from '../../src/site/layout/useArrival';

const target = document.createElement('section');
target.id = 'services';
const arrive = () => renderHook(() => useArrival('/', { current: null }));

beforeEach(() => {
  document.body.append(target);
  target.scrollIntoView = vi.fn<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn<() => void>();
      disconnect = vi.fn<() => void>();
    },
  );
});
afterEach(() => {
  cleanup();
  target.remove();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('the browser restores the scroll position after a reload, and not while the page is shown', () => {
  arrive();
  expect(history.scrollRestoration).toBe('manual');
  dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
});

it.each([
  { where: 'in sight', top: 90, calls: 1 },
  { where: 'scrolled away from', top: -900, calls: 0 },
  { where: 'far below where a visitor has scrolled back to', top: 3000, calls: 0 },
])(
  'scripts scroll to the target of the address only if it is still in sight: $where',
  ({ top, calls }) => {
    history.replaceState(null, '', '/#services');
    vi.stubGlobal('scrollY', 600);
    vi.spyOn(target, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 300));
    arrive();
    expect(target.scrollIntoView).toHaveBeenCalledTimes(calls);
  },
);
