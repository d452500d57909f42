import { describe, expect, it } from 'vitest';
import { parseOptions } from '../../src/definition/sections/elements';
import { filterByType, matchSections } from '../../src/definition/sections/match';
import type { QuestionSection } from '../../src/definition/model/section';
import { pick, type Text } from '../../src/definition/model/text';
import type { Json } from '../../src/definition/model/values';
import { el, OPTIONS } from './generateSections';
import { sectionOf } from './sectioned';

describe('parseOptions', () => {
  it.each<[string, unknown, number]>([
    ['a list', OPTIONS, 3],
    ['a list under data', { data: OPTIONS }, 3],
    ['with what is none among them', [null, 5, { id: 1 }, { options: [] }, ...OPTIONS], 3],
    ['nothing', undefined, 0],
    ['a text', 'options', 0],
  ])('%s', (_, json, count) => {
    expect(parseOptions(json)).toHaveLength(count);
  });
});

describe('filterByType and matchSections', () => {
  const all = [
    sectionOf([el(1, 'A')]),
    sectionOf([el(1, 'B')], { typeIds: [1, 'work'] }),
    sectionOf([el(1, 'C')], { typeIds: ['2'] }),
    sectionOf([el(1, 'D')], { typeIds: [] }),
  ];
  const labels = (sections: readonly QuestionSection[] | undefined) =>
    sections?.map(({ body }) => pick(body[0]?.elLable as Text, 'en')).join('');

  it.each<[Json | undefined, string]>([
    [1, 'ABD'],
    ['1', 'ABD'],
    ['work', 'ABD'],
    [2, 'ACD'],
    ['other', 'AD'],
    [undefined, 'AD'],
  ])('%j', (typeId, expected) => {
    expect(labels(filterByType(all, typeId))).toBe(expected);
  });

  const [a, b, c, d] = all as [QuestionSection, QuestionSection, QuestionSection, QuestionSection];
  const answered = { ...b, body: [{ ...el(1, 'B'), value: 'x' }] };
  it.each<[string, QuestionSection[], string | undefined]>([
    ['all', [a, b, c, d], 'ABCD'],
    ['those of a type', [a, b, d], 'ABD'],
    ['those of a type, answered', [a, answered, d], 'ABD'],
    [
      'those of a type, with empty keys',
      [{ ...a, sectionNote: ['', '', ''], typeIds: [] }, b, d],
      'ABD',
    ],
    ['those of a type, with another note', [{ ...a, sectionNote: 'x' }, b, d], undefined],
    ['those of a type that none names', [a, d], 'AD'],
    ['in another order', [d, a], undefined],
    ['of two types, but not all', [b, c], undefined],
    ['one too few', [a, b], undefined],
    ['one twice', [a, b, b, d], undefined],
    ['none', [], undefined],
    ['one changed', [a, { ...d, title: 'Other' }], undefined],
    ['a question more', [a, sectionOf([...d.body, el(1, 'E')], { typeIds: [] })], undefined],
    ['another key', [a, { ...d, id: 1 } as QuestionSection], undefined],
  ])('%s', (_, sent, expected) => {
    expect(labels(matchSections(all, sent))).toBe(expected);
  });
});
