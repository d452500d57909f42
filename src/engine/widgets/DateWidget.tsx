import { dayAfter } from '../../definition/prefill';
import { FORMATS } from '../../definition/formats';
import { valueAt } from '../../definition/values';
import { DateInput } from '../inputs/DateInput';
import { useScope, useScopeState } from '../scope/ScopeContext';
import type { WidgetProps } from './widgetProps';

/**
 * A date that cannot lie ahead is mostly years away (a birth): its calendar opens with the years. One that
 * cannot lie before another begins with that one.
 */
export function DateWidget({ value, options, path, ...input }: WidgetProps) {
  const { today } = useScope().environment.ports;
  const { after, notBefore, notAfter } = options;
  const sibling = useScopeState(({ values }) => {
    const name = after ?? notBefore;
    const date = name === undefined ? undefined : valueAt(values, [...path.slice(0, -1), name]);
    return typeof date === 'string' && FORMATS.date.test(date) ? date : undefined;
  });
  const past = notAfter === 'today';
  const earliest = after !== undefined && sibling !== undefined ? dayAfter(sibling) : sibling;
  return (
    <DateInput
      {...input}
      value={typeof value === 'string' ? value : undefined}
      openTo={past ? 'year' : 'day'}
      min={notBefore === 'today' ? today() : earliest}
      max={past ? today() : undefined}
    />
  );
}
