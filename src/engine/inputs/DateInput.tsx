import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseDate } from '../../definition/digits';
import './control.css';
import { DateButton } from './DateButton';
import { ariaOf, boxClass, type InputProps } from './inputProps';
import { type TextCodec, useHeldText } from './useHeldText';

export interface DateInputProps extends InputProps {
  /** YYYY-MM-DD, or what was typed where that is no date. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
  /** What the calendar opens with; the year first for a date that lies years away. */
  readonly openTo?: 'year' | 'day' | undefined;
  /** Bounds of the calendar as YYYY-MM-DD. What is typed is judged with everything else. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

const DATE: TextCodec<string> = {
  parse: (text) => parseDate(text) || undefined,
  format: (value) => value ?? '',
};

/** A date to be typed, year or day first and in digits of any script, or picked from a calendar. */
export function DateInput(props: DateInputProps) {
  const { id, name, value, onChange, readOnly, autoComplete, placeholder } = props;
  const { t } = useTranslation();
  const { control, read, put } = useHeldText(value, onChange, DATE);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const pattern = inDigitOrder(t('dates.year'), t('dates.month'), t('dates.day'));
  return (
    <div ref={setBox} className={boxClass('rg-date', props)}>
      <input
        {...control}
        className="rg-input"
        id={id}
        name={name}
        dir="ltr"
        inputMode="numeric"
        placeholder={placeholder ?? pattern}
        autoComplete={autoComplete ?? 'off'}
        readOnly={readOnly}
        {...ariaOf(props)}
      />
      {!readOnly && <DateButton {...props} anchor={box} read={read} onChoose={put} />}
    </div>
  );
}

/** Words of a right-to-left language in the order in which the digits of a date will stand. */
const inDigitOrder = (...words: string[]): string => words.join('\u200e-\u200e');
