import { cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useBackButton } from '../../../src/engine/dom/useBackButton';

beforeEach(() => {
  history.replaceState({ ours: 'kept' }, '');
});
afterEach(async () => {
  cleanup();
  await settled();
});

/** history.back is asynchronous. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

function Dialog({ onBack }: { onBack: () => void }) {
  useBackButton(onBack);
  return null;
}

/** Renders nested dialogs. */
const dialogs = (...closers: (() => void)[]) => (
  <StrictMode>
    {closers.map((onBack, index) => (
      <Dialog key={index} onBack={onBack} />
    ))}
  </StrictMode>
);

// In strict mode, as in development, where React runs every effect twice.
describe('Back with an open dialog', () => {
  it('closes nothing on its own', async () => {
    const close = vi.fn();
    render(dialogs(close));
    await settled();
    expect(close).not.toHaveBeenCalled();
    expect(history.state).toEqual({ ours: 'kept', dialogs: 1 });
  });

  it('closes the dialog and stays on the page', async () => {
    const close = vi.fn();
    const { rerender } = render(dialogs(close));
    await settled();
    history.back();
    await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1), 30_000);
    rerender(dialogs());
    await vi.waitFor(() => expect(history.state).toEqual({ ours: 'kept' }), 30_000);
  });

  it('closes one dialog at a time, the inner one first', async () => {
    const outer = vi.fn();
    const inner = vi.fn();
    const { rerender } = render(dialogs(outer));
    await settled();
    rerender(dialogs(outer, inner));
    await settled();
    history.back();
    await vi.waitFor(() => expect(inner).toHaveBeenCalledTimes(1), 30_000);
    expect(outer).not.toHaveBeenCalled();
    rerender(dialogs(outer));
    await settled();
    history.back();
    await vi.waitFor(() => expect(outer).toHaveBeenCalledTimes(1), 30_000);
  });

  it.each([1, 2])('leaves no history entry when %i closed in another way', async (count) => {
    const closers = Array.from({ length: count }, () => vi.fn());
    const { rerender } = render(dialogs());
    for (let open = 1; open <= count; open += 1) {
      rerender(dialogs(...closers.slice(0, open)));
      await settled();
    }
    rerender(dialogs());
    await vi.waitFor(() => expect(history.state).toEqual({ ours: 'kept' }), 30_000);
    for (const close of closers) expect(close).not.toHaveBeenCalled();
  });

  it('closes a dialog that was opened again', async () => {
    const close = vi.fn();
    const { rerender } = render(dialogs(close));
    await settled();
    rerender(dialogs());
    rerender(dialogs(close));
    await settled();
    expect(close).not.toHaveBeenCalled();
    history.back();
    await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1), 30_000);
  });
});
