import { useEffect, useRef } from 'react';
import { FORMATS } from '../../definition/formats';
import { dayAfter, presetDay } from '../../definition/prefill';
import { type Json, valueAt } from '../../definition/values';
import { DateInput } from '../inputs/DateInput';
import { useScope, useScopeState } from '../scope/ScopeContext';
import type { WidgetProps } from './widgetProps';

/**
 * A date that cannot lie ahead is mostly years away (a birth): its calendar opens with the years. One that
 * cannot lie before another begins with that one, and follows it while nobody has touched it.
 */
export function DateWidget({ value, options, path, ...input }: WidgetProps) {
  const { ports } = useScope().environment;
  const today = ports.today();
  const { after, notBefore, notAfter, prefill } = options;
  const sibling = useScopeState(({ values }) => {
    const name = after ?? notBefore;
    const date = name === undefined ? undefined : valueAt(values, [...path.slice(0, -1), name]);
    return typeof date === 'string' && FORMATS.date.test(date) ? date : undefined;
  });
  const past = notAfter === 'today';
  const earliest = after !== undefined && sibling !== undefined ? dayAfter(sibling) : sibling;
  const preset = typeof prefill === 'string' ? presetDay(prefill, { today }) : undefined;
  const isPreset = preset !== undefined && value === preset;
  useFollowing(
    { earliest: input.readOnly ? undefined : earliest, isPreset, value },
    input.onChange,
  );
  return (
    <DateInput
      {...input}
      value={typeof value === 'string' ? value : undefined}
      isPreset={isPreset}
      openTo={past ? 'year' : 'day'}
      min={notBefore === 'today' ? today : earliest}
      max={past ? today : undefined}
    />
  );
}

interface Followed {
  readonly earliest: string | undefined;
  readonly isPreset: boolean;
  readonly value: Json | undefined;
}

/** The end of a span that nobody has touched comes along with its beginning. */
function useFollowing(
  { earliest, isPreset, value }: Followed,
  onChange: (value: string) => void,
): void {
  const followed = useRef<string>(undefined);
  useEffect(() => {
    if (earliest === undefined || typeof value !== 'string') return;
    const isBehind = isPreset && value < earliest;
    const isOurs = value === followed.current && value !== earliest;
    if (!isBehind && !isOurs) return;
    followed.current = earliest;
    onChange(earliest);
  }, [earliest, isPreset, value, onChange]);
}
