import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../../src/definition/text';
import { Combobox, type ComboboxProps } from '../../../src/engine/inputs/Combobox';
import type { LoadOptions } from '../../../src/engine/inputs/useOptions';
import type { Option } from '../../../src/definition/option';
import { frame, type FrameOptions } from './harness';

const COUNTRIES: readonly (readonly [code: string, ku: string, ar: string, en: string])[] = [
  ['IQ', 'عێراق', 'العراق', 'Iraq'],
  ['IR', 'ئێران', 'إيران', 'Iran'],
  ['KE', 'کینیا', 'كينيا', 'Kenya'],
  ['TR', 'تورکیا', 'تركيا', 'Türkiye'],
];

const listOf = (column: 1 | 2 | 3): Option[] =>
  COUNTRIES.map((country) => ({ value: country[0], label: country[column] }));

const countries = (column: 1 | 2 | 3 = 3) => vi.fn<LoadOptions>(async () => listOf(column));

type Own = Pick<ComboboxProps, 'load'> & Partial<ComboboxProps>;

const setUp = (own: Own, options: FrameOptions<string> = {}) => {
  const framed = frame<string>((props) => <Combobox minQuery={0} {...props} {...own} />, options);
  const input = framed.control() as HTMLInputElement;
  return {
    ...framed,
    input,
    shown: () => screen.queryAllByRole('option').map(({ textContent }) => textContent),
    highlighted: () =>
      document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent,
  };
};

const settled = () => act(async () => new Promise((done) => setTimeout(done)));

