import {
  type Field,
  isFiles,
  isList,
  isObject,
  isString,
  type ListField,
  type NumberField,
  type StringField,
} from './field';

/** Every input that the engine knows. */
export type WidgetName =
  | ('text' | 'textarea' | 'email' | 'phone' | 'code' | 'date' | 'time' | 'number' | 'counter')
  | ('select' | 'radio' | 'checkbox' | 'options' | 'images')
  | ('hidden' | 'handed' | 'note' | 'calculated' | 'dates')
  | ('block' | 'dialog' | 'dateRange' | 'rows' | 'entries' | 'pages' | 'listDialog');

const UNTYPED: ReadonlySet<WidgetName> = new Set(['hidden', 'handed', 'note', 'calculated']);

/** Whether a visitor answers it here. */
export const isTyped = (field: Field<unknown>): boolean => !UNTYPED.has(widgetOf(field));

const SILENT: ReadonlySet<WidgetName> = new Set(['hidden', 'note']);

/** Whether there is something to read of it among the answers. */
export const isTold = (field: Field<unknown>): boolean => !SILENT.has(widgetOf(field));

/** Up to so many choices stand open as radio buttons; more go into a select. */
const MOST_RADIOS = 3;

/** Which input a field gets: what it says itself, else what its type, format and choices suggest. */
export function widgetOf(field: Field<unknown>): WidgetName {
  if (isFiles(field)) return 'images';
  if (isList(field)) return listWidget(field);
  if (isObject(field)) return field.widget ?? 'block';
  if (isString(field)) return stringWidget(field);
  if (field.type === 'boolean') return field.widget ?? 'radio';
  if (isCalculated(field)) return 'calculated';
  return field.widget ?? (field.choices ? choiceWidget(field.choices) : 'number');
}

function stringWidget(field: StringField<unknown>): WidgetName {
  if (isCalculated(field)) return 'calculated';
  if (field.widget) return field.widget;
  if (field.source) return 'options';
  if (field.choices) return choiceWidget(field.choices);
  return field.format ?? 'text';
}

function listWidget(field: ListField<unknown>): WidgetName {
  if (field.countedBy !== undefined) return 'dates';
  return field.widget === 'dialog' ? 'listDialog' : (field.widget ?? 'rows');
}

/** Shown as an output; what is hidden stays hidden, however it came about. */
const isCalculated = (field: StringField<unknown> | NumberField<unknown>): boolean =>
  field.calculate !== undefined && field.widget !== 'hidden';

const choiceWidget = (choices: readonly unknown[]): WidgetName =>
  choices.length <= MOST_RADIOS ? 'radio' : 'select';
