import { earliestDay, isBoundToday, latestDay } from '../../definition/model/compare';
import { chosenUnless } from '../../definition/model/field';
import { answerNamed, aroundAt } from '../../definition/model/named';
import { DateInput } from '../inputs/DateInput';
import { useAnswer, useCalculation, useFullPath, useScope } from '../scope/ScopeContext';
import { useFollowing } from '../scope/useFollowing';
import type { WidgetProps } from './widgetProps';

const loadCalendar = () => import('./RangeCalendar');

/**
 * Renders a date. If it cannot be in the future it is mostly years away (a birth), so its calendar
 * opens with the years. If it cannot be before another date, its calendar opens there, and an
 * unchanged date follows the other one.
 */
export function DateWidget({ options, path, ...input }: WidgetProps) {
  const value = useAnswer(path);
  const { scope, environment } = useScope();
  const full = useFullPath(path);
  const today = environment.ports.today();
  const bounds = useCalculation(full, (values) => {
    const around = aroundAt(scope.form, values, full.slice(0, -1));
    return [earliestDay, latestDay]
      .map((find) => find(options, (name) => answerNamed(name, around), today) ?? '')
      .join();
  });
  const [min, max] = bounds.split(',');
  const isPreset = useFollowing(path, options, value, input.onChange);
  return (
    <DateInput
      {...input}
      loadCalendar={loadCalendar}
      value={typeof value === 'string' && !chosenUnless(options, value) ? value : undefined}
      isPreset={isPreset}
      openTo={isBoundToday(options, 'notAfter') ? 'year' : 'day'}
      min={min || undefined}
      max={max || undefined}
    />
  );
}