describe('Combobox over a whole list', () => {
  it('asks for nothing before it is wanted, and then once', async () => {
    const load = countries();
    const { user, input, shown } = setUp({ load });
    await settled();
    expect(load).not.toHaveBeenCalled();
    await user.click(input);
    await screen.findByRole('listbox');
    expect(shown()).toEqual(['Iraq', 'Iran', 'Kenya', 'Türkiye']);
    await user.type(input, 'ira');
    expect(load.mock.calls.map(([query]) => query)).toEqual(['']);
  });

  it.each([
    [3, 'ira', ['Iraq', 'Iran']],
    [3, 'TURKIYE', ['Türkiye']],
    [3, 'ya', ['Kenya']],
    [3, 'ey', []],
    [1, 'عيراق', ['عێراق']],
    [1, 'كينيا', ['کینیا']],
    [1, 'یران', ['ئێران']],
    [2, 'ایران', ['إيران']],
    [2, 'ترکیا', ['تركيا']],
  ] as const)('finds in column %s for %s: %s', async (column, typed, found) => {
    const { user, input, shown } = setUp({ load: countries(column) });
    await user.type(input, typed);
    await settled();
    expect(shown()).toEqual(found);
    expect(screen.getByRole('status').textContent).toBe(
      found.length > 0 ? `Results: ${found.length}` : 'Nothing found',
    );
  });

  it('puts first what begins with the text', async () => {
    const { user, input, shown } = setUp({ load: countries() });
    await user.type(input, 'k');
    await settled();
    expect(shown()).toEqual(['Kenya', 'Türkiye']);
  });

  it('is worked by keys alone', async () => {
    const { user, input, highlighted, told } = setUp({ load: countries() });
    await user.tab();
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    expect(highlighted()).toBe('Iraq');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(highlighted()).toBe('Kenya');
    await user.keyboard('{Enter}');
    expect([told, input.value]).toEqual([['KE'], 'Kenya']);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(input);
  });

  it('closes on Escape, which then goes no further', async () => {
    const outer = vi.fn();
    document.addEventListener('keydown', outer);
    const { user, input, told } = setUp({ load: countries() });
    await user.click(input);
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    document.removeEventListener('keydown', outer);
    expect([screen.queryByRole('listbox'), input.value, told]).toEqual([null, '', []]);
  });

  it.each([
    ['names a country in any spelling', ' KENYA ', ['KE'], 'Kenya'],
    ['names none', 'Atlantis', ['Atlantis'], 'Atlantis'],
  ])('settles text that is left behind and %s', async (_, typed, reported, text) => {
    const { user, input, leave, told } = setUp({ load: countries() });
    await user.type(input, typed);
    await leave();
    expect([told, input.value]).toEqual([reported, text]);
  });

  it('settles it as soon as the list is there, however late', async () => {
    let arrive: (options: Option[]) => void = () => undefined;
    const load = () => new Promise<Option[]>((resolve) => (arrive = resolve));
    const { user, input, leave, told } = setUp({ load });
    await user.type(input, 'kenya');
    await leave();
    expect([told, input.value]).toEqual([['kenya'], 'kenya']);
    await act(async () => arrive(listOf(3)));
    await settled();
    expect([told, input.value]).toEqual([['kenya', 'KE'], 'Kenya']);
  });

  it('takes what the browser fills in, without opening', async () => {
    const { input, told } = setUp({ load: countries() });
    fireEvent.change(input, { target: { value: 'Iraq' } });
    await settled();
    await settled();
    expect([told, input.value]).toEqual([['Iraq', 'IQ'], 'Iraq']);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('loses the answer with the last letter', async () => {
    const { user, input, told, leave } = setUp({ load: countries() }, { value: 'IQ' });
    await settled();
    await user.clear(input);
    await leave();
    expect([told, input.value]).toEqual([[undefined], '']);
  });

  it('shows the name of the answer that it is given, and its value until that is known', async () => {
    const { input } = setUp({ load: countries() }, { value: 'IQ' });
    expect(input.value).toBe('IQ');
    await settled();
    expect(input.value).toBe('Iraq');
  });

  it('shows the name in the language of the moment', async () => {
    const load = vi.fn<LoadOptions>();
    const { input, speak, told } = setUp({ load }, { value: 'IQ' });
    for (const language of LANGUAGES) {
      load.mockResolvedValue(listOf(language === 'ku' ? 1 : language === 'ar' ? 2 : 3));
      await speak(language);
      await settled();
      expect(input.value).toBe(COUNTRIES[0]?.[language === 'ku' ? 1 : language === 'ar' ? 2 : 3]);
    }
    expect(told).toEqual([]);
  });

  it('says when the list cannot be had, keeps what is typed, and tries again', async () => {
    const load = vi.fn<LoadOptions>().mockRejectedValueOnce(new Error('offline'));
    load.mockResolvedValue(listOf(3));
    const { user, input, shown } = setUp({ load });
    await user.type(input, 'ira');
    await settled();
    expect(screen.getByRole('status').textContent).toBe('The list could not be loaded.');
    await user.tab();
    const retry = screen.getByRole('button', { name: 'Try again' });
    expect(document.activeElement).toBe(retry);
    await user.keyboard('{Enter}');
    await settled();
    expect([document.activeElement, input.value]).toEqual([input, 'ira']);
    expect(shown()).toEqual(['Iraq', 'Iran']);
  });
});

const CITIES = ['Sulaymaniyah', 'Sulayman Beg', 'Semel'].map((name) => ({
  value: name,
  label: name,
}));

describe('Combobox that searches', () => {
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
  ])('for %j asks %j', async (typed, asked) => {
    const { type, pass, load } = searching();
    type(typed);
    await pass(250);
    expect(load.mock.calls.map(([query]) => query)).toEqual(asked);
    expect(words()).toBe(asked.length > 0 ? 'Results: 3' : 'Type at least 3 letters');
  });

  it('waits until typing pauses, and asks for the last text only', async () => {
    const { type, pass, load } = searching();
    for (const text of ['Sul', 'Sula', 'Sulay']) {
      type(text);
      await pass(249);
    }
    expect(load).not.toHaveBeenCalled();
    await pass(1);
    expect(load.mock.calls.map(([query]) => query)).toEqual(['Sulay']);
  });

  it('aborts the search before, and drops its answer', async () => {
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

  it('shows what fits of the answers it has until the next are there', async () => {
    const { type, pass, shown } = searching();
    type('Sul');
    await pass(250);
    expect(shown()).toEqual(['Sulaymaniyah', 'Sulayman Beg', 'Semel']);
    type('Sulayman b');
    expect(shown()).toEqual(['Sulayman Beg']);
  });

  it('shows no answers of another search when one fails', async () => {
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
  ])('with free text %s, of a text nothing is found for', async (freeText, said, told, left) => {
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

  it('reports the option that is chosen, and not what was typed for it', async () => {
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
  ])('takes %s, another name, for %s: only one option may have it', async (typed, answer) => {
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

  it('chooses the first that was found on Enter', async () => {
    const { type, pass, told, input } = searching();
    type('sul');
    await pass(250);

    fireEvent.keyDown(input, { key: 'Enter' });
    expect([told.at(-1), input.value]).toEqual(['Sulaymaniyah', 'Sulaymaniyah']);
  });

  it('asks for the name of an answer that is a code', async () => {
    const load = vi.fn<LoadOptions>(async () => [{ value: 'EBL', label: 'Erbil International' }]);
    const { input, pass } = searching({ freeText: false, load }, 'EBL');
    await pass(250);
    expect(load.mock.calls.map(([query]) => query)).toEqual(['EBL']);
    expect(input.value).toBe('Erbil International');
  });
});
