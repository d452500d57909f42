import { describe, expect, it } from 'vitest';
import '../../src/definition/model/expression';
import { holds } from '../../src/definition/model/condition';
import type { Condition } from '../../src/definition/model/condition';
import type { ListField, Properties, Shape } from '../../src/definition/model/field';
import { aroundAt, aroundOf, isShown } from '../../src/definition/model/named';
import type { Path, Values } from '../../src/definition/model/values';
import { prune } from '../../src/definition/validate/prune';
import { boolean, number, object, string, text } from './words';

const list = (items: ListField['items']): ListField => ({
  type: 'array',
  label: text('Rows'),
  items,
});

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
    [{ any: [{ a: 'x' }, { b: 'y' }] }, { b: 'y' }, true],
    [{ any: [{ a: 'x' }, { b: 'y' }] }, { b: 'x' }, false],
    [{ c: 1, any: [{ a: 'x' }, { b: 'y' }] }, { b: 'y' }, false],
    [{ all: [{ a: 'x' }, { b: 'y' }] }, { a: 'x', b: 'y' }, true],
    [{ all: [{ a: 'x' }, { b: 'y' }] }, { a: 'x' }, false],
    [{ not: { a: 'x', b: 'y' } }, { a: 'x' }, true],
    [{ not: { a: 'x', b: 'y' } }, { a: 'x', b: 'y' }, false],
    [{ a: { answered: true } }, { a: false }, true],
    [{ a: { answered: true } }, {}, false],
    [{ a: { answered: false } }, {}, true],
    [{ a: { not: ['x', 'y'] } }, { a: 'z' }, true],
    [{ a: { not: ['x', 'y'] } }, { a: 'x' }, false],
    [{ a: { not: 'x' } }, {}, true],
    [{ a: { answered: true, not: 'x' } }, {}, false],
    [{ a: { contains: 'x' } }, { a: ['y', 'x'] }, true],
    [{ a: { contains: 'x' } }, { a: 'x' }, false],
    [{ a: { not: { contains: 'x' } } }, { a: ['y'] }, true],
    [{ a: { atLeast: 2, atMost: 4 } }, { a: 4 }, true],
    [{ a: { atLeast: 2, atMost: 4 } }, { a: 5 }, false],
    [{ a: { atLeast: 2 } }, { a: '3' }, false],
    [{ a: { atMost: 2 } }, {}, false],
    [{ a: { atLeast: 2 } }, { a: ['x', 'y'] }, true],
    [{ a: { atLeast: 2 } }, { a: ['x'] }, false],
    [{ a: { atLeast: 'b' } }, { a: 3, b: 2 }, true],
    [{ a: { atLeast: 'b' } }, { a: 3, b: ['x', 'y', 'z', 'u'] }, false],
    [{ a: { atLeast: 'b' } }, { a: 3 }, false],
    [{ a: { atLeast: 'today' } }, { a: '2026-06-15' }, true],
    [{ a: { atLeast: 'today' } }, { a: '2026-06-14' }, false],
    [{ a: { atMost: '2026-01-31' } }, { a: '2026-01-31' }, true],
    [{ a: { atMost: '2026-01-31' } }, { a: '2026-02-01' }, false],
    [{ a: { atMost: '2026-01-31' } }, { a: '2026-02-31' }, false],
    [{ a: { atLeast: { product: ['b', 2] } } }, { a: 6, b: 3 }, true],
    [{ a: { atLeast: { product: ['b', 2] } } }, { a: 5, b: 3 }, false],
    [{ a: { atLeast: { product: ['b', 2] } } }, { a: 5 }, false],
    [{ a: { atMost: { count: 'b' } } }, { a: ['x'], b: ['x', 'y'] }, true],
    [{ a: { atLeast: { later: { const: 'today' }, days: 2 } } }, { a: '2026-06-17' }, true],
    [{ a: { atLeast: { later: { const: 'today' }, days: 2 } } }, { a: '2026-06-16' }, false],
    [{ a: { age: { atMost: 17 } } }, { a: '2008-06-16' }, true],
    [{ a: { age: { atMost: 17 } } }, { a: '2008-06-15' }, false],
    [{ a: { age: { atLeast: 18 } } }, { a: '2008-06-15' }, true],
    [{ a: { age: { atLeast: 18 } } }, { a: 'x' }, false],
  ])('of %j with %j is %s', (condition, siblings, expected) => {
    expect(holds(condition, (name) => siblings[name], '2026-06-15')).toBe(expected);
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
    expect(isShown(name, aroundOf({ properties: CHAIN }, siblings))).toBe(expected);
  });
});

const NESTED: Shape = {
  properties: {
    kind: string(),
    block: object({ x: string({ when: { '/kind': 'x' } }), y: string({ when: { x: 'yes' } }) }),
    people: list(object({ name: string(), school: string({ when: { '/block/x': 'yes' } }) })),
    total: number({ calculate: { sum: 'n', of: 'parts' } }),
    parts: list(object({ n: number() })),
    rich: string({ when: { total: 3 } }),
  },
};

describe('answers by their names', () => {
  const kind = { kind: 'x', block: { x: 'yes' } };

  it.each<[Path, Values, boolean]>([
    [['block', 'x'], { kind: 'x' }, true],
    [['block', 'x'], { kind: 'y' }, false],
    [['block', 'y'], kind, true],
    [['block', 'y'], { ...kind, kind: 'y' }, false],
    [['people', 0, 'school'], { ...kind, people: [{}] }, true],
    [['people', 0, 'school'], { ...kind, kind: 'y', people: [{}] }, false],
    [['people', 0, 'school'], { block: 'yes', people: [{}] }, false],
    [['rich'], { parts: [{ n: 1 }, { n: 2 }] }, true],
    [['rich'], { parts: [{ n: 1 }, {}], total: 3 }, false],
    [['rich'], { parts: [{ n: 1 }] }, false],
  ])('show %j of %j: %s', (path, values, expected) => {
    const around = aroundAt(NESTED, values, path.slice(0, -1));
    expect(isShown(String(path.at(-1)), around)).toBe(expected);
  });

  it('prunes what a hidden answer in another scope hides', () => {
    const people = [{ name: 'Sara', school: 'Azadi' }];
    expect(prune(NESTED, { ...kind, people })).toEqual({ ...kind, people });
    const hidden = { kind: 'y', people: [{ name: 'Sara' }] };
    expect(prune(NESTED, { ...kind, kind: 'y', people })).toEqual(hidden);
  });
});
