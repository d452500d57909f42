import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import type { AjvError } from '../../definition/validate/fromAjv';
import type { Validate } from '../../definition/validate/check';
import type { Values } from '../../definition/model/values';

interface Compiled {
  (values: Values): boolean;
  errors: readonly AjvError[] | null | undefined;
}

/**
 * Returns rjsf's validator for a structure, based on ajv's compiled code (scripts/vite). rjsf never calls it while
 * somebody types: structures have no conditions, and issues come from check.
 */
export function compiledValidator(structure: RJSFSchema, validate: Validate): ValidatorType {
  const compiled: Compiled = Object.assign(
    (answers: Values) => {
      compiled.errors = validate(answers);
      return !compiled.errors;
    },
    { errors: null },
  );
  return createPrecompiledValidator({ [structure.$id ?? '']: compiled } as never, structure);
}

/** Returns a structure with the name by which rjsf finds its validator, instead of by a hash of the whole. */
export const namedStructure = (structure: RJSFSchema): RJSFSchema => ({
  $id: 'block',
  ...structure,
});
