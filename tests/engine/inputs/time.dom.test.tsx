import { describe, expect, it } from 'vitest';
import type { Period } from '../../../src/definition/model/clockTime';
import type { Language } from '../../../src/definition/model/text';
import { TimeInput } from '../../../src/engine/inputs/TimeInput';
import { stepTime } from '../../../src/engine/inputs/TimeInput';
import { frame, type FrameOptions } from './harness';

const setUp = (options: FrameOptions<string> = {}) => {
  const framed = frame<string>((props) => <TimeInput {...props} />, options);
  const shown = () => {
    const pressed = framed.container.querySelector('[aria-pressed=true]');
    const { value } = framed.control() as HTMLInputElement;
    return [value, pressed?.textContent].filter(Boolean).join(' ');
  };
  return { ...framed, shown };
};

/** The previous time, the typed text, what is reported, and what is then shown. */
const TYPED: readonly (readonly [
  over: string | undefined,
  typed: string,
  reported: string,
  shown: string,
])[] = [
  [undefined, '14:30', '14:30', '2:30 PM'],
  [undefined, '2:30 pm', '14:30', '2:30 PM'],
  [undefined, '2:30', '02:30', '2:30 AM'],
  [undefined, '12:15', '12:15', '12:15 PM'],
  [undefined, '12:15 AM', '00:15', '12:15 AM'],
  [undefined, '0:15', '00:15', '12:15 AM'],
  [undefined, '٢:٣٠ م', '14:30', '2:30 PM'],
  [undefined, '۲:۳۰ د.ن', '14:30', '2:30 PM'],
  [undefined, '۸ پ.ن', '08:00', '8:00 AM'],
  [undefined, '٨ ص', '08:00', '8:00 AM'],
  [undefined, '1430', '14:30', '2:30 PM'],
  [undefined, '930p', '21:30', '9:30 PM'],
  [undefined, '23.59', '23:59', '11:59 PM'],
  ['12:00', '3', '15:00', '3:00 PM'],
  ['12:00', '9:30 a.m.', '09:30', '9:30 AM'],
  ['09:00', '12:30', '00:30', '12:30 AM'],
  ['09:00', '13:00', '13:00', '1:00 PM'],
  [undefined, '24:00', '24:00', '24:00'],
  [undefined, '9:60', '9:60', '9:60'],
  [undefined, '2:30 constructor', '2:30 constructor', '2:30 constructor'],
  [undefined, 'noon', 'noon', 'noon'],
];

describe('TimeInput, typed', () => {
  it.each(TYPED)('over %s, parses %s as %s', async (over, typed, reported, expected) => {
    const { user, control, leave, last, shown } = setUp(over === undefined ? {} : { value: over });
    await user.clear(control());
    await user.type(control(), typed);
    await leave();
    expect([last(), shown()]).toEqual([reported, expected]);
  });

  it('steps by 15 minutes with the arrow keys, around the clock', async () => {
    const { user, control, told } = setUp({ value: '23:40' });
    await user.click(control());
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(told).toEqual(['23:45', '00:00', '23:45', '23:30', '23:15']);
  });

  it('starts stepping at noon', () => {
    expect([stepTime(undefined, 15), stepTime('soon', -15)]).toEqual(['12:00', '12:00']);
  });
});

const HALVES: Readonly<Record<Language, Readonly<Record<Period, string>>>> = {
  ku: { am: 'پ.ن', pm: 'د.ن' },
  ar: { am: 'ص', pm: 'م' },
  en: { am: 'AM', pm: 'PM' },
};

describe('TimeInput, AM and PM', () => {
  it.each(Object.entries(HALVES) as [Language, (typeof HALVES)['en']][])(
    'moves a time by half a day in %s',
    async (language, halves) => {
      const { user, getByText, told, shown } = setUp({ language, value: '12:00' });
      expect(shown()).toBe(`12:00 ${halves.pm}`);
      await user.click(getByText(halves.am));
      expect(shown()).toBe(`12:00 ${halves.am}`);
      await user.click(getByText(halves.pm));
      expect(told).toEqual(['00:00', '12:00']);
    },
  );

  it('waits for a time, and applies to a typed one that is not reported yet', async () => {
    const { user, control, getByText, told, last } = setUp();
    await user.click(getByText('PM'));
    expect(told).toEqual([]);
    await user.type(control(), '٤');
    await user.click(getByText('AM'));
    expect(last()).toBe('04:00');
    await user.click(getByText('PM'));
    expect(last()).toBe('16:00');
  });

  it('does not change while read-only', async () => {
    const { user, getByText, told, shown } = setUp({ value: '08:00', props: { readOnly: true } });
    await user.click(getByText('PM'));
    expect([told, shown()]).toEqual([[], '8:00 AM']);
  });
});
