import { siblingsOf } from '../../../src/definition/keywords/siblings';
import type { Field, ListField, Shape, StringField } from '../../../src/definition/model/field';
import { isList, isObject, isString } from '../../../src/definition/model/field';
import { suggestion } from '../closest';
import { pointer } from '../checkIssue';
import { eachShape, type Found } from '../lint';

/** Reports names that a shape or one of its fields uses and that no sibling field has. */
export const dangling = eachShape(({ at, shape }) => {
  const known = Object.keys(shape.properties);
  const lists = (['required', 'expected'] as const).flatMap((keyword) =>
    (shape[keyword] ?? []).map((name, index) => ({ at: at + pointer(keyword, index), name })),
  );
  return [...lists, ...uses(shape, at)]
    .filter(({ name }) => !known.includes(name))
    .map(({ at: place, name }) => nameless(place, name, known));
});

/** Reports circular conditions: none of the fields would ever be shown. */
export const circular = eachShape(({ at, shape }) =>
  Object.keys(shape.properties)
    .filter((name) => hangsOn(shape, name, name))
    .map((name) => ({
      at: at + pointer('properties', name, 'when'),
      problem: `"${name}" is shown only if "${name}" is shown`,
      fix: 'remove the "when" of one of the fields in this circle',
    })),
);

function hangsOn(shape: Shape, name: string, goal: string, seen: readonly string[] = []): boolean {
  if (seen.includes(name)) return false;
  const before = Object.keys(shape.properties[name]?.when ?? {});
  return before.some((other) => other === goal || hangsOn(shape, other, goal, [...seen, name]));
}

/** Reports a date that is compared with something that is not a date. */
export const dateOrder = eachShape(({ at, shape }) =>
  Object.entries(shape.properties).flatMap(([name, field]): Found[] => {
    if (!isString(field)) return [];
    const here = at + pointer('properties', name);
    const isNoDate = field.format !== 'date';
    return orderKeywords(field).flatMap(([keyword, other]): Found[] => {
      const place = here + pointer(keyword);
      if (isNoDate) {
        const problem = `"${keyword}" compares dates, and "${name}" is not one`;
        return [{ at: place, problem, fix: 'add "format": "date"' }];
      }
      const sibling = shape.properties[other];
      if (keyword === 'notAfter' || !sibling || isDate(sibling)) return [];
      const problem = `"${other}" is not a date`;
      return [{ at: place, problem, fix: 'name a field with "format": "date"' }];
    });
  }),
);

/**
 * Reports age limits that nobody can meet or that are not on a date, and lists that name rows'
 * fields or siblings that do not exist or do not fit.
 */
export const dateRules = eachShape(({ at, shape }) =>
  Object.entries(shape.properties).flatMap(([name, field]): Found[] => {
    const here = at + pointer('properties', name);
    if (isList(field)) return [...unordered(field, here), ...beginsNowhere(field, here)];
    if (!isString(field) || !field.age) return [];
    const { from = 0, to = Infinity } = field.age;
    if (!isDate(field)) {
      const problem = `"age" is calculated from a date, and "${name}" is not one`;
      return [{ at: `${here}/age`, problem, fix: 'add "format": "date"' }];
    }
    const problem = `nobody is at least ${from} and at most ${to} years old`;
    return from <= to ? [] : [{ at: `${here}/age`, problem, fix: 'swap "from" and "to"' }];
  }),
);

function unordered({ ascending, items }: ListField, here: string): Found[] {
  const rows = isObject(items) ? items.properties : {};
  const field = ascending === undefined ? undefined : rows[ascending];
  if (ascending === undefined || (field && isDate(field))) return [];
  const problem = `the rows have no date "${ascending}" to be ordered by`;
  return [{ at: `${here}/ascending`, problem, fix: suggestion(ascending, Object.keys(rows)) }];
}

/** Reports names in `begins` that the rows do not have. */
function beginsNowhere({ begins = {}, items }: ListField, here: string): Found[] {
  const own = Object.keys(isObject(items) ? items.properties : {});
  return (['first', 'next'] as const).flatMap((keyword) =>
    Object.entries(begins[keyword] ?? {}).flatMap(([name, other]) =>
      [name, ...(keyword === 'next' ? [other] : [])]
        .filter((one) => !own.includes(one))
        .map((one) => nameless(here + pointer('begins', keyword, name), one, own)),
    ),
  );
}

export const nameless = (at: string, name: string, known: readonly string[]): Found => ({
  at,
  problem: `there is no field "${name}" here`,
  fix: suggestion(name, known),
});

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

const uses = (shape: Shape, at: string) =>
  Object.entries(shape.properties).flatMap(([name, field]) =>
    siblingsOf(field).map((one) => ({ ...one, at: at + pointer('properties', name, ...one.at) })),
  );
