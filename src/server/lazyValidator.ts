import { Ajv, type ValidateFunction } from 'ajv';
import { AJV_OPTIONS } from '../definition/validate/ajvOptions';
import type { Validate } from '../definition/validate/check';
import type { JsonSchema } from '../definition/model/jsonSchema';

/** By the texts of their schemas, so that several servers in one process compile each only once. */
const compiled = new Map<string, ValidateFunction>();

/**
 * Returns a validator that compiles its schema when it is first called: compiling all of them would be a third of a
 * server's start. The build compiles the schemas of the forms as well, and `npm run check` refuses invalid patterns, so
 * a schema that cannot be compiled is found before.
 */
export function lazyValidator(toSchema: () => JsonSchema): Validate {
  let validate: ValidateFunction | undefined;
  return (values) => {
    validate ??= compile(toSchema());
    return validate(values) ? null : validate.errors;
  };
}

function compile(schema: JsonSchema): ValidateFunction {
  const key = JSON.stringify(schema);
  // Each Ajv would compile the schema of schemas before the first other one.
  const options = { ...AJV_OPTIONS, meta: false, validateSchema: false };
  const validate = compiled.get(key) ?? new Ajv(options).compile(schema);
  compiled.set(key, validate);
  return validate;
}
