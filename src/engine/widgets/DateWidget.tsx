import { useEffect, useRef } from 'react';
import { followedBy, isBoundToday } from '../../definition/model/compare';
import { earliestDay, isFilledIn } from '../../definition/model/prefill';
import { type Json, valueAt } from '../../definition/model/values';
import { DateInput } from '../inputs/DateInput';
import { useAnswer, useScope, useScopeState } from '../scope/ScopeContext';
import type { WidgetProps } from './widgetProps';

/**
 * Renders a date. If it cannot be in the future it is mostly years away (a birth), so its calendar
 * opens with the years. If it cannot be before another date, its calendar opens there, and an
 * unchanged date follows the other one.
 */
export function DateWidget({ options, path, ...input }: WidgetProps) {
  const value = useAnswer(path);
  const { ports } = useScope().environment;
  const today = ports.today();
  const followed = followedBy(options);
  const sibling = useScopeState(({ values }) =>
    followed === undefined ? undefined : valueAt(values, [...path.slice(0, -1), followed]),
  );
  const past = isBoundToday(options, 'notAfter');
  const earliest = earliestDay(options, sibling);
  const isPreset = isFilledIn(options, value, undefined, { today });
  useFollowing(input.readOnly ? undefined : earliest, isPreset, value, input.onChange);
  return (
    <DateInput
      {...input}
      value={typeof value === 'string' ? value : undefined}
      isPreset={isPreset || isFilledIn(options, value, sibling, { today })}
      openTo={past ? 'year' : 'day'}
      min={isBoundToday(options, 'notBefore') ? today : earliest}
      max={past ? today : undefined}
    />
  );
}

/** Moves the unchanged end of a range along with its start. */
function useFollowing(
  earliest: string | undefined,
  isPreset: boolean,
  value: Json | undefined,
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
