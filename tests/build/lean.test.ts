import { describe, expect, it } from 'vitest';
import deepEquals from '../../scripts/vite/lean/deepEquals';
import createSchemaUtils from '../../scripts/vite/lean/schemaUtils';

describe('the comparison that rjsf gets', () => {
  it.each<[unknown, unknown, boolean]>([
    [1, 1, true],
    [1, '1', false],
    [null, undefined, false],
    [null, {}, false],
    [Number.NaN, Number.NaN, true],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, true],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, false],
    [{ a: undefined }, {}, false],
    [{ a: undefined }, { b: undefined }, false],
    [[], {}, false],
    [[1, 2], [1], false],
    [() => 1, () => 2, true],
    [() => 1, {}, false],
  ])('of %o and %o is %s, either way round', (a, b, equal) => {
    expect(deepEquals(a, b)).toBe(equal);
    expect(deepEquals(b, a)).toBe(equal);
  });
});

describe('the reading of structures that rjsf gets', () => {
  const structure = { type: 'object', properties: { name: { type: 'string' } } };
  const utils = createSchemaUtils('the validator', structure);

  it('takes them and the answers as they are', () => {
    const answers = { name: undefined, gone: 1 };
    expect(utils.retrieveSchema(structure)).toBe(structure);
    expect(utils.getDefaultFormState(structure, answers)).toBe(answers);
    expect(utils.sanitizeDataForNewSchema(structure, {}, answers)).toBe(answers);
  });

  it('is another for another structure only', () => {
    expect(utils.doesSchemaUtilsDiffer('the validator', structure)).toBe(false);
    expect(utils.doesSchemaUtilsDiffer('the validator', { ...structure })).toBe(false);
    expect(utils.doesSchemaUtilsDiffer('the validator', { type: 'object' })).toBe(true);
  });

  it('fails on what no structure has', () => {
    expect(() => utils.getClosestMatchingOption()).toThrow('no definition');
  });
});
