import { isShown } from '../model/condition';
import { type Field, isList, isObject, type Shape } from '../model/field';
import { isRecord, type Json, type Values } from '../model/values';
import { widgetOf } from '../model/widget';

/**
 * Returns how many fields these take up on the page, to estimate their height before they are laid out. A row of a list
 * counts as one more than its fields, since it has a title and a button.
 */
export function countFields(
  shape: Shape<unknown>,
  values: Values,
  names: readonly string[] = Object.keys(shape.properties),
): number {
  return names.reduce((sum, name) => {
    const field = shape.properties[name];
    if (!field || !isShown(name, shape.properties, values)) return sum;
    return sum + countIn(field, values[name]);
  }, 0);
}

function countIn(field: Field<unknown>, value: Json | undefined): number {
  const widget = widgetOf(field);
  if (widget === 'hidden') return 0;
  if (widget === 'block' && isObject(field)) {
    return countFields(field, isRecord(value) ? value : {});
  }
  if (widget === 'rows' && isList(field) && Array.isArray(value)) {
    return value.reduce<number>((sum, row) => sum + 1 + countIn(field.items, row), 1);
  }
  return 1;
}
