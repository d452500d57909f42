import { calculationOf } from './calculate';
import { isRepeat } from './compare';
import type { Field } from './field';
import { typeOf, type WidgetName } from './types/table';

const UNTYPED: ReadonlySet<WidgetName> = new Set(['hidden', 'handed', 'note', 'calculated']);

/** Returns whether a visitor answers the field in the form. */
export const isTyped = (field: Field<unknown>): boolean => !UNTYPED.has(widgetOf(field));

const SILENT: ReadonlySet<WidgetName> = new Set(['hidden', 'note']);

/** Returns whether the field is shown among the answers. */
export const isDisplayed = (field: Field<unknown>): boolean =>
  !SILENT.has(widgetOf(field)) && !isRepeat(field);

/** Returns the widget of a field: the one that it names, else one chosen by its type, format and choices. */
export function widgetOf(field: Field<unknown>): WidgetName {
  // A hidden field stays hidden, even if it is calculated.
  if (calculationOf(field) && field.widget !== 'hidden') return 'calculated';
  return typeOf(field).widget(field);
}
