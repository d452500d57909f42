import { type InputKeyword, KEYWORDS } from '../keywords/keywords';
import { KEYWORD_NAMES } from '../keywords/siblings';
import { type Field, isList, isObject, type Keywords, type Shape } from '../model/field';
import { type SumLimit, sumLimitsOf } from '../model/sumLimits';
import { hasSetRows } from '../model/counted';
import type { WidgetName } from '../model/types/table';
import { isTyped, widgetOf } from '../model/widget';
import { typedLabel } from './typedLabel';

export type UiSchema = { readonly [keyword: string]: unknown };

/** Passed to the inputs unchanged. */
const INPUT_KEYWORDS: ReadonlySet<string> = new Set(
  KEYWORD_NAMES.filter((keyword) => 'input' in KEYWORDS[keyword]),
);

/** What our templates and inputs read from `ui:options`. */
export interface FieldOptions extends Keywords<string, InputKeyword> {
  readonly label: string;
  /** Not `widget`, which has another meaning in rjsf. */
  readonly control: WidgetName;
  /** For a counter: the limit on the sum of it and others. */
  readonly together?: SumLimit<string>;
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
  matrix: 'matrix',
  listDialog: 'listDialog',
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

function togetherWith(name: string, shape: Shape<string>): SumLimit<string> | undefined {
  const together = sumLimitsOf(shape);
  return together?.fields.includes(name) ? together : undefined;
}

/** Returns whether the label says "optional": the field is neither required nor expected, and can be omitted at all. */
function isOptional(name: string, field: Field<string>, shape: Shape<string>): boolean {
  const isNeeded = shape.required?.includes(name) || shape.expected?.includes(name);
  // A block has no answer of its own, and nobody adds the rows of some lists.
  const isAsked = field.type === 'boolean' || widgetOf(field) === 'block' || hasSetRows(field);
  const canBeLeftOut = !isAsked && isTyped(field);
  return !isNeeded && !field.requiredWhen && canBeLeftOut;
}

const fromEntries = (entries: Iterable<readonly [string, unknown]>): Record<string, unknown> =>
  Object.fromEntries(entries);

function fieldUi(field: Field<string>, optional: boolean, together?: SumLimit<string>): UiSchema {
  const widget = widgetOf(field);
  const copied = Object.entries(field).filter(([key]) => INPUT_KEYWORDS.has(key));
  const label = typedLabel(field, field.label);
  const own = { label, control: widget, optional, conditional: field.when !== undefined };
  const options = { ...own, ...(together && { together }) };
  return {
    'ui:title': label,
    'ui:options': { ...fromEntries(copied), ...options },
    ...(widget !== 'block' && {
      'ui:field': field.widget === 'heading' ? 'heading' : (FIELDS[widget] ?? 'input'),
    }),
    ...inner(field),
  };
}

function inner(field: Field<string>): UiSchema {
  if (isObject(field)) return toUiSchema(field);
  return isList(field) ? { items: fieldUi(field.items, false) } : {};
}
