import {
  type Calculation,
  type Choice,
  type DialogOptions,
  type Field,
  isList,
  isObject,
  type Prefill,
  type Shape,
  type Source,
  type Together,
} from '../model/field';
import { sumLimitsOf } from '../payload/sumLimits';
import type { WidgetName } from '../types/table';
import { isTyped, widgetOf } from '../model/widget';

/** rjsf's uiSchema. */
export type UiSchema = { readonly [keyword: string]: unknown };

/** What our templates and inputs read from `ui:options`. */
export interface FieldOptions {
  /** Not `widget`, which has another meaning in rjsf. */
  readonly control: WidgetName;
  readonly label: string;
  readonly help?: string;
  readonly placeholder?: string;
  readonly autocomplete?: string;
  readonly choices?: readonly Choice<string>[];
  readonly source?: Source;
  /** For an output. */
  readonly calculate?: Calculation;
  /** An amount in US dollars. */
  readonly money?: boolean;
  /** For a list with a row per counted item: the sibling that counts. */
  readonly countedBy?: string;
  /** For a counter: the limit on the sum of it and others. */
  readonly together?: Together<string>;
  readonly dialog?: DialogOptions;
  readonly untilNow?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly after?: string;
  readonly notBefore?: string;
  readonly notAfter?: 'today';
  readonly prefill?: Prefill;
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

/** Returns the sum limit of the object around a counter. */
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

/** Keywords passed to the inputs unchanged. */
const COPIED: ReadonlySet<string> = new Set([
  'label',
  'help',
  'placeholder',
  'autocomplete',
  'choices',
  'source',
  'dialog',
  'untilNow',
  'minimum',
  'maximum',
  'maxItems',
  'after',
  'notBefore',
  'notAfter',
  'prefill',
  'calculate',
  'countedBy',
  'money',
]);

const fromEntries = (entries: Iterable<readonly [string, unknown]>): Record<string, unknown> =>
  Object.fromEntries(entries);

function fieldUi(field: Field<string>, optional: boolean, together?: Together<string>): UiSchema {
  const widget = widgetOf(field);
  const copied = Object.entries(field).filter(([key]) => COPIED.has(key));
  const own = { control: widget, optional, conditional: field.when !== undefined };
  const options = { ...own, ...(together && { together }) };
  return {
    'ui:title': field.label,
    'ui:options': { ...fromEntries(copied), ...options },
    ...(widget !== 'block' && { 'ui:field': FIELDS[widget] ?? 'input' }),
    ...inner(field),
  };
}

function inner(field: Field<string>): UiSchema {
  if (isObject(field)) return toUiSchema(field);
  return isList(field) ? { items: fieldUi(field.items, false) } : {};
}
