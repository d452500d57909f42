// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { showLanguage } from '../../src/platform/language/languageStore';
import { Snackbar } from '../../src/platform/snackbar/Snackbar';
import {
  closeNotice,
  type SnackbarNotice,
  showNotice,
  useSnackbar,
} from '../../src/platform/snackbar/snackbarStore';

const sent: SnackbarNotice = { kind: 'success', text: 'Sent', timeout: 3000 };
const state = () => useSnackbar.getState();

describe('a notice in time', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it.each([3000, 4000, 5000])(
    'of %d ms closes by itself, and its text goes 3 s later',
    (timeout) => {
      showNotice({ ...sent, timeout });
      vi.advanceTimersByTime(timeout - 1);
      expect(state()).toMatchObject({ open: true, text: 'Sent' });
      vi.advanceTimersByTime(1);
      expect(state()).toMatchObject({ open: false, text: 'Sent' });
      vi.advanceTimersByTime(2999);
      expect(state().text).toBe('Sent');
      vi.advanceTimersByTime(1);
      expect(state().text).toBe('');
    },
  );

  it('stays until it is closed with a time of 0 ms', () => {
    showNotice({ ...sent, timeout: 0 });
    vi.advanceTimersByTime(24 * 60 * 60 * 1000);
    expect(state().open).toBe(true);
    closeNotice();
    expect(state().open).toBe(false);
  });

  it('has its own time, whatever was left of the one before', () => {
    showNotice(sent);
    vi.advanceTimersByTime(2000);
    showNotice({ ...sent, text: 'Again' });
    vi.advanceTimersByTime(2999);
    expect(state()).toMatchObject({ open: true, text: 'Again' });
    closeNotice();
    vi.advanceTimersByTime(1000);
    showNotice({ kind: 'error', text: 'Broken', timeout: 0 });
    vi.advanceTimersByTime(10_000);
    expect(state()).toMatchObject({ open: true, text: 'Broken' });
  });
});

describe('a notice on the screen', () => {
  beforeAll(async () => {
    await showLanguage('en');
  });
  afterEach(() => {
    act(closeNotice);
    cleanup();
  });

  const show = (notice: SnackbarNotice) => {
    render(<Snackbar />);
    act(() => showNotice(notice));
  };

  it.each<[SnackbarNotice['kind'], role: string, other: string]>([
    ['success', 'status', 'alert'],
    ['info', 'status', 'alert'],
    ['warning', 'alert', 'status'],
    ['error', 'alert', 'status'],
  ])('%s is announced as %s', (kind, role, other) => {
    show({ ...sent, kind });
    expect(screen.getByRole(role).textContent).toBe('Sent');
    expect(screen.getByRole(other).textContent).toBe('');
    expect(screen.getByText('Sent').closest(`.snackbar-${kind}`)).not.toBeNull();
  });

  it.each([
    ['its text', () => screen.getByText('Sent')],
    ['its button', () => screen.getByRole('button', { name: 'Close' })],
  ])('closes by a click on %s', async (_, target) => {
    show({ ...sent, timeout: 0 });
    await userEvent.click(target());
    expect(state().open).toBe(false);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is shown as HTML, but only as far as it is harmless', async () => {
    show({ kind: 'error', text: '<b>photos</b>: none<img src=x onerror=alert(1)>', timeout: 0 });
    const bold = await screen.findByText('photos');
    expect(bold.tagName).toBe('B');
    expect(bold.parentElement?.innerHTML).toBe('<b>photos</b>: none');
  });

  it('is shown in bare words where the sanitiser cannot be had', async () => {
    vi.resetModules();
    vi.doMock('../../src/platform/snackbar/sanitise', () => {
      throw new Error('no line');
    });
    const fresh = await import('../../src/platform/snackbar/Snackbar');
    const store = await import('../../src/platform/snackbar/snackbarStore');
    render(<fresh.Snackbar />);
    act(() => store.showNotice({ kind: 'error', text: '<b>email</b>: used<br>', timeout: 0 }));
    const words = await screen.findByText(/email\s*: used/u);
    expect(words.innerHTML).not.toContain('<');
    vi.doUnmock('../../src/platform/snackbar/sanitise');
  });

  it('is not hidden from screen readers by a dialog that was open before', () => {
    render(<Snackbar />);
    const region = screen.getByRole('alert').parentElement;
    region?.setAttribute('aria-hidden', 'true');
    act(() => showNotice({ kind: 'error', text: 'Broken', timeout: 0 }));
    expect(region?.hasAttribute('aria-hidden')).toBe(false);
  });
});
