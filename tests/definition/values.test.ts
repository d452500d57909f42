import { describe, expect, it } from 'vitest';
import {
  dotted,
  isRecord,
  type Json,
  parsePath,
  type Path,
  valueAt,
  withValueAt,
} from '../../src/definition/model/values';

const VALUES: Json = { name: 'Dana', father: { fName: 'Ali' }, rows: [{ age: 3 }, { age: 4 }] };

const PLACES: readonly [Path, Json | undefined][] = [
  [[], VALUES],
  [['name'], 'Dana'],
  [['father', 'fName'], 'Ali'],
  [['rows', 1, 'age'], 4],
  [['rows', 2, 'age'], undefined],
  [['rows', -1], undefined],
  [['name', 'length'], undefined],
  [['nobody'], undefined],
  [['constructor'], undefined],
  [['father', 'toString'], undefined],
  [['__proto__'], undefined],
];

describe('valueAt', () => {
  it.each(PLACES)('%j', (path, expected) => {
    expect(valueAt(VALUES, path)).toEqual(expected);
  });
});

describe('withValueAt', () => {
  it.each<[Path, Json | undefined, Json]>([
    [['name'], 'Aram', { ...VALUES, name: 'Aram' }],
    [['father', 'fName'], 'Omar', { ...VALUES, father: { fName: 'Omar' } }],
    [['rows', 0, 'age'], 9, { ...VALUES, rows: [{ age: 9 }, { age: 4 }] }],
    [['mother', 'mName'], 'Lana', { ...VALUES, mother: { mName: 'Lana' } }],
    [['more', 0, 'x'], 1, { ...VALUES, more: [{ x: 1 }] }],
    [['name'], undefined, { ...VALUES, name: undefined }],
  ])('%j', (path, value, expected) => {
    expect(withValueAt(VALUES, path, value)).toEqual(expected);
  });

  it('shares everything beside the path, and does not modify its input', () => {
    const before = structuredClone(VALUES);
    const after = withValueAt(VALUES, ['father', 'fName'], 'Omar');
    expect(VALUES).toEqual(before);
    expect(valueAt(after, ['rows'])).toBe(valueAt(VALUES, ['rows']));
  });

  it('does not set a prototype', () => {
    const after = withValueAt({}, ['__proto__', 'admin'], true);
    expect(Object.getPrototypeOf(after)).toBe(Object.prototype);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });
});

describe('dotted and parsePath', () => {
  it.each<[string, Path]>([
    ['name', ['name']],
    ['father.fName', ['father', 'fName']],
    ['children.0.name', ['children', 0, 'name']],
    ['formArray1.10', ['formArray1', 10]],
    ['codes.007.0', ['codes', '007', 0]],
  ])('are inverse for %s', (written, path) => {
    expect(parsePath(written)).toEqual(path);
    expect(dotted(path)).toBe(written);
  });
});

describe('isRecord', () => {
  it.each([
    [{}, true],
    [[], false],
    [null, false],
    ['x', false],
    [undefined, false],
  ])('returns for %j: %s', (value, expected) => {
    expect(isRecord(value)).toBe(expected);
  });
});
