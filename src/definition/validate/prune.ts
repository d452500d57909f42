import { calculated, calculationOf } from '../model/calculate';
import { isShown } from '../model/condition';
import { countOf, cutRows, isCounted } from '../model/counted';
import { type Field, isList, isObject, type Shape } from '../model/field';
import { fieldAt, shapeAt } from '../model/fieldAt';
import { memoise } from '../model/memoise';
import type { Pruning } from '../model/types/fieldType';
import { typeOf } from '../model/types/table';
import {
  isNone,
  isRecord,
  type Json,
  mapValues,
  type Path,
  type Values,
  valueAt,
} from '../model/values';

/**
 * Returns the answers that count: without those of hidden fields, empty texts, nulls, empty rows
 * and rows beyond their count, and with calculated values. Both sides call it before validating, so
 * a hidden answer is neither validated nor stored. Unknown keys stay, so that the schema rejects
 * them.
 * @param whole the answers to the whole form, if the shape is a part of it
 */
export function prune(shape: Shape<unknown>, values: Values, whole: Values = values): Values {
  return withCalculated(shape, given(shape, values, whole), values, whole);
}

/** Returns the answers that count, without calculated values. */
function given(shape: Shape<unknown>, values: Values, whole: Values): Values {
  // What is required is looked at even without a value: an empty block that is open in the form counts
  // as {}, since the missing answers are those inside, which have controls, unlike the block.
  const required: Values = {};
  for (const name of shape.required ?? []) required[name] = undefined;
  const kept = mapValues({ ...required, ...values }, (value, name) => {
    const field = Object.hasOwn(shape.properties, name) ? shape.properties[name] : undefined;
    if (!field) return value;
    if (isMade(field) || !isShown(name, shape.properties, values)) return undefined;
    const isNeeded = isBlock(field) && shape.required?.includes(name);
    return pruneValue(field, value, whole) ?? (isNeeded ? {} : undefined);
  });
  return withCounted(shape, kept, values);
}

/** Calculated fields are set once the answers that they depend on are known. */
const isMade = (field: Field<unknown>): boolean =>
  isCounted(field) || calculationOf(field) !== undefined;

const madeFields = memoise(({ properties }: Shape<unknown>) =>
  Object.entries(properties).filter(([, field]) => isMade(field)),
);

function withCounted(shape: Shape<unknown>, answers: Values, values: Values): Values {
  let made = answers;
  for (const [name, field] of madeFields(shape)) {
    if (!isCounted(field) || !isShown(name, shape.properties, values)) continue;
    const rows = values[name];
    const kept = Array.isArray(rows) ? cutRows(rows, countOf(answers[field.countedBy])) : rows;
    if (kept !== undefined && !isNone(kept)) made = { ...made, [name]: kept };
  }
  return made;
}

/** If an input of a calculation is missing, the value that was sent stays. */
function withCalculated(
  shape: Shape<unknown>,
  answers: Values,
  values: Values,
  whole: Values,
): Values {
  let made = answers;
  for (const [name, field] of madeFields(shape)) {
    if (!calculationOf(field) || !isShown(name, shape.properties, values)) continue;
    const value = calculated(field, made, whole) ?? pruneValue(field, values[name], whole);
    if (value !== undefined) made = { ...made, [name]: value };
  }
  return made;
}

/** Returns what a form shows for a calculated field, of answers to the whole form that are not pruned. */
export function calculatedAt(shape: Shape<unknown>, values: Values, path: Path): Json | undefined {
  const around = path.slice(0, -1);
  const answers = valueAt(values, around);
  return prune(shapeAt(shape, around) ?? shape, isRecord(answers) ? answers : {}, values)[
    String(path.at(-1))
  ];
}

const isBlock = (field: Field<unknown>): boolean => isObject(field) && field.widget === undefined;

function pruneValue(
  field: Field<unknown>,
  value: Json | undefined,
  whole: Values,
): Json | undefined {
  if (value === undefined || isNone(value)) return undefined;
  if (field.type === 'array' && Array.isArray(value) && value.length === 0) return undefined;
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

/** Converts a path in pruned values to that in the original ones: removed rows shift those behind them. */
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
