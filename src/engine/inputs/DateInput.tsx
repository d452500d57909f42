import { type FocusEvent, type MouseEvent, useRef, useState } from 'react';
import { useTranslate } from '../useTranslate';
import { parseDate } from '../../definition/validate/digits';
import './control.css';
import { DateButton } from './DateButton';
import { boxClass, type InputProps, typedControlOf } from './inputProps';
import { type TextCodec, useHeldText } from './useHeldText';

export interface DateInputProps extends InputProps {
  /** YYYY-MM-DD, or the typed text if it is not a date. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
  /** The first view of the calendar; the year for dates that are years away. */
  readonly openTo?: 'year' | 'day' | undefined;
  /** Bounds of the calendar as YYYY-MM-DD. Typed dates are validated with everything else. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** The date is an initial value, which typing replaces. */
  readonly isPreset?: boolean | undefined;
}

const DATE: TextCodec<string> = {
  parse: (text) => parseDate(text) || undefined,
  format: (value) => value ?? '',
};

/** Renders a date input: typed, year or day first and in digits of any script, or picked from a calendar. */
export function DateInput(props: DateInputProps) {
  const { value, onChange, readOnly, isPreset } = props;
  const t = useTranslate();
  const { control, read, put } = useHeldText(value, onChange, DATE);
  const box = useRef<HTMLDivElement>(null);
  const select = useSelectAll(isPreset);
  // In reading order, which in a right-to-left language is the typing order, too.
  const pattern = [t('dates.year'), t('dates.month'), t('dates.day')].join('-');
  const { placeholder = pattern } = props;
  return (
    <div ref={box} className={boxClass('rg-date', props)}>
      <input
        {...control}
        {...select}
        {...typedControlOf({ ...props, placeholder })}
        className="rg-input"
        dir="ltr"
        inputMode="numeric"
      />
      {!readOnly && <DateButton {...props} anchor={box} read={read} onChoose={put} />}
    </div>
  );
}

/** Selects the whole text on focus, also on a click, which would otherwise place the caret. */
function useSelectAll(isWanted = false) {
  const [isFresh, setFresh] = useState(false);
  if (!isWanted) return {};
  return {
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      currentTarget.select();
      setFresh(true);
    },
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      if (isFresh) currentTarget.select();
      setFresh(false);
    },
  };
}
