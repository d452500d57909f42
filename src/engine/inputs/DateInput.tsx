import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseDate } from '../../definition/digits';
import './control.css';
import { DateButton } from './DateButton';
import { ariaOf, type InputProps } from './inputProps';
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
  const { id, name, value, onChange, invalid, readOnly, autoComplete, placeholder } = props;
  const { t } = useTranslation();
  const { control, read, put } = useHeldText(value, onChange, DATE);
  const [box, setBox] = useState<HTMLElement | null>(null);
  // Marks keep the words of right-to-left languages in the order in which the digits will stand.
  const pattern = [t('dates.year'), t('dates.month'), t('dates.day')].join('\u200e-\u200e');
  return (
    <div ref={setBox} className={invalid ? 'rg-box rg-box-invalid' : 'rg-box'}>
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
