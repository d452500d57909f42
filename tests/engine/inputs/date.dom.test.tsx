import { createTheme, ThemeProvider } from '@mui/material/styles';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../../../src/definition/model/text';
import { DateInput, type DateInputProps } from '../../../src/engine/inputs/DateInput';
import { frame, type FrameOptions, theElement } from './harness';

const setUp = (options: FrameOptions<string> = {}, own: Partial<DateInputProps> = {}) => {
  const theme = createTheme({ direction: options.language === 'en' ? 'ltr' : 'rtl' });
  const framed = frame<string>(
    (props) => (
      <ThemeProvider theme={theme}>
        <DateInput {...props} {...own} />
      </ThemeProvider>
    ),
    options,
  );
  const button = () => theElement(framed.container, '#the-id-calendar');
  const open = async () => {
    await framed.user.click(button());
    return screen.findByRole('dialog');
  };
  return { ...framed, button, open, input: framed.control() as HTMLInputElement };
};

const TYPED: readonly (readonly [typed: string, reported: string])[] = [
  ['1990-05-21', '1990-05-21'],
  ['21/5/1990', '1990-05-21'],
  ['1990.5.2', '1990-05-02'],
  ['19900521', '1990-05-21'],
  ['١٩٩٠/٥/٢١', '1990-05-21'],
  ['۲۱-۵-۱۹۹۰', '1990-05-21'],
  ['in May', 'in May'],
];

describe('DateInput, typed', () => {
  it('replaces a preset date, and keeps one that was chosen', async () => {
    const preset = setUp({ value: '2026-06-15' }, { isPreset: true });
    await preset.user.click(preset.input);
    await preset.user.keyboard('19500701');
    await preset.leave();
    expect(preset.last()).toBe('1950-07-01');
    preset.unmount();

    const chosen = setUp({ value: '2026-06-1' });
    await chosen.user.click(chosen.input);
    await chosen.user.keyboard('5');
    await chosen.leave();
    expect(chosen.last()).toBe('2026-06-15');
  });

  it.each(TYPED)('parses %s as %s', async (typed, reported) => {
    const { user, input, leave, last } = setUp();
    await user.type(input, typed);
    await leave();
    expect([last(), input.value]).toEqual([reported, reported]);
  });

  it.each([
    ['ku', 'ساڵ-مانگ-ڕۆژ'],
    ['ar', 'سنة-شهر-يوم'],
    ['en', 'YYYY-MM-DD'],
  ] as const)('shows the date format in %s', (language, pattern) => {
    const { input } = setUp({ language });
    expect(input.placeholder).toBe(pattern);
    expect([input.dir, input.inputMode]).toEqual(['ltr', 'numeric']);
  });
});

const WEEKS: Readonly<Record<Language, readonly [header: string, first: string, days: string]>> = {
  ku: ['ئایار 1990', 'شەممە', 'ش ی د س چ پ هـ'],
  ar: ['أيار 1990', 'السبت', 'س ح ن ث ر خ ج'],
  en: ['May 1990', 'Sunday', 'Su Mo Tu We Th Fr Sa'],
};

describe('DateInput, picked', () => {
  it('reports the picked day, and returns the focus to the button', async () => {
    const { user, open, button, input, told } = setUp({ value: '1990-05-21', language: 'en' });
    const dialog = await open();
    await user.click(within(dialog).getByRole('gridcell', { name: '2' }));
    expect([told, input.value]).toEqual([['1990-05-02'], '1990-05-02']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button());
  });

  it('goes from the year over the month to the day', async () => {
    const { user, open, told } = setUp({ language: 'ku' }, { openTo: 'year', max: '2026-01-01' });
    const dialog = await open();
    await user.click(within(dialog).getByRole('radio', { name: '1984' }));
    await user.click(within(dialog).getByRole('radio', { name: 'نیسان' }));
    expect(told).toEqual([]);
    await user.click(within(dialog).getByRole('gridcell', { name: '9' }));
    expect(told).toEqual(['1984-04-09']);
  });

  it.each([
    ['bday', true],
    ['off', false],
  ])('opens for autocomplete %s with the years: %s', async (autoComplete, years) => {
    const { open } = setUp({ language: 'en', props: { autoComplete } });
    const dialog = await open();
    expect(within(dialog).queryAllByRole('radio').length > 50).toBe(years);
  });

  it.each(Object.entries(WEEKS))('is translated to %s', async (language, [header, first, days]) => {
    const { open } = setUp({ language: language as Language, value: '1990-05-21' });
    const dialog = await open();
    expect(within(dialog).getByText(header)).toBeTruthy();
    const heads = within(dialog).getAllByRole('columnheader');
    expect(heads[0]?.getAttribute('aria-label')).toBe(first);
    expect(heads.map(({ textContent }) => textContent).join(' ')).toBe(days);
  });

  it('opens at a typed date that is not reported yet', async () => {
    const { user, input, open } = setUp({ language: 'en' });
    await user.type(input, '12/3/2001');
    const dialog = await open();
    expect(within(dialog).getByText('March 2001')).toBeTruthy();
  });

  it('opens without a selection if the text is not a date', async () => {
    const { open } = setUp({ language: 'en', value: '2001-02-31' });
    const dialog = await open();
    expect(within(dialog).queryByRole('gridcell', { selected: true })).toBeNull();
  });

  it.each(['{Escape}', 'Close'])('closes with %s and changes nothing', async (how) => {
    const { user, open, button, told } = setUp({ language: 'en', value: '1990-05-21' });
    const dialog = await open();
    if (how === 'Close') await user.click(within(dialog).getByText('Close'));
    else await user.keyboard(how);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button()));
    expect(told).toEqual([]);
  });

  it('has no calendar button while read-only', () => {
    const { container } = setUp({ props: { readOnly: true } });
    expect(container.querySelector('button.rg-icon-button')).toBeNull();
  });
});

describe('DateInput whose calendar cannot be loaded', () => {
  afterEach(() => vi.doUnmock('../../../src/engine/inputs/calendar/CalendarPopover'));

  it('asks to type instead', async () => {
    vi.resetModules();
    vi.doMock('../../../src/engine/inputs/calendar/CalendarPopover', () => {
      throw new Error('offline');
    });
    const { DateInput: Offline } = await import('../../../src/engine/inputs/DateInput');
    const { user, container, findByText } = frame<string>((props) => <Offline {...props} />);
    await user.click(theElement(container, '#the-id-calendar'));
    expect(await findByText(/Type the date/)).toBeTruthy();
  });
});
