import { Ajv, type ValidateFunction } from 'ajv';
import type { Shape } from '../definition/model/field';
import type { SchemaOf } from '../definition/types/fieldType';
import { AJV_OPTIONS } from '../definition/validate/ajvOptions';
import type { Validate } from '../definition/validate/check';
import { toJsonSchema } from '../definition/validate/toJsonSchema';

/**
 * Returns a validator that compiles its schema when it is first called: compiling all of them would be a third of a
 * server's start. `npm run check` compiles them as well, so a schema that cannot be compiled is found before.
 */
export function lazyValidator(shape: Shape, of: SchemaOf = 'answers'): Validate {
  let compiled: ValidateFunction | undefined;
  return (values) => {
    // Each Ajv would compile the schema of schemas before the first other one.
    compiled ??= new Ajv({ ...AJV_OPTIONS, meta: false, validateSchema: false }).compile(
      toJsonSchema(shape, of),
    );
    return compiled(values) ? null : compiled.errors;
  };
}
