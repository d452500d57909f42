import {
  type Field,
  isList,
  isNote,
  isObject,
  type ListField,
  type ObjectField,
  type Shape,
} from './field';
import { memoise } from './memoise';
import { isRecord, type Json, type Values } from './values';

/* Values that are not sent under their field's name: those of a spread object are placed beside
   it, and a list with `columns` becomes one list per property of its rows (docs/requirements.md,
   P32: the multi-city legs). */

type Columns<W> = ListField<W> & { readonly items: ObjectField<W> };

const isSpread = <W>(field: Field<W>): field is ObjectField<W> =>
  isObject(field) && field.wire === 'spread';

const isColumns = <W>(field: Field<W>): field is Columns<W> =>
  isList(field) && field.wire === 'columns' && isObject(field.items);

/** Returns the names under which a field is sent; undefined: its own name. */
function othersOf(field: Field<unknown>): readonly string[] | undefined {
  if (isSpread(field)) return wireNames(field);
  return isColumns(field) ? wireNames(field.items) : undefined;
}

/** Returns the names under which the answers to a shape are sent, in the order of the form. */
export const wireNames = memoise((shape: Shape<unknown>): readonly string[] =>
  Object.entries(shape.properties).flatMap(
    ([name, field]) => othersOf(field) ?? (isNote(field) ? [] : [name]),
  ),
);

/** Returns the field whose answer is sent under a name: for a spread object the one inside, for columns the list. */
export function fieldOnWire<W>(shape: Shape<W>, name: string): Field<W> | undefined {
  for (const [own, field] of Object.entries(shape.properties)) {
    const found = isSpread(field) ? fieldOnWire(field, name) : undefined;
    if (found) return found;
    if (othersOf(field)?.includes(name) ?? own === name) return field;
  }
  return undefined;
}

/** Returns what one field adds to the payload around it. */
export function flattenedToColumns(name: string, field: Field, sent: Json): Values {
  if (isSpread(field) && isRecord(sent)) return sent;
  if (!isColumns(field) || !Array.isArray(sent)) return { [name]: sent };
  const columns = wireNames(field.items).map((column) => [
    column,
    sent.map((row) => (isRecord(row) ? (row[column] ?? null) : null)),
  ]);
  return Object.fromEntries(columns) as Values;
}

const groupsOf = memoise(({ properties }: Shape) =>
  Object.entries(properties).flatMap(([name, field]) => {
    const names = othersOf(field);
    return names ? [{ name, field, names }] : [];
  }),
);

/**
 * Moves the values of a payload back to their fields: the inverse of flattenedToColumns for a whole shape.
 * Columns of different lengths, and values under names that are never sent, become values that the
 * schema rejects.
 */
export function gatheredFromColumns(shape: Shape, wire: Values): Values {
  const groups = groupsOf(shape);
  if (groups.length === 0) return wire;
  const taken = new Set(groups.flatMap(({ names }) => names));
  const own = Object.entries(wire).flatMap(([name, value]) => {
    if (taken.has(name)) return [];
    const group = groups.find((one) => one.name === name);
    return [[name, group && value !== undefined ? misplaced(group.field, value) : value] as const];
  });
  const inner = groups.flatMap(({ name, field, names }) => {
    const sent = names.map((one) => (Object.hasOwn(wire, one) ? wire[one] : undefined));
    if (sent.every((value) => value === undefined || value === null)) return [];
    return [[name, isColumns(field) ? toRows(names, sent) : toValues(names, sent)] as const];
  });
  return Object.fromEntries([...inner, ...own]);
}

/** Returns a value of the wrong type, so that the schema rejects it: a single value for a list, or the reverse. */
export const misplaced = (field: Field<unknown>, value: Json): Json =>
  field.type === 'array' ? { misplaced: value } : [value];

function toValues(names: readonly string[], sent: readonly (Json | undefined)[]): Values {
  const pairs = names.map((name, index) => [name, sent[index]] as const);
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
}

function toRows(names: readonly string[], columns: readonly (Json | undefined)[]): Json {
  const length = Array.isArray(columns[0]) ? columns[0].length : undefined;
  const lists = columns.filter((column): column is Json[] => Array.isArray(column));
  const isEven = lists.length === names.length && lists.every((list) => list.length === length);
  if (!isEven) return toValues(names, columns);
  return Array.from({ length: length ?? 0 }, (_, index) =>
    toValues(
      names,
      lists.map((list) => list[index] ?? undefined),
    ),
  );
}
