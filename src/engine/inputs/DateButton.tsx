import { type RefObject, useRef, useState } from 'react';
import { useTranslate } from '../useTranslate';
import type { DateInputProps } from './DateInput';
import { Icon } from './Icon';
import { idList } from './inputProps';
import { useLazyPart } from './useLazyPart';

interface DateButtonProps extends DateInputProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly read: () => string | undefined;
  readonly onChoose: (date: string) => void;
}

const loadCalendar = () => import('./calendar/CalendarPopover');

/** Opens the calendar, whose code is loaded on first use. */
export function DateButton(props: DateButtonProps) {
  const { id, labelledBy, autoComplete, anchor, read, onChoose, language, min, max } = props;
  const t = useTranslate();
  const { part, failed, want } = useLazyPart(loadCalendar);
  const [shown, setShown] = useState<{
    readonly at: HTMLElement;
    readonly date: string | undefined;
  }>();
  const button = useRef<HTMLButtonElement>(null);
  const openTo = props.openTo ?? (autoComplete?.startsWith('bday') ? 'year' : 'day');

  const open = () => {
    // Safari does not focus a clicked button, and the focus returns to it later.
    button.current?.focus();
    if (anchor.current) setShown({ at: anchor.current, date: read() });
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
          anchor={shown.at}
          language={language}
          date={shown.date}
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
