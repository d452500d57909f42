import { type FocusEvent, type MouseEvent, type RefObject, useRef, useState } from 'react';
import { useTranslate } from '../useTranslate';
import { parseDate } from '../../definition/validate/dates';
import type { CalendarProps } from './calendar/CalendarPopover';
import './control.css';
import { Icon } from './Icon';
import { boxClass, idList, type InputProps, typedControlOf } from './inputProps';
import { type TextCodec, useHeldText } from './useHeldText';
import { useLazyPart } from './useLazyPart';

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
  /** Loads the calendar if it is not the plain one: the same function each time. */
  readonly loadCalendar?: typeof loadPlainCalendar;
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

interface DateButtonProps extends DateInputProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly read: () => string | undefined;
  readonly onChoose: (date: string) => void;
}

const loadPlainCalendar = () => import('./calendar/CalendarPopover');

/** Opens the calendar, whose code is loaded on first use. */
function DateButton(props: DateButtonProps) {
  const { id, name, labelledBy, autoComplete, anchor, read, onChoose, language, min, max } = props;
  const t = useTranslate();
  const { part, failed, want } = useLazyPart(props.loadCalendar ?? loadPlainCalendar);
  const [shown, setShown] = useState<Pick<CalendarProps, 'anchor' | 'date'>>();
  const button = useRef<HTMLButtonElement>(null);
  const openTo = props.openTo ?? (autoComplete?.startsWith('bday') ? 'year' : 'day');

  const open = () => {
    // Safari does not focus a clicked button, and the focus returns to it later.
    button.current?.focus();
    if (anchor.current) setShown({ anchor: anchor.current, date: read() });
    want();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="rg-icon-button"
        id={`${id}-calendar`}
        aria-label={t('dates.choose')}
        aria-labelledby={idList(`${id}-calendar`, labelledBy)}
        aria-haspopup="dialog"
        aria-expanded={shown !== undefined}
        onPointerEnter={want}
        onClick={open}
      >
        <Icon shape="calendar" />
      </button>
      {shown && part && (
        <part.CalendarPopover
          {...shown}
          name={name}
          language={language}
          openTo={openTo}
          min={min}
          max={max}
          onChoose={(date) => {
            setShown(undefined);
            onChoose(date);
          }}
          onClose={() => setShown(undefined)}
        />
      )}
      {shown && failed && (
        <span role="status" className="rg-note">
          {t('dates.calendarFailed')}
        </span>
      )}
    </>
  );
}
