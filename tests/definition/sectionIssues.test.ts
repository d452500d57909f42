import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseOptions } from '../../src/definition/sections/elements';
import { SECTION_LIMITS, sectionIssues } from '../../src/definition/sections/issues';
import type { Json } from '../../src/definition/model/values';
import { demoRecords } from '../fixtures/demoSections';
import { anyJson } from './generate';
import { el, hostileSections, OPTIONS, sections } from './generateSections';
import { fieldsOf, list, sectionOf } from './sectioned';
import { text } from './words';

const KNOWN = { options: OPTIONS, types: ['1', 'work'] };

const found = (given: unknown, known: Parameters<typeof sectionIssues>[1] = KNOWN) =>
  sectionIssues(given as Json, known).map(({ path, code }) => `${path} ${code}`);
const inBody = (element: unknown) => found([sectionOf([element as never])]);

const trigger = { answerWithYesOrNo: true, answerWithYesOrNoValue: false };

describe('sectionIssues accepts', () => {
  it.each<[string, unknown]>([
    ['none at all', []],
    ['one of each type', [1, 2, 3, 4, 5].map((type) => sectionOf([el(type, 'Q')]))],
    ['a list', [sectionOf([el(6, 'Q', { list: list() })])]],
    ['yes or no by itself', [sectionOf([el(7, 'Q')])]],
    ['yes or no with a list', [sectionOf([el(7, 'Q', { list: list(trigger) })])]],
    ['a choice', [sectionOf([el(8, 'Q', { choiceId: 'status' })])]],
    ['a choice whose id is a number', [sectionOf([el(8, 'Q', { choiceId: '7' })])]],
    ['a type that is a text', [sectionOf([{ ...el(1, 'Q'), elType: '3' }])]],
    ['one text for all languages', [sectionOf([el(1, 'Q')], { title: 'Part' })]],
    ['an empty note', [sectionOf([el(1, 'Q')], { sectionNote: ['', ' ', ''] })]],
    ['a note that is null', [sectionOf([el(1, 'Q')], { sectionNote: null as never })]],
    ['known types', [sectionOf([el(1, 'Q')], { typeIds: ['work', 1] })]],
    ['what others put there', [{ ...sectionOf([{ ...el(1, 'Q'), x: {} }]), y: null }]],
  ])('%s', (_, given) => {
    expect(found(given)).toEqual([]);
  });

  it.each(['immigration_form', 'top_country_visa'])('all of the demo content: %s', (kind) => {
    const options = parseOptions(demoRecords('options'));
    const records = demoRecords(kind);
    expect(records).not.toEqual([]);
    for (const { formFields, types } of records) {
      expect(
        found(formFields, { options, ...(types ? { types: types as string[] } : {}) }),
      ).toEqual([]);
    }
  });
});

