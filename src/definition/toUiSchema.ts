import { type Field, isFiles, isList, isObject, isString, type Shape, type Source } from './field';
import { type WidgetName, widgetOf } from './widget';

/** rjsf's uiSchema. */
export type UiSchema = { readonly [keyword: string]: unknown };

/** What our templates and widgets read from `ui:options`, beside rjsf's own keywords. */
export interface FieldOptions {
  readonly widget: WidgetName;
  readonly help?: string;
  readonly autocomplete?: string;
  readonly source?: Source;
  readonly conditional: boolean;
  /** Marked so beside the label. */
  readonly optional: boolean;
}

/** Widgets that stand for a whole object or list: rjsf calls these fields. */
const FIELDS: ReadonlySet<WidgetName> = new Set(['dialog', 'dateRange', 'entries', 'listDialog']);

/** Widgets that rjsf chooses by itself from the type. */
const STRUCTURE: ReadonlySet<WidgetName> = new Set(['block', 'rows']);

/** The words and the looks of a form, in one language. */
export function toUiSchema(shape: Shape<string>): UiSchema {
  return Object.fromEntries(
    Object.entries(shape.properties).map(([name, field]) => [
      name,
      fieldUi(field, isOptional(name, field, shape)),
    ]),
  );
}

/** Neither required nor expected, and a thing that can be left out at all. */
function isOptional(name: string, field: Field<string>, shape: Shape<string>): boolean {
  const asked = shape.required?.includes(name) || shape.expected?.includes(name);
  return !asked && !field.requiredWhen && field.type !== 'boolean' && widgetOf(field) !== 'block';
}

function fieldUi(field: Field<string>, optional: boolean): UiSchema {
  const widget = widgetOf(field);
  const options: FieldOptions = {
    widget,
    optional,
    conditional: field.when !== undefined,
    ...(field.help !== undefined && { help: field.help }),
    ...(field.autocomplete !== undefined && { autocomplete: field.autocomplete }),
    ...(isString(field) && field.source && { source: field.source }),
  };
  return {
    'ui:title': field.label,
    'ui:options': options,
    ...(field.placeholder !== undefined && { 'ui:placeholder': field.placeholder }),
    ...(FIELDS.has(widget) && { 'ui:field': widget }),
    ...(!FIELDS.has(widget) && !STRUCTURE.has(widget) && { 'ui:widget': widget }),
    ...inner(field),
  };
}

function inner(field: Field<string>): UiSchema {
  if (isObject(field)) return toUiSchema(field);
  if (isList(field) && !isFiles(field)) return { items: fieldUi(field.items, false) };
  const choices = 'choices' in field ? field.choices : undefined;
  return choices ? { 'ui:enumNames': choices.map(({ label }) => label) } : {};
}
