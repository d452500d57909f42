import { TimeInput } from '../inputs/TimeInput';
import type { WidgetProps } from './widgetProps';

export function TimeWidget({ value, options: _, path: __, ...input }: WidgetProps) {
  return <TimeInput {...input} value={typeof value === 'string' ? value : undefined} />;
}
