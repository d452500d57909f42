import {
  type Field,
  isList,
  isObject,
  type ListField,
  type NumberField,
  type ObjectField,
  type Shape,
  type StringField,
  type Together,
} from '../model/field';
import { sumLimitsOf } from '../model/sumLimits';
import type { WidgetName } from '../model/types/table';
import { isTyped, widgetOf } from '../model/widget';
import { typedLabel } from './typedLabel';

export type UiSchema = { readonly [keyword: string]: unknown };

/** Keywords passed to the inputs unchanged, by a type of field that has them. */
const OF_TEXTS = [
  'label',
  'help',
  'placeholder',
  'autocomplete',
  'prefill',
  'choices',
  'source',
  'after',
  'notBefore',
  'notAfter',
  'calculate',
  'money',
  'compact',
] as const;
const OF_NUMBERS = ['minimum', 'maximum'] as const;
const OF_LISTS = ['maxItems', 'countedBy', 'dialog'] as const;
const OF_OBJECTS = ['untilNow'] as const;

const COPIED: ReadonlySet<string> = new Set([
  ...OF_TEXTS,
  ...OF_NUMBERS,
  ...OF_LISTS,
  ...OF_OBJECTS,
]);

/** What our templates and inputs read from `ui:options`. */
export interface FieldOptions
  extends
    Pick<StringField<string>, (typeof OF_TEXTS)[number]>,
    Pick<NumberField<string>, (typeof OF_NUMBERS)[number]>,
    Pick<ListField<string>, (typeof OF_LISTS)[number]>,
    Pick<ObjectField<string>, (typeof OF_OBJECTS)[number]> {
  /** Not `widget`, which has another meaning in rjsf. */
  readonly control: WidgetName;
  /** For a counter: the limit on the sum of it and others. */
  readonly together?: Together<string>;
  readonly conditional: boolean;
  /** Shown as optional beside the label. */
  readonly optional: boolean;
}

/** The engine's field component (in rjsf's sense) for a widget; those not listed use rjsf's own. */
const FIELDS: Readonly<Partial<Record<WidgetName, string>>> = {
  dialog: 'dialog',
  dateRange: 'dialog',
  rows: 'list',
  entries: 'list',
  pages: 'pages',
  listDialog: 'listDialog',
  dates: 'dates',
  note: 'note',
};

/** Returns the texts and widgets of some fields of a form, in one language. */
export function toUiSchema(
  shape: Shape<string>,
  names: readonly string[] = Object.keys(shape.properties),
): UiSchema {
  const known = names.flatMap((name) => {
    const field = shape.properties[name];
    if (!field) return [];
    return [[name, fieldUi(field, isOptional(name, field, shape), togetherWith(name, shape))]];
  });
  return Object.fromEntries(known) as UiSchema;
}

function togetherWith(name: string, shape: Shape<string>): Together<string> | undefined {
  const together = sumLimitsOf(shape);
  return together?.fields.includes(name) ? together : undefined;
}

/** Returns whether the label says "optional": the field is neither required nor expected, and can be omitted at all. */
function isOptional(name: string, field: Field<string>, shape: Shape<string>): boolean {
  const isNeeded = shape.required?.includes(name) || shape.expected?.includes(name);
  const isAsked = field.type === 'boolean' || ALWAYS_ASKED.has(widgetOf(field));
  const canBeLeftOut = !isAsked && isTyped(field);
  return !isNeeded && !field.requiredWhen && canBeLeftOut;
}

/** A block has no answer of its own, and a counted list needs as many as its counter says. */
const ALWAYS_ASKED: ReadonlySet<WidgetName> = new Set(['block', 'dates']);

const fromEntries = (entries: Iterable<readonly [string, unknown]>): Record<string, unknown> =>
  Object.fromEntries(entries);

function fieldUi(field: Field<string>, optional: boolean, together?: Together<string>): UiSchema {
  const widget = widgetOf(field);
  const copied = Object.entries(field).filter(([key]) => COPIED.has(key));
  const label = typedLabel(field, field.label);
  const own = { label, control: widget, optional, conditional: field.when !== undefined };
  const options = { ...own, ...(together && { together }) };
  return {
    'ui:title': label,
    'ui:options': { ...fromEntries(copied), ...options },
    ...(widget !== 'block' && { 'ui:field': FIELDS[widget] ?? 'input' }),
    ...inner(field),
  };
}

function inner(field: Field<string>): UiSchema {
  if (isObject(field)) return toUiSchema(field);
  return isList(field) ? { items: fieldUi(field.items, false) } : {};
}
