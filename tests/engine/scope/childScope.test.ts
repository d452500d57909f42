import { describe, expect, it } from 'vitest';
import { check } from '../../../src/definition/validate/check';
import type { ObjectField, Shape } from '../../../src/definition/model/field';
import type { Path, Values } from '../../../src/definition/model/values';
import { childScope } from '../../../src/engine/scope/childScope';
import { createScope, type Scope } from '../../../src/engine/scope/scope';
import type { RefusedAnswer } from '../../../src/engine/ports';
import { boolean, date, object, string, text } from '../../definition/words';
import { compile } from '../../fixtures/services';
import { said } from '../flow/form';

const degrees = {
  type: 'array',
  label: text('Degrees'),
  maxItems: 2,
  items: object({ degree: string(), field: string() }, { required: ['degree', 'field'] }),
} as const;
const person: ObjectField = object(
  {
    name: string(),
    alive: boolean(),
    born: date({ compare: { notAfter: 'today' } }),
    died: date({ when: { alive: false }, compare: { notBefore: 'born' } }),
    degrees,
  },
  { required: ['name', 'died'], when: { married: true } },
);
const FORM: Shape = {
  required: ['own', 'person'],
  properties: { own: string(), married: boolean(), person, degrees },
};

const validate = compile(FORM);

const formOf = (values: Values, issues: readonly RefusedAnswer[] = []) =>
  createScope({
    shape: FORM,
    values,
    issues,
    check: (now) => check(FORM, now, validate, { today: '2026-03-21' }).issues,
  });

const inside = (parent: Scope, path: Path, shape: Shape, values: Values = {}) =>
  childScope({ parent, shape, path, values });

const issuesIn = (scope: Scope) => said(scope.check(scope.store.getState().values));

describe('childScope', () => {
  const married = { married: true };

  it.each<[string, Values, Values, string[]]>([
    ['what is missing', married, { alive: true, born: '1990-01-01' }, ['person.name required']],
    ['what an empty one lacks', married, {}, ['person.name required']],
    [
      'the rules between its own answers',
      married,
      { name: 'A', alive: false, born: '1990-01-01', died: '1980-01-01' },
      ['person.died notBefore'],
    ],
    [
      'what a condition inside asks for',
      married,
      { name: 'A', alive: false },
      ['person.died required'],
    ],
    ['nothing wrong', married, { name: 'A', alive: true }, []],
    [
      'rows inside',
      married,
      { name: 'A', degrees: [{}, { degree: 'x' }] },
      ['person.degrees.1.field required'],
    ],
  ])('reports %s at its path in the form', (_, around, values, found) => {
    expect(issuesIn(inside(formOf(around), ['person'], person, values))).toEqual(found);
  });

  it('ignores issues outside itself', () => {
    const parent = formOf({ married: true, degrees: [{ degree: 'x' }] });
    expect(said(parent.check(parent.store.getState().values))).toContain('own required');
    expect(issuesIn(inside(parent, ['person'], person, { name: 'A' }))).toEqual([]);
  });

  it('validates together with the other rows', () => {
    const rows = [{ degree: 'a', field: 'b' }];
    const parent = formOf({ degrees: rows });
    const entry = inside(parent, ['degrees', 1], degrees.items, { degree: 'c' });
    expect(issuesIn(entry)).toEqual(['degrees.1.field required']);
    expect(parent.store.getState().values.degrees).toEqual(rows);
  });

  it('keeps its index behind an empty row', () => {
    const parent = formOf({ degrees: [{}, { degree: 'a', field: 'b' }] });
    const entry = inside(parent, ['degrees', 2], degrees.items, { degree: 'c' });
    expect(issuesIn(entry)).toEqual(['degrees.2.field required']);
  });

  it('flushes pending text of the parent before validating', () => {
    const parent = formOf({ married: false });
    parent.pending.addText(() => parent.set(['married'], true));
    expect(issuesIn(inside(parent, ['person'], person, { alive: true }))).toEqual([
      'person.name required',
    ]);
  });

  it('selects its own among the visible issues, and starts with them', () => {
    const parent = formOf(married, [
      { path: 'own', code: 'required' },
      { path: 'person.name', code: 'required' },
      { path: 'person.degrees.0.field', message: 'Which?' },
      { path: 'personal', code: 'required' },
    ]);
    const child = inside(parent, ['person'], person);
    expect(said(child.store.getState().issues)).toEqual([
      'person.name required',
      'person.degrees.0.field: Which?',
    ]);
  });

  it('changes nothing in the parent', () => {
    const parent = formOf({ married: true, person: { name: 'Old' } });
    const child = inside(parent, ['person'], person, { name: 'Old' });
    child.set(['name'], 'New');
    child.show(child.check({}));
    expect(parent.store.getState()).toMatchObject({
      values: { person: { name: 'Old' } },
      issues: [],
    });
  });

  it('nests, with the whole path', () => {
    const parent = inside(formOf(married), ['person'], person, { name: 'A' });
    const list = { properties: { degrees } };
    const child = inside(parent, [], list, { degrees: [{ field: 'x' }] });
    expect(child.prefix).toEqual(['person']);
    expect(issuesIn(child)).toEqual(['person.degrees.0.degree required']);
    const entry = inside(child, ['degrees', 1], degrees.items, { degree: 'x' });
    expect(entry.prefix).toEqual(['person', 'degrees', 1]);
    expect(issuesIn(entry)).toEqual(['person.degrees.1.field required']);
  });
});
