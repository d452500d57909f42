import { isObject, isString, type Shape } from './field';
import { aroundOf, type Around, isShown } from './named';
import { dotted, isRecord, type Path, type Values } from './values';

/** A phone number or an e-mail address of the applicant. */
export interface Reach {
  /** Dotted. */
  readonly path: string;
  readonly format: 'phone' | 'email';
  readonly isGiven: boolean;
}

/** Returns the phone numbers and e-mail addresses that a form asks for, except in lists. Expects pruned values. */
export function reachesOf(
  shape: Shape<unknown>,
  values: Values,
  path: Path = [],
  above?: Around,
): Reach[] {
  const around = aroundOf(shape, values, above);
  return Object.entries(shape.properties).flatMap(([name, field]): Reach[] => {
    if (!isShown(name, around)) return [];
    const here = [...path, name];
    const value = values[name];
    if (isObject(field)) {
      return reachesOf(field, isRecord(value) ? value : {}, here, around);
    }
    if (!isString(field) || (field.format !== 'phone' && field.format !== 'email')) return [];
    return [{ path: dotted(here), format: field.format, isGiven: value !== undefined }];
  });
}
