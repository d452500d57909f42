import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Combobox, type ComboboxProps } from '../../../src/engine/inputs/Combobox';
import { LANGUAGES } from '../../../src/definition/model/text';
import type { LoadOptions } from '../../../src/engine/inputs/useOptions';
import type { Option } from '../../../src/definition/model/option';
import { openCombobox as setUp } from './combobox';
import { frame } from './harness';

const COUNTRIES: readonly (readonly [code: string, ku: string, ar: string, en: string])[] = [
  ['IQ', 'عێراق', 'العراق', 'Iraq'],
  ['IR', 'ئێران', 'إيران', 'Iran'],
  ['KE', 'کینیا', 'كينيا', 'Kenya'],
  ['TR', 'تورکیا', 'تركيا', 'Türkiye'],
];

const listOf = (column: 1 | 2 | 3): Option[] =>
  COUNTRIES.map((country) => ({ value: country[0], label: country[column] }));

const countries = (column: 1 | 2 | 3 = 3) => vi.fn<LoadOptions>(async () => listOf(column));

const settled = () => act(async () => new Promise((done) => setTimeout(done)));

describe('Combobox with a whole list', () => {
  it('loads the list once, on first use', async () => {
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

  it('says of an airport that it is near the city that was searched for', async () => {
    const load = vi.fn<LoadOptions>(async () => [{ value: 'EBL', label: 'Erbil', near: 'Duhok' }]);
    const { user, input } = setUp({ load, minQuery: 3 });
    await user.type(input, 'dohuk');
    await screen.findByText('There is no airport in Duhok. This one is nearby.');
  });

  it('lists options that begin with the text first', async () => {
    const { user, input, shown } = setUp({ load: countries() });
    await user.type(input, 'k');
    await settled();
    expect(shown()).toEqual(['Kenya', 'Türkiye']);
  });

  it('works with the keyboard alone', async () => {
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

  it('closes on Escape, which does not propagate', async () => {
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
  ])('settles text that was left and %s', async (_, typed, reported, text) => {
    const { user, input, leave, told } = setUp({ load: countries() });
    await user.type(input, typed);
    await leave();
    expect([told, input.value]).toEqual([reported, text]);
  });

  it('settles it as soon as the list is loaded', async () => {
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

  it('accepts autofill without opening', async () => {
    const { input, told } = setUp({ load: countries() });
    fireEvent.change(input, { target: { value: 'Iraq' } });
    await settled();
    await settled();
    expect([told, input.value]).toEqual([['Iraq', 'IQ'], 'Iraq']);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('clears the answer with the last letter', async () => {
    const { user, input, told, leave } = setUp({ load: countries() }, { value: 'IQ' });
    await settled();
    await user.clear(input);
    await leave();
    expect([told, input.value]).toEqual([[undefined], '']);
  });

  it('shows the name of its answer, and the value until the name is known', async () => {
    const { input } = setUp({ load: countries() }, { value: 'IQ' });
    expect(input.value).toBe('IQ');
    await settled();
    expect(input.value).toBe('Iraq');
  });

  it('shows the name in the current language', async () => {
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

  it('shows the name in the current language when its list arrives later', async () => {
    let arrive: (load: LoadOptions) => void = () => {};
    function Arriving(props: Omit<ComboboxProps, 'load' | 'minQuery'>) {
      const [load, setLoad] = useState<LoadOptions>(() => countries(1));
      arrive = (next) => setLoad(() => next);
      return <Combobox {...props} load={load} minQuery={0} />;
    }
    const { control, speak } = frame<string>((props) => <Arriving {...props} />, {
      value: 'IQ',
      language: 'ku',
    });
    await settled();
    await speak('en');
    await settled();
    await act(async () => arrive(countries(3)));
    await settled();
    expect((control() as HTMLInputElement).value).toBe('Iraq');
  });

  it('reports that the list cannot be loaded, keeps the typed text, and retries', async () => {
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
    await vi.waitFor(() => expect(shown()).toEqual(['Iraq', 'Iran']), 30_000);
    expect([document.activeElement, input.value]).toEqual([input, 'ira']);
  });
});
