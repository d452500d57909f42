import { useState } from 'react';
import { useTranslate } from '../useTranslate';
import { onClock, type Period } from '../../definition/model/clockTime';
import './control.css';
import { boxClass, idList, type InputProps, typedControlOf } from './inputProps';
import './time.css';
import { parseTime, stepTime } from './timeText';
import { type TextCodec, useHeldText } from './useHeldText';

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
