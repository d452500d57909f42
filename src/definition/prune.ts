import { isShown } from './condition';
import { type Field, isFiles, isList, isObject, type Shape } from './field';
import { isRecord, type Json, type Path, type Values, valueAt } from './values';
import { fieldAt } from './fieldAt';

/**
 * The answers that count: those of hidden fields, empty texts, nulls and empty rows left out. Both
 * sides call this before they check, so a hidden answer is neither judged nor kept. Keys that the
 * shape does not know stay, to be refused by the schema.
 */
export function prune(shape: Shape<unknown>, values: Values): Values {
  const asked = { ...emptyBlocks(shape), ...values };
  const kept = Object.entries(asked).flatMap(([name, value]) => {
    const field = Object.hasOwn(shape.properties, name) ? shape.properties[name] : undefined;
    if (field && !isShown(name, shape.properties, values)) return [];
    const isNeeded = field !== undefined && isBlock(field) && shape.required?.includes(name);
    const answer = field ? (pruneValue(field, value) ?? (isNeeded ? {} : undefined)) : value;
    return answer === undefined ? [] : [[name, answer] as const];
  });
  // Unlike an assignment, this takes "__proto__" for a name like any other.
  return Object.fromEntries(kept);
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

function pruneValue(field: Field<unknown>, value: Json | undefined): Json | undefined {
  if (value === null || isBlank(value)) return undefined;
  if (isObject(field) && isRecord(value)) {
    const inner = prune(field, value);
    return Object.keys(inner).length > 0 ? inner : undefined;
  }
  if (isList(field) && Array.isArray(value)) return pruneRows(field.items, value);
  if (isFiles(field) && Array.isArray(value) && value.length === 0) return undefined;
  return value;
}

/** An empty row is ignored (paper 2, section 4); a list without rows is an answer left out. */
function pruneRows(items: Field<unknown>, rows: readonly Json[]): Json[] | undefined {
  const kept = rows
    .map((row) => pruneValue(items, row))
    .filter((row): row is Json => row !== undefined);
  return kept.length > 0 ? kept : undefined;
}

/**
 * Where the thing at a path of the pruned values stands in the values as they were: rows that prune
 * left out move the numbers of those behind them.
 */
export function originalPath(shape: Shape<unknown>, values: Values, path: Path): Path {
  return path.reduce<Path>((original, key) => {
    if (typeof key !== 'number') return [...original, key];
    const rows = valueAt(values, original);
    const field = fieldAt(shape, original.join('.'));
    if (!Array.isArray(rows) || !field || !isList(field)) return [...original, key];
    const kept = rows.flatMap((row, index) =>
      pruneValue(field.items, row) === undefined ? [] : [index],
    );
    return [...original, kept[key] ?? key];
  }, []);
}

const isBlank = (value: Json | undefined): boolean =>
  typeof value === 'string' && value.trim() === '';
