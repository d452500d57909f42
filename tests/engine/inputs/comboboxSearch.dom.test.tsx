import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ComboboxProps } from '../../../src/engine/inputs/Combobox';
import type { LoadOptions } from '../../../src/engine/inputs/useOptions';
import type { Option } from '../../../src/definition/model/option';
import { openCombobox as setUp } from './combobox';

const CITIES = ['Sulaymaniyah', 'Sulayman Beg', 'Semel'].map((name) => ({
  value: name,
  label: name,
}));

describe('Combobox with a search', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const searching = (own: Partial<ComboboxProps> = {}, value?: string) => {
    const load = vi.fn<LoadOptions>(async () => CITIES);
    const framed = setUp(
      { load, minQuery: 3, freeText: true, ...own },
      value === undefined ? {} : { value },
    );
    const type = (text: string) => fireEvent.change(framed.input, { target: { value: text } });
    const pass = (time: number) => act(async () => vi.advanceTimersByTimeAsync(time));
    act(() => framed.input.focus());
    return { ...framed, load: (own.load as typeof load | undefined) ?? load, type, pass };
  };
  const words = () => screen.getByRole('status').textContent;

  it.each([
    ['S', []],
    ['Su', []],
    ['Su ', []],
    ['Sul', ['Sul']],
    [' Sula ', ['Sula']],
    ['سلێ', ['سلێ']],
  ])('for %j searches %j', async (typed, asked) => {
    const { type, pass, load } = searching();
    type(typed);
    await pass(250);
    expect(load.mock.calls.map(([query]) => query)).toEqual(asked);
    expect(words()).toBe(asked.length > 0 ? 'Results: 3' : 'Type at least 3 letters');
  });

  it('waits until typing pauses, and searches the last text only', async () => {
    const { type, pass, load } = searching();
    for (const text of ['Sul', 'Sula', 'Sulay']) {
      type(text);
      await pass(249);
    }
    expect(load).not.toHaveBeenCalled();
    await pass(1);
    expect(load.mock.calls.map(([query]) => query)).toEqual(['Sulay']);
  });

  it('aborts the previous search, and ignores its response', async () => {
    const answers: ((options: Option[]) => void)[] = [];
    const load = vi.fn<LoadOptions>(() => new Promise((resolve) => answers.push(resolve)));
    const { type, pass, shown } = searching({ load });
    type('Sem');
    await pass(250);
    type('Sul');
    await pass(250);
    expect(load.mock.calls.map(([, signal]) => signal.aborted)).toEqual([true, false]);
    expect(words()).toBe('Searching…');
    await act(async () => answers[1]?.([{ value: 'Sulaymaniyah', label: 'Sulaymaniyah' }]));
    await act(async () => answers[0]?.([{ value: 'Semel', label: 'Semel' }]));
    expect(shown()).toEqual(['Sulaymaniyah']);
  });

  it('filters the previous options until the next are loaded', async () => {
    const { type, pass, shown } = searching();
    type('Sul');
    await pass(250);
    expect(shown()).toEqual(['Sulaymaniyah', 'Sulayman Beg', 'Semel']);
    type('Sulayman b');
    expect(shown()).toEqual(['Sulayman Beg']);
  });

  it('shows no options of another search after a failure', async () => {
    const { type, pass, load, shown } = searching();
    type('Sul');
    await pass(250);
    load.mockRejectedValueOnce(new Error('offline'));
    type('Sulay');
    await pass(250);
    expect([shown(), words()]).toEqual([[], 'The list could not be loaded.']);
  });

  it.each([
    [true, 'Nothing found. What you typed is kept.', ['Zawita'], 'Zawita'],
    [false, 'Nothing found', ['Zawita'], 'Zawita'],
  ])('with free text %s, for a text without options', async (freeText, said, told, left) => {
    const framed = searching({ freeText, load: vi.fn<LoadOptions>(async () => []) });
    framed.type('Zawita');
    await framed.pass(250);
    expect(words()).toBe(said);
    act(() => framed.getByText('elsewhere').focus());
    await framed.pass(0);
    expect([framed.told, framed.input.value]).toEqual([told, left]);
  });

  it('reports free text once when typing pauses', async () => {
    const { type, pass, told } = searching();
    for (const text of ['S', 'Su', 'Su ']) type(text);
    expect(told).toEqual([]);
    await pass(250);
    expect(told).toEqual(['Su']);
  });

  it('reports the chosen option, not the typed text', async () => {
    const { type, pass, told, input } = searching();
    type('Sul');
    await pass(100);
    type('Sula');
    await pass(250);
    fireEvent.click(within(screen.getByRole('listbox')).getByText('Sulayman Beg'));
    await pass(1000);
    expect([told.at(-1), input.value]).toEqual(['Sulayman Beg', 'Sulayman Beg']);
    expect(told.filter((text) => text === 'Sulayman Beg')).toHaveLength(1);
  });

  it.each([
    ['sleMANI', 'Sulaymaniyah'],
    ['kurdistan', 'kurdistan'],
  ])('accepts %s, another name, for %s: only if it is unique', async (typed, answer) => {
    const also = { Sulaymaniyah: ['Slemani', 'Kurdistan'], Semel: ['Kurdistan'] };
    const options = Object.entries(also).map(([name, own]) => ({
      value: name,
      label: name,
      also: own,
    }));
    const { type, pass, told, getByText } = searching({ load: async () => options });
    type(typed);
    await pass(250);
    act(() => getByText('elsewhere').focus());
    await pass(0);
    expect(told.at(-1)).toBe(answer);
  });

  it('chooses the first option on Enter', async () => {
    const { type, pass, told, input } = searching();
    type('sul');
    await pass(250);

    fireEvent.keyDown(input, { key: 'Enter' });
    expect([told.at(-1), input.value]).toEqual(['Sulaymaniyah', 'Sulaymaniyah']);
  });

  it('loads the name of an answer that is a code', async () => {
    const load = vi.fn<LoadOptions>(async () => [{ value: 'EBL', label: 'Erbil International' }]);
    const { input, pass } = searching({ freeText: false, load }, 'EBL');
    await pass(250);
    expect(load.mock.calls.map(([query]) => query)).toEqual(['EBL']);
    expect(input.value).toBe('Erbil International');
  });
});
