import { calculated, calculationOf } from './calculate';
import { isShown } from './condition';
import { countOf, cutRows, isCounted } from './counted';
import { type Field, isList, isObject, type Shape } from './field';
import { fieldAt } from './fieldAt';
import type { Pruning } from './types/fieldType';
import { typeOf } from './types/table';
import { isRecord, type Json, type Path, type Values, valueAt } from './values';

/**
 * The answers that count: those of hidden fields, empty texts, nulls, empty rows and rows beyond their
 * count left out, those that nobody types put in. Both sides call this before they check, so a hidden
 * answer is neither judged nor kept. Keys that the shape does not know stay, to be refused by the schema.
 * @param whole the answers to the whole form, where the shape is a part of it
 */
export function prune(shape: Shape<unknown>, values: Values, whole: Values = values): Values {
  return withCalculated(shape, given(shape, values, whole), values, whole);
}

/** The answers that count and that somebody gave. */
function given(shape: Shape<unknown>, values: Values, whole: Values): Values {
  const asked = { ...emptyBlocks(shape), ...values };
  const kept = Object.entries(asked).flatMap(([name, value]) => {
    const field = Object.hasOwn(shape.properties, name) ? shape.properties[name] : undefined;
    if (field && (isMade(field) || !isShown(name, shape.properties, values))) return [];
    const isNeeded = field !== undefined && isBlock(field) && shape.required?.includes(name);
    const answer = field ? (pruneValue(field, value, whole) ?? (isNeeded ? {} : undefined)) : value;
    return answer === undefined ? [] : [[name, answer] as const];
  });
  // Unlike an assignment, this takes "__proto__" for a name like any other.
  return withCounted(shape, Object.fromEntries(kept), values);
}

/** Put in when the answers that it hangs on are known. */
const isMade = (field: Field<unknown>): boolean =>
  isCounted(field) || calculationOf(field) !== undefined;

function withCounted(shape: Shape<unknown>, answers: Values, values: Values): Values {
  const lists = Object.entries(shape.properties).flatMap(([name, field]) => {
    if (!isCounted(field) || !isShown(name, shape.properties, values)) return [];
    const rows = values[name];
    const kept = Array.isArray(rows) ? cutRows(rows, countOf(answers[field.countedBy])) : rows;
    return kept === undefined || kept === null || isBlank(kept) ? [] : [[name, kept] as const];
  });
  return lists.length > 0 ? { ...answers, ...Object.fromEntries(lists) } : answers;
}

/** Where something is missing that a value is made of, the one that was given stays. */
function withCalculated(
  shape: Shape<unknown>,
  answers: Values,
  values: Values,
  whole: Values,
): Values {
  let made = answers;
  for (const [name, field] of Object.entries(shape.properties)) {
    if (!calculationOf(field) || !isShown(name, shape.properties, values)) continue;
    const value = calculated(field, made, whole) ?? pruneValue(field, values[name], whole);
    if (value !== undefined) made = { ...made, [name]: value };
  }
  return made;
}

/**
 * The value that a form shows at the dotted path of a calculated field, whose parts may be calculated
 * themselves; undefined while there is none.
 * @param values the answers to the whole form, as they are
 */
export function calculatedAt(shape: Shape<unknown>, values: Values, path: Path): Json | undefined {
  const around = path.slice(0, -1);
  const field = around.length > 0 ? fieldAt(shape, around.join('.')) : undefined;
  const group: Shape<unknown> = field && isObject(field) ? field : shape;
  const answers = valueAt(values, around);
  return prune(group, isRecord(answers) ? answers : {}, values)[String(path.at(-1))];
}

/**
 * Blocks that stand open in the form and are required. Left empty they still count, as {}: what is
 * missing are the answers inside, which have controls, and not the block, which has none.
 */
function emptyBlocks({ properties, required = [] }: Shape<unknown>): Values {
  const blocks = required.filter((name) => {
    const field = properties[name];
    return field && isBlock(field);
  });
  return Object.fromEntries(blocks.map((name) => [name, {}]));
}

const isBlock = (field: Field<unknown>): boolean => isObject(field) && field.widget === undefined;

function pruneValue(
  field: Field<unknown>,
  value: Json | undefined,
  whole: Values,
): Json | undefined {
  if (value === undefined || value === null || isBlank(value)) return undefined;
  const type = typeOf(field);
  return type.prune ? type.prune(field, value, pruning(whole)) : value;
}

const pruning = (whole: Values): Pruning => ({
  shape: (shape, values) => {
    const inner = given(shape, values, whole);
    if (Object.keys(inner).length === 0) return undefined;
    return withCalculated(shape, inner, values, whole);
  },
  field: (field, value) => pruneValue(field, value, whole),
});

/**
 * Where the thing at a path of the pruned values stands in the values as they were: rows that prune
 * left out move the numbers of those behind them.
 */
export function originalPath(shape: Shape<unknown>, values: Values, path: Path): Path {
  return path.reduce<Path>((original, key) => {
    if (typeof key !== 'number') return [...original, key];
    const rows = valueAt(values, original);
    const field = fieldAt(shape, original.join('.'));
    const isMoved = field && isList(field) && !isCounted(field);
    if (!Array.isArray(rows) || !isMoved) return [...original, key];
    const kept = rows.flatMap((row, index) =>
      pruneValue(field.items, row, values) === undefined ? [] : [index],
    );
    return [...original, kept[key] ?? key];
  }, []);
}

const isBlank = (value: Json | undefined): boolean =>
  typeof value === 'string' && value.trim() === '';
