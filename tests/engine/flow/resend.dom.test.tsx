import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FlowState } from '../../../src/engine/flow/flow';
import { useResend } from '../../../src/engine/flow/useResend';
import { open } from './form';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function setUp(state: Partial<FlowState>) {
  const flow = open();
  flow.store.setState(state);
  const submit = vi.fn(async () => undefined);
  const Probe = ({ send }: { send: () => Promise<void> }) => {
    useResend(flow, send);
    return null;
  };
  const view = render(<Probe send={submit} />);
  const online = () => act(() => void window.dispatchEvent(new Event('online')));
  return { flow, submit, online, Probe, ...view };
}

describe('when the connection returns', () => {
  it.each<[string, Partial<FlowState>, number]>([
    ['what failed is sent', { phase: 'review', failed: 'server' }, 1],
    ['what was not tried yet stays', { phase: 'review', failed: undefined }, 0],
    ['what is on its way is not sent twice', { phase: 'sending', failed: undefined }, 0],
    ['answers that are being changed again stay', { phase: 'filling', failed: 'server' }, 0],
    ['what was sent stays sent', { phase: 'sent', failed: undefined }, 0],
  ])('%s', async (_, state, times) => {
    const { online, submit } = setUp(state);
    online();
    expect(submit).toHaveBeenCalledTimes(times);
  });

  it('uses the latest submit function, such as after a change of language', () => {
    const { online, submit, rerender, Probe } = setUp({ phase: 'review', failed: 'server' });
    const later = vi.fn(async () => undefined);
    rerender(<Probe send={later} />);
    online();
    expect(later).toHaveBeenCalledTimes(1);
    expect(submit).not.toHaveBeenCalled();
  });

  it('retries after a pause if no server was reached, until the form is changed', () => {
    vi.useFakeTimers();
    const { submit, flow } = setUp({ phase: 'review' });
    const fail = (failed: 'line' | 'server') => flow.store.setState({ phase: 'review', failed });
    fail('server');
    vi.advanceTimersByTime(100_000);
    expect(submit).not.toHaveBeenCalled();
    for (let times = 1; times < 9; times += 1) {
      fail('line');
      vi.advanceTimersByTime(60_000);
      expect(submit).toHaveBeenCalledTimes(times);
    }
    fail('line');
    flow.store.setState({ phase: 'filling' });
    vi.advanceTimersByTime(100_000);
    expect(submit).toHaveBeenCalledTimes(8);
  });

  it('does nothing after the form was closed', () => {
    const { online, submit, unmount } = setUp({ phase: 'review', failed: 'server' });
    unmount();
    online();
    expect(submit).not.toHaveBeenCalled();
  });
});
