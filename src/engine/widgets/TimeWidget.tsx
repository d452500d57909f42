import { TimeInput } from '../inputs/TimeInput';
import type { WidgetProps } from './widgetProps';

/** Renders a time (HH:MM), or the typed text if it is not a time. */
export function TimeWidget({ value, options: _, path: __, ...input }: WidgetProps) {
  return <TimeInput {...input} value={typeof value === 'string' ? value : undefined} />;
}
