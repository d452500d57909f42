import { describe, expect, it } from 'vitest';
import { holds, isShown } from '../../src/definition/model/condition';
import type { Condition, Properties } from '../../src/definition/model/field';
import type { Values } from '../../src/definition/model/values';
import { boolean, string } from './words';

describe('holds', () => {
  it.each<[Condition | undefined, Values, boolean]>([
    [undefined, {}, true],
    [{ a: true }, { a: true }, true],
    [{ a: true }, { a: false }, false],
    [{ a: true }, { a: 'true' }, false],
    [{ a: true }, { a: 1 }, false],
    [{ a: true }, {}, false],
    [{ a: false }, {}, false],
    [{ a: 1 }, { a: 1 }, true],
    [{ a: '1' }, { a: 1 }, false],
    [{ a: ['x', 'y'] }, { a: 'y' }, true],
    [{ a: ['x', 'y'] }, { a: 'z' }, false],
    [{ a: ['x', 'y'] }, { a: ['x', 'y'] }, false],
    [{ a: ['x', 'y'] }, {}, false],
    [{ a: 'x', b: 'y' }, { a: 'x', b: 'y' }, true],
    [{ a: 'x', b: 'y' }, { a: 'x' }, false],
  ])('of %j with %j is %s', (condition, siblings, expected) => {
    expect(holds(condition, siblings)).toBe(expected);
  });
});

const CHAIN: Properties = {
  a: boolean(),
  b: boolean({ when: { a: true } }),
  c: string({ when: { b: true } }),
  d: string({ when: { c: ['x', 'y'], a: true } }),
  ping: boolean({ when: { pong: true } }),
  pong: boolean({ when: { ping: true } }),
  self: boolean({ when: { self: true } }),
  lost: string({ when: { nobody: 'x' } }),
};

describe('isShown', () => {
  it.each<[string, Values, boolean]>([
    ['a', {}, true],
    ['b', {}, false],
    ['b', { a: true }, true],
    ['c', { a: true, b: true }, true],
    ['c', { a: false, b: true }, false],
    ['d', { a: true, b: true, c: 'y' }, true],
    ['d', { a: true, b: true, c: 'z' }, false],
    ['d', { a: true, b: false, c: 'y' }, false],
    ['d', { b: true, c: 'y' }, false],
    ['ping', { ping: true, pong: true }, false],
    ['self', { self: true }, false],
    ['lost', { nobody: 'x' }, true],
    ['nobody', {}, true],
  ])('of %s with %j is %s', (name, siblings, expected) => {
    expect(isShown(name, CHAIN, siblings)).toBe(expected);
  });
});
