import { describe, expect, test } from 'vitest';
import { fold, foldMore } from '../../../src/definition/model/fold';
import { loadPlaces } from '../../../src/server/places/loadPlaces';
import { ROOT, tempFolder } from '../support/folders';
import { prefixIndex } from '../../../src/server/places/places';

const data = await loadPlaces(ROOT, await tempFolder());

describe('prefix index', () => {
  const names = [['Big Apple'], ['Apple'], ['Applewood'], ['Pine Apple', 'Apple Pine']];
  const find = (query: string, most = 10) => prefixIndex(names, most)(query);

  test('ranks whole names before beginnings before inner words, then by importance', () => {
    expect(find('apple')).toEqual([1, 2, 3, 0]);
    expect(find('app')).toEqual([1, 2, 3, 0]);
    expect(find('ap')).toEqual([1, 2, 3, 0]);
    expect(find('a')).toEqual([1, 2, 3, 0]);
    expect(find('apple', 2)).toEqual([1, 2]);
    expect(find('a', 2)).toEqual([1, 2]);
    expect(find('pine a')).toEqual([3]);
  });

  test('ranks what was typed before what an Arabic keyboard cannot type', () => {
    const find = prefixIndex([['پارس'], ['بارسا'], ['خانی بارس']], 10);
    expect(find('بارس')).toEqual([1, 2, 0]);
    expect(find('پارس')).toEqual([0, 1, 2]);
  });

  test('finds no endings and no middles', () => {
    for (const query of ['wood', 'pple', 'e', 'zz', 'apples', 'appl e']) {
      expect(find(query)).toEqual([]);
    }
  });

  test('returns what a scan of all names would', () => {
    const names = data.cities.map(({ name }) => name);
    const find = prefixIndex(names, names.length);
    const slow = (query: string) =>
      names.flatMap((all, thing) => {
        const starts = all
          .map((name) => foldMore(fold(name)))
          .flatMap((name) => name.split(' ').map((_, i, w) => w.slice(i).join(' ')));
        const bare = starts.flatMap((start) =>
          start.startsWith('ال') ? [start, start.slice(2)] : [start],
        );
        return bare.some((start) => start.startsWith(foldMore(fold(query)))) ? [thing] : [];
      });
    for (const query of ['san', 'بە', 'قا', 'k', 'new y', 'سا', 'de', 'sul', 'الم', 'ش', 'xyz']) {
      expect(find(query).toSorted((a, b) => a - b)).toEqual(slow(query));
    }
  });
});
