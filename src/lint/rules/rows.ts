import { type Field, isList, isObject, isSingle, type Shape } from '../../definition/model/field';
import { typeNameOf } from '../../definition/model/types/table';
import { isDisplayed } from '../../definition/model/widget';
import { pointer } from '../base/checkIssue';
import { eachField, type Found } from '../base/lint';
import { validateAnswers } from '../base/validateAnswers';
import { nameless } from './siblings';

/** Reports rows that are named by fields that they do not have, or by what cannot be part of a name. */
export const rowTitle = eachField(({ at, field }) => {
  if (!isList(field) || !field.rowTitle) return [];
  const here = `${at}/rowTitle`;
  const properties = isObject(field.items) ? field.items.properties : undefined;
  if (!properties) {
    const problem = 'the rows are single values, and have no fields to be named by';
    return [{ at: here, problem, fix: 'remove it' }];
  }
  return field.rowTitle.flatMap((name, index): Found[] => {
    const one = properties[name];
    if (!one) return [nameless(here + pointer(index), name, Object.keys(properties))];
    const problem = `"${name}" cannot name a row: it is not a text, number, day or choice that is shown`;
    const fix = 'name a field that is';
    return isName(one) ? [] : [{ at: here + pointer(index), problem, fix }];
  });
});

/** Reports fixed rows that hold what their fields refuse, that have no label, or that visitors would add to. */
export const fixed = eachField(({ at, field }, { today }): Found[] => {
  if (!isList(field) || !field.fixed) return [];
  const properties = isObject(field.items) ? field.items.properties : {};
  const others = OTHERS.filter((keyword) => field[keyword] !== undefined);
  const isAdded = field.widget === 'entries' || field.widget === 'dialog';
  return [
    ...[...others, ...(isAdded ? ['widget'] : [])].map((keyword) => ({
      at: `${at}/${keyword}`,
      problem: `the rows are fixed, and "${keyword}" is for rows that are added`,
      fix: 'remove it',
    })),
    ...field.fixed.flatMap((row, index): Found[] => {
      const here = `${at}/fixed/${index}`;
      const held = Object.entries(row.holds).flatMap(([name, value]): Found[] => {
        const one = properties[name];
        const place = here + pointer('holds', name);
        if (!one) return [nameless(place, name, Object.keys(properties))];
        const alone: Shape = { properties: { [name]: { ...one, when: undefined } } };
        const [issue] = validateAnswers(alone, { [name]: value }, today);
        const problem = `the field would reject ${JSON.stringify(value)} (${issue?.code})`;
        return issue ? [{ at: place, problem, fix: 'write a value that the field accepts' }] : [];
      });
      const edits = row.edits && { at: `${here}/edits`, ...EDITS };
      return [...held, ...(edits ? [edits] : []), ...(row.label ? [] : [{ at: here, ...UNNAMED }])];
    }),
  ];
});

const OTHERS = ['countedBy', 'begins', 'minItems', 'maxItems', 'prefill'] as const;

const EDITS = { problem: '"edits" is for records', fix: 'remove it' };

const UNNAMED = { problem: 'the row has no name', fix: 'add a "label"' };

/** Reports a matrix without fixed rows, or whose rows ask anything but one choice. */
export const matrix = eachField(({ at, field }): Found[] => {
  if (!isList(field) || field.widget !== 'matrix') return [];
  if (!field.fixed) {
    return [{ at: `${at}/widget`, problem: 'a matrix has fixed rows', fix: 'add "fixed"' }];
  }
  const held = field.fixed.flatMap(({ holds }) => Object.keys(holds));
  const asked = Object.entries(isObject(field.items) ? field.items.properties : {})
    .filter(([name]) => !held.includes(name))
    .map(([, one]) => one);
  const isOne = asked.length === 1 && asked.every((one) => typeNameOf(one) === 'choice');
  const problem = 'each row of a matrix asks one choice, and nothing else';
  const fix = 'see "List" in schemas/README.md';
  return isOne ? [] : [{ at: `${at}/items`, problem, fix }];
});

const isName = (field: Field): boolean =>
  isSingle(field) && field.type !== 'boolean' && isDisplayed(field);
