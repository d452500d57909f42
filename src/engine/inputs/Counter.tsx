import { useState } from 'react';
import { useTranslate } from '../useTranslate';
import { parseNumber } from '../../definition/model/digits';
import './control.css';
import './counter.css';
import { Icon } from './Icon';
import { boxClass, idList, type InputProps, typedControlOf } from './inputProps';
import { type TextCodec, useHeldText } from './useHeldText';

export interface CounterProps extends InputProps {
  /** A text if what was typed is not a number. */
  readonly value: number | string | undefined;
  readonly onChange: (value: number | string | undefined) => void;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Called before a step up; returns false to prevent it, and may show why. */
  readonly mayBe?: ((next: number) => boolean) | undefined;
}

const NUMBER: TextCodec<number | string> = {
  parse: parseNumber,
  format: (value) => (value === undefined ? '' : String(value)),
};

/** Renders a whole number that can be typed, or changed by buttons within its bounds. */
export function Counter(props: CounterProps) {
  const { id, value, onChange, min = -Infinity, max = Infinity, readOnly, mayBe } = props;
  const t = useTranslate();
  const [announced, setAnnounced] = useState<number>();
  const stepped = (by: number, from: number | string | undefined): number | undefined => {
    const now = Number(from);
    const next = Math.trunc(Number.isFinite(now) ? now : 0) + by;
    const within = Math.min(max, Math.max(min, next));
    if (readOnly || within === now) return undefined;
    if (by > 0 && mayBe?.(within) === false) return undefined;
    setAnnounced(within);
    return within;
  };
  const { control, step } = useHeldText(value, onChange, NUMBER, stepped);
  const button = (by: number, word: string, bound: boolean) => (
    <button
      type="button"
      className="rg-icon-button rg-counter-step"
      id={`${id}-${by < 0 ? 'less' : 'more'}`}
      aria-label={word}
      aria-labelledby={idList(`${id}-${by < 0 ? 'less' : 'more'}`, props.labelledBy)}
      // The disabled attribute would remove the focus from the button in use.
      aria-disabled={bound || undefined}
      onClick={() => step(by)}
    >
      <Icon shape={by < 0 ? 'minus' : 'plus'} />
    </button>
  );
  return (
    <div className={boxClass('rg-counter', props)}>
      {!readOnly && button(-1, t('form.counter.less'), Number(value) <= min)}
      <input
        {...control}
        {...typedControlOf(props)}
        className="rg-input rg-counter-number"
        inputMode="numeric"
        dir="ltr"
      />
      {!readOnly && button(1, t('form.counter.more'), Number(value) >= max)}
      <span className="visually-hidden" role="status">
        {announced}
      </span>
    </div>
  );
}
