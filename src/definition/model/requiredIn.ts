import { type Field, isObject, type Shape } from './field';
import { memoise } from './memoise';

/**
 * Returns the names of the fields of a shape that must be answered while they are shown: those that it requires, every yes
 * or no that must be given (`mustBe`), and the open blocks with one.
 */
export const requiredIn = memoise((shape: Shape<unknown>): readonly string[] => {
  const given = Object.entries(shape.properties).filter(([, field]) => isDemanded(field));
  return [...new Set([...(shape.required ?? []), ...given.map(([name]) => name)])];
});

/** Returns whether a group stands open in the form: it has no control of its own. */
export const isBlock = (field: Field<unknown>): boolean =>
  isObject(field) && field.widget === undefined;

function isDemanded(field: Field<unknown>): boolean {
  if (isObject(field)) return isBlock(field) && Object.values(field.properties).some(isDemanded);
  return field.type === 'boolean' && field.mustBe !== undefined;
}
