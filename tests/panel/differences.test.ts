import { describe, expect, it } from 'vitest';
import type { Values } from '../../src/definition/model/values';
import { differences, merged } from '../../src/definition/content/differences';

const BASE: Values = { title: ['ک', 'ع', 'e'], stars: 3, near: { id: 'a', name: 'A' }, rows: [1] };

describe('two versions of a record', () => {
  it('differ in the values that one or both have changed, of a text in each language', () => {
    const mine = { ...BASE, title: ['ک', 'ع', 'mine'], stars: 4, near: { id: 'b', name: 'A' } };
    const theirs = { ...BASE, title: ['theirs', 'ع', 'e'], stars: 5, rows: [1, 2] };
    const found = differences(BASE, mine, theirs);
    expect(found.map(({ path, changedBy }) => [path, changedBy])).toEqual([
      ['title.0', 'them'],
      ['title.2', 'me'],
      ['stars', 'both'],
      ['near.id', 'me'],
      ['rows', 'them'],
    ]);
    const both = { title: ['theirs', 'ع', 'mine'], near: { id: 'b', name: 'A' }, rows: [1, 2] };
    expect(merged(theirs, found, () => false)).toEqual({ ...both, stars: 5 });
    expect(merged(theirs, found, (path) => path === 'stars')).toEqual({ ...both, stars: 4 });
  });

  it('differ in nothing if both made the same change', () => {
    const same = { ...BASE, stars: 1 };
    expect(differences(BASE, same, { ...same })).toEqual([]);
  });

  it('collide everywhere if nobody knows what they are based on', () => {
    const found = differences(undefined, { ...BASE, stars: 4 }, BASE);
    expect(found).toEqual([{ path: 'stars', mine: 4, theirs: 3, changedBy: 'both' }]);
  });
});
