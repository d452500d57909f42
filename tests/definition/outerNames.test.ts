import { describe, expect, it } from 'vitest';
import '../../src/definition/model/expression';
import type { Shape } from '../../src/definition/model/field';
import { pathNamed } from '../../src/definition/model/named';
import { dotted, parsePath, type Values } from '../../src/definition/model/values';
import { isShownAt, namesDeciding } from '../../src/engine/scope/isShownAt';
import { check } from '../../src/definition/validate/check';
import { compile } from '../fixtures/services';
import { boolean, number, object, string, text } from './words';

/** Trees with stems, whose least size is an answer of the tree. */
const STEM = object({
  size: number({ minimum: '../least' }),
  note: string({ when: { '../isOld': true, '../../isExact': true } }),
  share: number({ calculate: { product: ['size', '../../price'] } }),
});
const TREE = object({
  least: number(),
  isOld: boolean({ when: { '../isExact': true } }),
  stems: { type: 'array', label: text('Stems'), items: STEM },
  total: number({ calculate: { sum: { product: ['size', '../least'] }, of: 'stems' } }),
});
const FORM: Shape = {
  properties: {
    isExact: boolean(),
    price: number(),
    plot: object({ trees: { type: 'array', label: text('Trees'), items: TREE } }),
    trees: { type: 'array', label: text('Trees'), items: TREE },
  },
};

const trees = [
  { least: 6, isOld: true, stems: [{ size: 5, note: 'x' }, { size: 7 }] },
  { least: 15, isOld: false, stems: [{ size: 14, note: 'x' }] },
];

const validated = (values: Values) => check(FORM, values, compile(FORM), { today: '2026-06-15' });

describe('a name from around the group or the list', () => {
  it('means the answer in the row that the row is in', () => {
    const { values, issues } = validated({ isExact: true, price: 2, trees });
    expect(issues).toEqual([
      { path: 'trees.0.stems.0.size', code: 'minimum', limit: 6 },
      { path: 'trees.1.stems.0.size', code: 'minimum', limit: 15 },
    ]);
    expect(values.trees).toEqual([
      {
        ...trees[0],
        stems: [
          { size: 5, note: 'x', share: 10 },
          { size: 7, share: 14 },
        ],
        total: 72,
      },
      { ...trees[1], stems: [{ size: 14, share: 28 }], total: 210 },
    ]);
  });

  it('does not mean the answer of a field that is hidden', () => {
    const { values } = validated({ isExact: false, trees });
    expect(values.trees).toMatchObject([{ least: 6 }, { least: 15 }]);
    expect(JSON.stringify(values)).not.toMatch(/isOld|note/u);
  });

  it('means what is in the group around', () => {
    const path = parsePath('plot.trees.0.isOld');
    // "isExact" is at the root, and not in the group.
    expect(isShownAt(FORM, { isExact: true, plot: { trees } }, path)).toBe(false);
    expect(isShownAt(FORM, { isExact: true, trees }, parsePath('trees.0.isOld'))).toBe(true);
  });

  it('decides, from where it is, whether a field is shown', () => {
    expect(new Set(namesDeciding(FORM, parsePath('trees.0.stems.0.note')))).toEqual(
      new Set(['trees', 'isExact']),
    );
  });

  it.each([
    ['size', 'trees.0.stems.1.size'],
    ['../least', 'trees.0.least'],
    ['../../isExact', 'isExact'],
    ['/plot/trees', 'plot.trees'],
    ['../../../isExact', 'isExact'],
  ])('%s has a path', (name, path) => {
    expect(dotted(pathNamed(name, parsePath('trees.0.stems.1')))).toBe(path);
  });
});
