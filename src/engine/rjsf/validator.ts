import { hashForSchema, type RJSFSchema, type ValidatorType } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import type { AjvError } from '../../definition/fromAjv';
import type { Values } from '../../definition/values';
import type { Scope } from '../scope/scope';

interface Compiled {
  (values: Values): boolean;
  errors: readonly AjvError[] | null | undefined;
}

/**
 * rjsf's validator over the code that ajv made of the whole form (scripts/vite/serviceModule), for one block of it. While
 * somebody types rjsf has no reason to ask it: structures have no conditions, and what is wrong is told by check.
 */
export function blockValidator(
  structure: RJSFSchema,
  { validate, store }: Pick<Scope, 'validate' | 'store'>,
): ValidatorType<unknown> {
  const compiled: Compiled = Object.assign(
    (answers: Values) => {
      compiled.errors = validate({ ...store.getState().values, ...answers });
      return !compiled.errors;
    },
    { errors: null },
  );
  const byHash = { [hashForSchema(structure)]: compiled };
  return createPrecompiledValidator(byHash as never, structure);
}
