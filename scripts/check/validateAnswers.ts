import { Ajv, type ValidateFunction } from 'ajv';
import { AJV_OPTIONS } from '../../src/definition/validate/ajvOptions';
import { check } from '../../src/definition/validate/check';
import type { Shape } from '../../src/definition/model/field';
import type { Issue } from '../../src/definition/validate/issue';
import { toJsonSchema } from '../../src/definition/validate/toJsonSchema';
import type { Values } from '../../src/definition/model/values';

const ajv = new Ajv({ ...AJV_OPTIONS });

/** Each schema is compiled only once: compiling takes most of a check's time. */
const made = new Map<string, ValidateFunction>();

function compiled(shape: Shape): ValidateFunction {
  const schema = toJsonSchema(shape);
  const key = JSON.stringify(schema);
  const validate = made.get(key) ?? ajv.compile(schema);
  made.set(key, validate);
  return validate;
}

/** Returns the issues that page and server would report for these answers. */
export function validateAnswers(shape: Shape, values: Values, today: string): readonly Issue[] {
  const validate = compiled(shape);
  return check(shape, values, (all) => (validate(all) ? [] : validate.errors), { today }).issues;
}