describe('sectionIssues rejects, at its path', () => {
  it.each<[string, unknown, readonly string[]]>([
    ['no list of sections', { body: [] }, [' type']],
    ['nothing', null, [' type']],
    ['no section', [sectionOf([el(1, 'Q')]), 'x'], ['1 type']],
    ['a list in the place of a section', [[]], ['0 type']],
    ['an empty section', [{}], ['0.title required', '0.body minItems']],
    [
      'a title of spaces',
      [sectionOf([el(1, 'Q')], { title: [' ', '', ''] })],
      ['0.title required'],
    ],
    [
      'a title in one language only',
      [sectionOf([el(1, 'Q')], { title: ['', '', 'Part'] })],
      ['0.title.0 required', '0.title.1 required'],
    ],
    [
      'a short title',
      [sectionOf([el(1, 'Q')], { title: ['a', 'b'] as never })],
      ['0.title.2 required'],
    ],
    [
      'a title of four',
      [sectionOf([el(1, 'Q')], { title: ['a', 'b', 'c', 'd'] as never })],
      ['0.title type'],
    ],
    [
      'a title that is a number',
      [sectionOf([el(1, 'Q')], { title: 5 as never })],
      ['0.title type'],
    ],
    [
      'a title with a number in it',
      [sectionOf([el(1, 'Q')], { title: ['a', 5, 'c'] as never })],
      ['0.title.1 type'],
    ],
    [
      'a long title',
      [sectionOf([el(1, 'Q')], { title: ['a', 'b', 'c'.repeat(201)] })],
      ['0.title.2 maxLength'],
    ],
    [
      'a note begun in Kurdish',
      [sectionOf([el(1, 'Q')], { sectionNote: ['ku', '', ''] })],
      ['0.sectionNote.1 required', '0.sectionNote.2 required'],
    ],
    ['no elements', [sectionOf([])], ['0.body minItems']],
    ['a body that is no list', [sectionOf('x' as never)], ['0.body type']],
    [
      'too many elements',
      [sectionOf(Array.from({ length: SECTION_LIMITS.elements + 1 }, () => el(1, 'Q')))],
      ['0.body maxItems'],
    ],
    ['too many sections', Array.from({ length: 51 }, () => sectionOf([el(1, 'Q')])), [' maxItems']],
    [
      'more than is read',
      [{ ...sectionOf([el(1, 'Q')]), x: 'x'.repeat(SECTION_LIMITS.letters) }],
      [' maxLength'],
    ],
    [
      'an unknown type',
      [sectionOf([el(1, 'Q')], { typeIds: ['work', 'ghost'] })],
      ['0.typeIds.1 choice'],
    ],
    [
      'types that are no list',
      [sectionOf([el(1, 'Q')], { typeIds: 'work' as never })],
      ['0.typeIds type'],
    ],
  ])('%s', (_, given, expected) => {
    expect(found(given)).toEqual(expected);
  });

  it.each<[string, unknown, readonly string[]]>([
    ['no element', 5, ['0.body.0 type']],
    ['a type too high', el(9, 'Q'), ['0.body.0.elType choice']],
    ['a type too low', el(0, 'Q'), ['0.body.0.elType choice']],
    ['half a type', el(1.5, 'Q'), ['0.body.0.elType choice']],
    ['no type', { elLable: text('Q') }, ['0.body.0.elType choice']],
    ['no label', { elType: 1 }, ['0.body.0.elLable required']],
    [
      'a label without Kurdish',
      { elType: 1, elLable: ['', 'ar', 'en'] },
      ['0.body.0.elLable.0 required'],
    ],
    ['no option list', el(8, 'Q'), ['0.body.0.choiceId required']],
    ['an unknown option list', el(8, 'Q', { choiceId: 'ghost' }), ['0.body.0.choiceId choice']],
    ['an option list of nothing', el(8, 'Q', { choiceId: 'none' }), ['0.body.0.choiceId minItems']],
    ['a list without a list', el(6, 'Q'), ['0.body.0.list.listItem minItems']],
    [
      'a list without columns',
      el(6, 'Q', { list: { listItem: [] } }),
      ['0.body.0.list.listItem minItems'],
    ],
    ['a list that is none', el(6, 'Q', { list: 'x' }), ['0.body.0.list type']],
    [
      'a list title in Arabic only',
      el(6, 'Q', { list: list({ listTitle: ['', 'ar', ''] }) }),
      ['0.body.0.list.listTitle.0 required', '0.body.0.list.listTitle.2 required'],
    ],
    [
      'lists and questions in columns',
      el(6, 'Q', { list: list({ listItem: [el(1, 'A'), el(6, 'B'), el(7, 'C')] }) }),
      ['0.body.0.list.listItem.1.elType choice', '0.body.0.list.listItem.2.elType choice'],
    ],
    [
      'what is wrong in a column',
      el(6, 'Q', { list: list({ listItem: [el(8, 'A', { choiceId: 'x' }), { elType: 1 }] }) }),
      ['0.body.0.list.listItem.0.choiceId choice', '0.body.0.list.listItem.1.elLable required'],
    ],
    [
      'a yes or no without a trigger',
      el(7, 'Q', { list: list() }),
      ['0.body.0.list.answerWithYesOrNoValue required'],
    ],
    [
      'a yes or no with an empty list',
      el(7, 'Q', { list: { ...trigger, listItem: [] } }),
      ['0.body.0.list.listItem minItems'],
    ],
  ])('%s', (_, element, expected) => {
    expect(inBody(element)).toEqual(expected);
  });
});

it('any type if there are none', () => {
  const given = [sectionOf([el(1, 'Q')], { typeIds: ['anything'] })];
  expect(found(given, { options: OPTIONS })).toEqual([]);
});

it('exceeded limits', () => {
  expect(sectionIssues([{ title: text('A'), body: [] } as unknown as Json], KNOWN)).toEqual([
    { path: '0.body', code: 'minItems', limit: 1 },
  ]);
});

it('anything else without throwing', () => {
  fc.assert(
    fc.property(fc.oneof(anyJson, hostileSections), (given) => {
      for (const { path } of sectionIssues((given ?? null) as Json, KNOWN)) {
        expect(path).toMatch(
          /^(?:\d+(?:\.(?:title|sectionNote|typeIds|body|elType|elLable|choiceId|list|listTitle|listItem|answerWithYesOrNoValue|\d+))*)?$/u,
        );
      }
    }),
  );
});

it('every question that the form could not ask', () => {
  let unaskable = 0;
  fc.assert(
    fc.property(sections, (given) => {
      for (const element of given.flatMap(({ body }) => (Array.isArray(body) ? body : []))) {
        const asked = fieldsOf([sectionOf([element])]);
        if (asked.every(([, { widget }]) => widget !== 'note')) continue;
        unaskable += 1;
        expect(inBody(element)).not.toEqual([]);
      }
    }),
  );
  expect(unaskable).toBeGreaterThan(0);
});
