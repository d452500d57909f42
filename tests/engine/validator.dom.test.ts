import { expect, it } from 'vitest';
import { toStructure } from '../../src/definition/ui/toStructure';
import { compiledValidator, namedStructure } from '../../src/engine/rjsf/validator';
import { string, text } from '../definition/words';
import { compile } from '../fixtures/services';

it('validates a structure by the compiled schema of the whole form', () => {
  const shape = {
    required: ['name', 'city'],
    properties: { name: string({ maxLength: 4 }), city: string({ label: text('City') }) },
  };
  const structure = namedStructure(toStructure(shape));
  const validator = compiledValidator(structure, compile(shape));
  const issues = (name: string) =>
    validator
      .rawValidation<{ keyword: string }>(structure, { name, city: 'Hewler' })
      .errors?.map(({ keyword }) => keyword);
  expect(issues('Dana')).toBeUndefined();
  expect(issues('Shilan')).toEqual(['maxLength']);
  expect(validator.isValid(structure, { name: 'Shilan', city: 'Hewler' }, structure)).toBe(false);
});
