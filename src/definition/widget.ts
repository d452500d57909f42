import { calculationOf } from './calculate';
import type { Field } from './field';
import { typeOf, type WidgetName } from './types/table';

const UNTYPED: ReadonlySet<WidgetName> = new Set(['hidden', 'handed', 'note', 'calculated']);

/** Whether a visitor answers it here. */
export const isTyped = (field: Field<unknown>): boolean => !UNTYPED.has(widgetOf(field));

const SILENT: ReadonlySet<WidgetName> = new Set(['hidden', 'note']);

/** Whether there is something to read of it among the answers. */
export const isTold = (field: Field<unknown>): boolean => !SILENT.has(widgetOf(field));

/** Which input a field gets: what it says itself, else what its type, format and choices suggest. */
export function widgetOf(field: Field<unknown>): WidgetName {
  // What is hidden stays hidden, however it came about.
  if (calculationOf(field) && field.widget !== 'hidden') return 'calculated';
  return typeOf(field).widget(field);
}
