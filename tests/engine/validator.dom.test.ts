import { expect, it } from 'vitest';
import { toStructure } from '../../src/definition/ui/toStructure';
import { blockValidator, namedStructure } from '../../src/engine/rjsf/validator';
import { createScope } from '../../src/engine/scope/scope';
import { string, text } from '../definition/words';
import { compile } from '../fixtures/services';

it('validates a block by the compiled schema of the whole form', () => {
  const shape = {
    required: ['name', 'city'],
    properties: { name: string({ maxLength: 4 }), city: string({ label: text('City') }) },
  };
  const validate = compile(shape);
  const scope = createScope({ shape, values: { city: 'Hewler' }, check: () => [], validate });
  const structure = namedStructure(toStructure(shape, ['name']));
  const validator = blockValidator(structure, scope);
  const issues = (name: string) =>
    validator
      .rawValidation<{ keyword: string }>(structure, { name })
      .errors?.map(({ keyword }) => keyword);
  expect(issues('Dana')).toBeUndefined();
  expect(issues('Shilan')).toEqual(['maxLength']);
  expect(validator.isValid(structure, { name: 'Shilan' }, structure)).toBe(false);
});
