import { useState } from 'react';
import { useTranslate } from '../useTranslate';
import { onClock, type Period, minutesOf } from '../../definition/model/clockTime';
import './control.css';
import { boxClass, idList, type InputProps, typedControlOf } from './inputProps';
import './time.css';
import { type TextCodec, useHeldText } from './useHeldText';
import { plainCode } from '../../definition/model/digits';

export interface TimeInputProps extends InputProps {
  /** HH:MM on a 24-hour clock, or the typed text if it is not a time. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

const PERIODS = ['am', 'pm'] as const;

/** Renders a time on a 12-hour clock: typed, or stepped by 15 minutes, with AM and PM to choose. */
export function TimeInput(props: TimeInputProps) {
  const { id, value, onChange, readOnly } = props;
  const t = useTranslate();
  // The half of the day that was chosen before there is a time, or that of the last time: clearing it keeps the half.
  const [chosen, setChosen] = useState<Period>();
  const period = onClock(value)?.period ?? chosen;
  if (period !== chosen) setChosen(period);
  const stepped = (by: number, from: string | undefined) => stepTime(from, by * STEP);
  const steps = readOnly ? undefined : stepped;
  const { control, read, put } = useHeldText(value, onChange, codecFor(period), steps);

  const choose = (next: Period) => {
    if (readOnly) return;
    setChosen(next);
    const time = onClock(read());
    if (time) put(parseTime(time.text, next));
  };
  return (
    <div className={boxClass('rg-time', props)}>
      <input {...control} {...typedControlOf(props)} className="rg-input" dir="ltr" />
      <div role="group" aria-label={t('dates.period')} className="rg-time-periods">
        {PERIODS.map((each) => (
          <button
            key={each}
            type="button"
            className="rg-time-period"
            id={`${id}-${each}`}
            aria-labelledby={idList(`${id}-${each}`, props.labelledBy)}
            aria-pressed={period === each}
            aria-disabled={readOnly || undefined}
            onClick={() => choose(each)}
          >
            {t(`dates.${each}`)}
          </button>
        ))}
      </div>
    </div>
  );
}

const codecFor = (period: Period | undefined): TextCodec<string> => ({
  parse: (text) => parseTime(text, period) || undefined,
  format: (value) => onClock(value)?.text ?? value ?? '',
});

/** In minutes. */
const STEP = 15;

/** Suffixes of a time in all languages, without dots and in lower case. */
const MARKS: ReadonlyMap<string, Period> = new Map([
  ...['a', 'am', 'پن', 'ص'].map((mark) => [mark, 'am'] as const),
  ...['p', 'pm', 'دن', 'م'].map((mark) => [mark, 'pm'] as const),
]);

const TYPED = /^([0-9]{1,2})(?:[:.,٫\s]?([0-9]{2}))?\s*([\p{L}.]*)$/u;

/**
 * Parses a typed time to HH:MM: hours of a 12- or 24-hour clock, digits of any script, minutes
 * optional. An ambiguous hour is decided by its suffix, else by `period`, else taken as it is.
 * Returns any other text unchanged.
 */
export function parseTime(text: string, period: Period | undefined): string {
  const plain = plainCode(text);
  const [, typedHour, minutes = '00', mark = ''] = TYPED.exec(plain) ?? [];
  const meant = mark === '' ? period : MARKS.get(mark.replaceAll('.', '').toLowerCase());
  const hour = Number(typedHour);
  const isUnclear = mark !== '' && meant === undefined;
  if (typedHour === undefined || hour > 23 || Number(minutes) > 59 || isUnclear) return plain;
  const hours = hour >= 1 && hour <= 12 && meant ? (hour % 12) + (meant === 'pm' ? 12 : 0) : hour;
  return `${twoDigits(hours)}:${minutes}`;
}

/** Moves a time to the next full step, wrapping at midnight; returns noon if there is no time. */
export function stepTime(time: string | undefined, step: number): string {
  const now = minutesOf(time);
  if (now === undefined) return '12:00';
  const steps = step > 0 ? Math.floor(now / step) : Math.floor((now - 1) / step);
  const next = (steps * step + step + DAY) % DAY;
  return `${twoDigits(Math.floor(next / 60))}:${twoDigits(next % 60)}`;
}

const DAY = 24 * 60;

const twoDigits = (part: number): string => String(part).padStart(2, '0');
