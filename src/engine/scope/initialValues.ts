import { isList, isObject, type ListField, type Shape } from '../../definition/model/field';
import { type Handed, prefilled } from '../../definition/model/prefill';
import type { Day } from '../../definition/validate/rules';
import type { Json, Values } from '../../definition/model/values';

/**
 * Returns the initial values of a form, a dialog or a row: its prefills, and the rows that a list
 * with pages requires.
 */
export function initialValues(shape: Shape<unknown>, day: Day, handed?: Handed): Values {
  const pages = Object.entries(shape.properties).flatMap(([name, field]): [string, Json][] => {
    if (isList(field) && field.widget === 'pages') {
      const rows = Array.from({ length: field.minItems ?? 0 }, () => newRow(field.items, day));
      return rows.length > 0 ? [[name, rows]] : [];
    }
    if (!isObject(field) || field.widget !== undefined || field.prefill !== undefined) return [];
    const inner = initialValues(field, day, handed);
    return Object.keys(inner).length > 0 ? [[name, inner]] : [];
  });
  return { ...prefilled(shape, day, handed), ...Object.fromEntries(pages) };
}

export const newRow = (items: ListField<unknown>['items'], day: Day): Json =>
  isObject(items) ? initialValues(items, day) : '';
