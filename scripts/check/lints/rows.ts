import { type Field, isList, isObject, isSingle } from '../../../src/definition/model/field';
import { isDisplayed } from '../../../src/definition/model/widget';
import { pointer } from '../checkIssue';
import { eachField, type Found } from '../lint';
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

const isName = (field: Field): boolean =>
  isSingle(field) && field.type !== 'boolean' && isDisplayed(field);
