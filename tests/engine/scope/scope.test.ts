import { describe, expect, it, vi } from 'vitest';
import type { Issue } from '../../../src/definition/model/issue';
import type { Json, Values } from '../../../src/definition/model/values';
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

type Case = [what: string, shown: RefusedAnswer[], name: string, answer: Json, left: string[]];

const taken: RefusedAnswer = { path: 'c', message: 'Taken' };

describe('set', () => {
  it.each<Case>([
    ['no issue is shown, so none comes', [], 'a', 'bad', []],
    ['what is mended goes', [{ path: 'a', code: 'required' }], 'a', 'x', []],
    [
      'what is not mended stays',
      [
        { path: 'a', code: 'required' },
        { path: 'b', code: 'required' },
      ],
      'a',
      'x',
      ['b required'],
    ],
    [
      'what is wrong in another way now says so',
      [{ path: 'a', code: 'required' }],
      'a',
      'bad',
      ['a pattern'],
    ],
    [
      'what is newly wrong elsewhere is not shown yet',
      [{ path: 'a', code: 'required' }],
      'b',
      'bad',
      ['a required'],
    ],
    ['words of nobody in particular go with the first change', [taken], 'b', 'x', []],
    [
      'what only the server can check stays while its answer does',
      [{ ...taken, origin: 'server' }],
      'b',
      'x',
      ['c: Taken'],
    ],
    ['and goes when its answer is changed', [{ ...taken, origin: 'server' }], 'c', 'another', []],
    [
      'what the server refused and is wrong here, too, stays in our words',
      [{ path: 'a', message: 'Give it' }],
      'b',
      'x',
      ['a required'],
    ],
  ])('%s', (_, shown, name, answer, left) => {
    const scope = scopeOf({ c: 'there' }, shown);
    scope.set([name], answer);
    expect(said(scope.store.getState().issues)).toEqual(left);
  });

  it('sets the answer at a path, and shares the others', () => {
    const rows = [{ d: '1' }, { d: '2' }];
    const scope = scopeOf({ a: '1', rows });
    scope.set(['rows', 1, 'd'], '3');
    scope.set(['a'], undefined);
    const { values } = scope.store.getState();
    expect(values).toEqual({ a: undefined, rows: [{ d: '1' }, { d: '3' }] });
    expect((values.rows as Json[])[0]).toBe(rows[0]);
  });

  it('notifies only those who watch that answer', () => {
    const scope = scopeOf({ a: '1' });
    const heard: string[] = [];
    const stop = ['a', 'b'].map((name) => scope.watchAnswer(name)(() => heard.push(name)));
    scope.set(['a'], '2');
    scope.set(['c'], '2');
    expect(heard).toEqual(['a']);
    for (const each of stop) each();
    scope.set(['a'], '3');
    expect(heard).toEqual(['a']);
  });

  it('does not validate while no issue is shown: typing must stay cheap', () => {
    const check = vi.fn(validate);
    const scope = createScope({ shape, values: {}, check });
    scope.set(['a'], 'x');
    expect(check).not.toHaveBeenCalled();
  });
});

describe('replace', () => {
  it('replaces all values and clears the issues', () => {
    const scope = scopeOf({ a: '1' }, [{ path: 'a', code: 'pattern' }]);
    scope.replace({ b: '2' });
    expect(scope.store.getState()).toEqual({ values: { b: '2' }, issues: [], shown: 0 });
  });

  it('loses no text into the new values', () => {
    const scope = scopeOf({ a: '1' });
    const stop = scope.pending.addText(() => {
      stop();
      scope.set(['a'], 'typed');
    });
    scope.replace({ b: '2' });
    scope.pending.flushTexts();
    expect(scope.store.getState().values).toEqual({ b: '2' });
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
