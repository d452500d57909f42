import { type Field, isList, isObject, isSingle } from '../../definition/model/field';
import { typeNameOf } from '../../definition/model/types/table';
import { isDisplayed } from '../../definition/model/widget';
import { pointer } from '../base/checkIssue';
import { eachField, type Found, inVain, issue, issueIf } from '../base/lint';
import { issuesOf } from '../base/validateAnswers';
import { nameless } from './siblings';

/** Reports rows that are named by fields that they do not have, or by what cannot be part of a name. */
export const rowTitle = eachField(({ at, field }) => {
  if (!isList(field) || !field.rowTitle) return [];
  const here = `${at}/rowTitle`;
  const properties = isObject(field.items) ? field.items.properties : undefined;
  if (!properties) {
    const problem = 'the rows are single values, and have no fields to be named by';
    return [issue(here, problem, 'remove it')];
  }
  return field.rowTitle.flatMap((name, index): Found[] => {
    const one = properties[name];
    if (!one) return [nameless(here + pointer(index), name, Object.keys(properties))];
    const problem = `"${name}" cannot name a row: it is not a text, number, day or choice that is shown`;
    return issueIf(!isName(one), here + pointer(index), problem, 'name a field that is');
  });
});

/** Reports fixed rows that hold what their fields refuse, that have no label, or that visitors would add to. */
export const fixed = eachField(({ at, field }, { today }): Found[] => {
  if (!isList(field) || !field.fixed) return [];
  const properties = isObject(field.items) ? field.items.properties : {};
  const isAdded = field.widget === 'entries' || field.widget === 'dialog';
  return [
    ...inVain(
      { at, field },
      isAdded ? [...OTHERS, 'widget'] : OTHERS,
      (keyword) => `the rows are fixed, and "${keyword}" is for rows that are added`,
    ),
    ...field.fixed.flatMap((row, index): Found[] => {
      const here = `${at}/fixed/${index}`;
      const held = Object.entries(row.holds).flatMap(([name, value]): Found[] => {
        const one = properties[name];
        const place = here + pointer('holds', name);
        if (!one) return [nameless(place, name, Object.keys(properties))];
        const [error] = issuesOf(one, value, today);
        const problem = `the field would reject ${JSON.stringify(value)} (${error?.code})`;
        return issueIf(!!error, place, problem, 'write a value that the field accepts');
      });
      return [
        ...held,
        ...issueIf(!!row.edits, `${here}/edits`, '"edits" is for records', 'remove it'),
        ...issueIf(!row.label, here, 'the row has no name', 'add a "label"'),
      ];
    }),
  ];
});

const OTHERS = ['countedBy', 'begins', 'minItems', 'maxItems', 'prefill'] as const;

/** Reports a matrix without fixed rows, or whose rows ask anything but one choice. */
export const matrix = eachField(({ at, field }): Found[] => {
  if (!isList(field) || field.widget !== 'matrix') return [];
  if (!field.fixed) return [issue(`${at}/widget`, 'a matrix has fixed rows', 'add "fixed"')];
  const held = field.fixed.flatMap(({ holds }) => Object.keys(holds));
  const asked = Object.entries(isObject(field.items) ? field.items.properties : {})
    .filter(([name]) => !held.includes(name))
    .map(([, one]) => one);
  const isOne = asked.length === 1 && asked.every((one) => typeNameOf(one) === 'choice');
  const problem = 'each row of a matrix asks one choice, and nothing else';
  return issueIf(!isOne, `${at}/items`, problem, 'see "List" in schemas/README.md');
});

const isName = (field: Field): boolean =>
  isSingle(field) && field.type !== 'boolean' && isDisplayed(field);
