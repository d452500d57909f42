import { DateInput } from '../inputs/DateInput';
import { useScope } from '../scope/ScopeContext';
import type { WidgetProps } from './widgetProps';

/** A date that cannot lie ahead is mostly years away (a birth): its calendar opens with the years. */
export function DateWidget({ value, options, path: _, ...input }: WidgetProps) {
  const { today } = useScope().environment.ports;
  const past = options.notAfter === 'today';
  return (
    <DateInput
      {...input}
      value={typeof value === 'string' ? value : undefined}
      openTo={past ? 'year' : 'day'}
      max={past ? today() : undefined}
    />
  );
}
