import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { LoadOptions } from '../../../src/engine/inputs/useOptions';
import { frame } from './harness';

const load: LoadOptions = async () => [{ value: 'IQ', label: 'Iraq' }];

/**
 * The combobox's code is loaded when the returned function is called; each test starts without it.
 */
async function setUp(freeText = false) {
  vi.resetModules();
  let arrive = () => {};
  const line = new Promise<void>((resolve) => (arrive = resolve));
  vi.doMock('../../../src/engine/inputs/Combobox', async (original) => {
    await line;
    return original();
  });
  const { LazyCombobox } = await import('../../../src/engine/inputs/LazyCombobox');
  const framed = frame<string>((props) => (
    <LazyCombobox {...props} load={load} minQuery={0} freeText={freeText} />
  ));
  const input = () => framed.control() as HTMLInputElement;
  return {
    ...framed,
    input,
    arrive: async () => {
      arrive();
      // The module is transformed first, which takes long on a busy machine.
      await vi.waitFor(() => expect(input().getAttribute('role')).toBe('combobox'), 30_000);
    },
  };
}

describe('LazyCombobox while loading', () => {
  it('is an input with its name and label', async () => {
    const { input, arrive } = await setUp();
    expect(screen.getByLabelText('The label')).toBe(input());
    expect(input().name).toBe('father.the');
    await arrive();
    expect(screen.getByLabelText('The label')).toBe(input());
  });

  it('keeps the typed text and the focus', async () => {
    const { input, arrive, user, last } = await setUp();
    await user.type(input(), 'ira');
    await arrive();
    expect(document.activeElement).toBe(input());
    expect(input().value).toBe('ira');
    await user.click(await screen.findByRole('option', { name: 'Iraq' }));
    expect(last()).toBe('IQ');
  });

  it.each([
    ['a free text', true, 'Kirkuk'],
    ['a text that is to be an option', false, undefined],
  ])('keeps %s that was left', async (_, freeText, before) => {
    const { input, arrive, user, last, leave } = await setUp(freeText);
    await user.type(input(), 'Kirkuk');
    await leave();
    expect(last()).toBe(before);
    await arrive();
    await act(async () => new Promise((done) => setTimeout(done, 20)));
    await vi.waitFor(() => expect(last()).toBe('Kirkuk'), 30_000);
  });
});
