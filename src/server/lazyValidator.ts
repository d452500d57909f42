import { Ajv, type ValidateFunction } from 'ajv';
import { AJV_OPTIONS } from '../definition/validate/ajvOptions';
import type { Validate } from '../definition/validate/check';
import type { JsonSchema } from '../definition/validate/toJsonSchema';

/**
 * Returns a validator that compiles its schema when it is first called: compiling all of them would be a third of a
 * server's start. The build compiles those of the forms as well, and `npm run check` refuses a pattern that is none, so
 * a schema that cannot be compiled is found before.
 */
export function lazyValidator(toSchema: () => JsonSchema): Validate {
  let compiled: ValidateFunction | undefined;
  return (values) => {
    // Each Ajv would compile the schema of schemas before the first other one.
    compiled ??= new Ajv({ ...AJV_OPTIONS, meta: false, validateSchema: false }).compile(
      toSchema(),
    );
    return compiled(values) ? null : compiled.errors;
  };
}
