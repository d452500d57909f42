import { describe, expect, it, vi } from 'vitest';
import type { Issue } from '../../../src/definition/model/issue';
import type { Values } from '../../../src/definition/model/values';
import { createScope, issuesWithin } from '../../../src/engine/scope/scope';
import type { RefusedAnswer } from '../../../src/engine/ports';
import { string } from '../../definition/words';
import { said } from '../flow/form';

const shape = { properties: { a: string(), b: string(), c: string() } };

/** Requires every answer, and rejects "bad". */
const validate = (values: Values): Issue[] =>
  ['a', 'b', 'c'].flatMap((path): Issue[] => {
    if (values[path] === undefined) return [{ path, code: 'required' }];
    return values[path] === 'bad' ? [{ path, code: 'pattern' }] : [];
  });

const scopeOf = (values: Values, issues: readonly RefusedAnswer[] = []) =>
  createScope({ shape, values, issues, check: validate });

type Case = [
  what: string,
  shown: RefusedAnswer[],
  names: string[],
  answers: Values,
  left: string[],
];

const taken: RefusedAnswer = { path: 'c', message: 'Taken' };

describe('merge', () => {
  it.each<Case>([
    ['no issue is shown, so none comes', [], ['a'], { a: 'bad' }, []],
    ['what is mended goes', [{ path: 'a', code: 'required' }], ['a'], { a: 'x' }, []],
    [
      'what is not mended stays',
      [
        { path: 'a', code: 'required' },
        { path: 'b', code: 'required' },
      ],
      ['a'],
      { a: 'x' },
      ['b required'],
    ],
    [
      'what is wrong in another way now says so',
      [{ path: 'a', code: 'required' }],
      ['a'],
      { a: 'bad' },
      ['a pattern'],
    ],
    [
      'what is newly wrong elsewhere is not shown yet',
      [{ path: 'a', code: 'required' }],
      ['b'],
      { b: 'bad' },
      ['a required'],
    ],
    ['words of nobody in particular go with the first change', [taken], ['b'], { b: 'x' }, []],
    [
      'what only the server can check stays while its answer does',
      [{ ...taken, origin: 'server' }],
      ['b'],
      { b: 'x' },
      ['c: Taken'],
    ],
    [
      'and goes when its answer is changed',
      [{ ...taken, origin: 'server' }],
      ['c'],
      { c: 'another' },
      [],
    ],
    [
      'what the server refused and is wrong here, too, stays in our words',
      [{ path: 'a', message: 'Give it' }],
      ['b'],
      { b: 'x' },
      ['a required'],
    ],
  ])('%s', (_, shown, names, answers, left) => {
    const scope = scopeOf({ c: 'there' }, shown);
    scope.merge(names, answers);
    expect(said(scope.store.getState().issues)).toEqual(left);
  });

  it('sets the named answers, removes missing ones, and keeps the others', () => {
    const scope = scopeOf({ a: '1', b: '2', c: '3' });
    scope.merge(['a', 'b'], { a: 'new', c: 'not asked for' });
    expect(scope.store.getState().values).toEqual({ a: 'new', b: undefined, c: '3' });
  });

  it('does not validate while no issue is shown: typing must stay cheap', () => {
    const check = vi.fn(validate);
    const scope = createScope({ shape, values: {}, check });
    scope.merge(['a'], { a: 'x' });
    expect(check).not.toHaveBeenCalled();
  });

  it('does not remount the inputs', () => {
    const scope = scopeOf({});
    scope.merge(['a'], { a: 'x' });
    expect(scope.store.getState().epoch).toBe(0);
  });
});

describe('replace', () => {
  it('replaces all values, clears the issues, and remounts the inputs', () => {
    const scope = scopeOf({ a: '1' }, [{ path: 'a', code: 'pattern' }]);
    scope.replace({ b: '2' });
    expect(scope.store.getState()).toEqual({ values: { b: '2' }, issues: [], epoch: 1, shown: 0 });
  });
});

describe('show', () => {
  it('replaces the visible issues', () => {
    const scope = scopeOf({}, [{ path: 'a', code: 'required' }]);
    scope.show([{ path: 'b', message: 'No' }]);
    expect(said(scope.store.getState().issues)).toEqual(['b: No']);
    scope.show([]);
    expect(scope.store.getState().issues).toEqual([]);
  });
});

describe('issuesWithin', () => {
  const issues = ['spouse', 'spouse.last', 'spouse.degrees.0.field', 'spouseName', 'rows.10'].map(
    (path) => ({ path }),
  );

  it.each<[(string | number)[], string[]]>([
    [['spouse'], ['spouse', 'spouse.last', 'spouse.degrees.0.field']],
    [['spouse', 'degrees', 0], ['spouse.degrees.0.field']],
    [['rows', 1], []],
    [['rows', 10], ['rows.10']],
    [['nobody'], []],
  ])('%j', (path, found) => {
    expect(issuesWithin(issues, path).map((issue) => issue.path)).toEqual(found);
  });
});
