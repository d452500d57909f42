import { Counter } from '../inputs/Counter';
import type { WidgetProps } from './widgetProps';

export function CounterWidget({ value, options, path: _, ...input }: WidgetProps) {
  return (
    <Counter
      {...input}
      value={typeof value === 'number' || typeof value === 'string' ? value : undefined}
      min={options.minimum}
      max={options.maximum}
    />
  );
}
