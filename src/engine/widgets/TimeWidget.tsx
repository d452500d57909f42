import { TimeInput } from '../inputs/TimeInput';
import type { WidgetProps } from './widgetProps';

/** A time as the form holds it (HH:MM), or what was typed where that is no time. */
export function TimeWidget({ value, options: _, path: __, ...input }: WidgetProps) {
  return <TimeInput {...input} value={typeof value === 'string' ? value : undefined} />;
}
