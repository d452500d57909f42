import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import type { AjvError } from '../../definition/validate/fromAjv';
import type { Values } from '../../definition/model/values';
import type { Scope } from '../scope/scope';

interface Compiled {
  (values: Values): boolean;
  errors: readonly AjvError[] | null | undefined;
}

/**
 * Returns rjsf's validator for one block, based on ajv's compiled code for the whole form
 * (scripts/vite/serviceModule). rjsf never calls it while somebody types: structures have no
 * conditions, and issues come from check.
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
  const byId = { [structure.$id ?? '']: compiled };
  return createPrecompiledValidator(byId as never, structure);
}

/** Returns a structure with the name by which rjsf finds its validator, instead of by a hash of the whole. */
export const namedStructure = (structure: RJSFSchema): RJSFSchema => ({
  $id: 'block',
  ...structure,
});
