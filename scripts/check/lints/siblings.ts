import type { Field, ListField, Shape, StringField } from '../../../src/definition/field';
import { isList, isObject, isString } from '../../../src/definition/field';
import { suggestion } from '../closest';
import { pointer } from '../fault';
import { eachShape, type Found } from '../lint';

/** Names that a shape or one of its fields uses, where no such field stands beside it. */
export const dangling = eachShape(({ at, shape }) => {
  const known = Object.keys(shape.properties);
  const lists = (['required', 'expected'] as const).flatMap((keyword) =>
    (shape[keyword] ?? []).map((name, index) => ({ at: at + pointer(keyword, index), name })),
  );
  return [...lists, ...uses(shape, at)]
    .filter(({ name }) => !known.includes(name))
    .map(({ at: place, name }) => ({
      at: place,
      problem: `no field "${name}" stands here`,
      mend: suggestion(name, known),
    }));
});

/** Fields that hang on each other in a circle: none of them would ever be shown. */
export const circular = eachShape(({ at, shape }) =>
  Object.keys(shape.properties)
    .filter((name) => hangsOn(shape, name, name))
    .map((name) => ({
      at: at + pointer('properties', name, 'when'),
      problem: `"${name}" is shown only if "${name}" is shown`,
      mend: 'let one of the fields in this circle stand without "when"',
    })),
);

function hangsOn(shape: Shape, name: string, goal: string, seen: readonly string[] = []): boolean {
  if (seen.includes(name)) return false;
  const before = Object.keys(shape.properties[name]?.when ?? {});
  return before.some((other) => other === goal || hangsOn(shape, other, goal, [...seen, name]));
}

/** A date that is compared with something that is no date. */
export const dateOrder = eachShape(({ at, shape }) =>
  Object.entries(shape.properties).flatMap(([name, field]): Found[] => {
    if (!isString(field)) return [];
    const here = at + pointer('properties', name);
    const isNoDate = field.format !== 'date';
    return orderKeywords(field).flatMap(([keyword, other]): Found[] => {
      const place = here + pointer(keyword);
      if (isNoDate) {
        const problem = `"${keyword}" compares dates, and "${name}" is none`;
        return [{ at: place, problem, mend: 'add "format": "date"' }];
      }
      const sibling = shape.properties[other];
      if (keyword === 'notAfter' || !sibling || isDate(sibling)) return [];
      const problem = `"${other}" is no date to compare with`;
      return [{ at: place, problem, mend: 'name a field with "format": "date"' }];
    });
  }),
);

/** An age that nobody can have, or of what is no birth; rows in the order of what is no date of theirs. */
export const dateRules = eachShape(({ at, shape }) =>
  Object.entries(shape.properties).flatMap(([name, field]): Found[] => {
    const here = at + pointer('properties', name);
    if (isList(field)) return unordered(field, here);
    if (!isString(field) || !field.age) return [];
    const { from = 0, to = Infinity } = field.age;
    if (!isDate(field)) {
      const problem = `"age" is counted from a date, and "${name}" is none`;
      return [{ at: `${here}/age`, problem, mend: 'add "format": "date"' }];
    }
    const problem = `nobody is at least ${from} and at most ${to} years old`;
    return from <= to ? [] : [{ at: `${here}/age`, problem, mend: 'exchange "from" and "to"' }];
  }),
);

function unordered({ ascending, items }: ListField, here: string): Found[] {
  const rows = isObject(items) ? items.properties : {};
  const field = ascending === undefined ? undefined : rows[ascending];
  if (ascending === undefined || (field && isDate(field))) return [];
  const problem = `the rows have no date "${ascending}" to be in order of`;
  return [{ at: `${here}/ascending`, problem, mend: suggestion(ascending, Object.keys(rows)) }];
}

const isDate = (field: Field): boolean => isString(field) && field.format === 'date';

function orderKeywords(field: StringField): [string, string][] {
  return (['after', 'notBefore', 'notAfter'] as const).flatMap((keyword) => {
    const other = field[keyword];
    return other === undefined ||
      (other === 'today' && keyword === 'notBefore' && field.format === 'date')
      ? []
      : [[keyword, other] as [string, string]];
  });
}

interface Use {
  readonly at: string;
  readonly name: string;
}

function uses(shape: Shape, at: string): Use[] {
  return Object.entries(shape.properties).flatMap(([name, field]) => {
    const here = at + pointer('properties', name);
    const conditions = (['when', 'requiredWhen'] as const).flatMap((keyword) =>
      Object.keys(field[keyword] ?? {}).map((other) => ({
        at: here + pointer(keyword, other),
        name: other,
      })),
    );
    return [...conditions, ...textUses(field, here)];
  });
}

function textUses(field: Field, here: string): Use[] {
  if (!isString(field)) return [];
  const { source, after, notBefore, differs } = field;
  return [
    { at: `${here}/source/dependsOn`, name: source?.dependsOn },
    { at: `${here}/after`, name: after },
    { at: `${here}/notBefore`, name: notBefore === 'today' ? undefined : notBefore },
    { at: `${here}/differs`, name: differs },
  ].filter((use): use is Use => use.name !== undefined);
}
