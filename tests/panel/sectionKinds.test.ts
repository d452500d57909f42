import { describe, expect, it } from 'vitest';
import { sectionIssues } from '../../src/definition/sections/issues';
import { TYPES } from '../../src/definition/sections/questions';
import type { Json, Values } from '../../src/definition/model/values';
import {
  KINDS,
  kindsAt,
  newElement,
  withTrigger,
  withType,
} from '../../src/panel/designer/sections/kinds';
import { onOneLine } from '../../src/panel/data/texts/languageTexts';
import { el } from '../definition/generateSections';
import { text } from '../definition/words';

describe('kinds of questions', () => {
  it('are those of the spec, in columns without lists', () => {
    expect(KINDS.map(({ type }) => type)).toEqual(Object.values(TYPES));
    expect(kindsAt(2).map(({ type }) => type)).toEqual([1, 2, 3, 4, 5, 8]);
  });

  const options = [{ id: 'status', options: ['One'] }];
  const issuesOf = (wire: Json) =>
    sectionIssues([{ title: text('A'), body: [wire] } as unknown as Json], { options }).map(
      ({ path }) => path,
    );

  it.each(KINDS.map(({ type }) => type))('a new one lacks only words and options: %d', (type) => {
    const issues = issuesOf(newElement(type));
    expect(issues.some((path) => path.endsWith('.elLable'))).toBe(true);
    for (const path of issues) {
      expect(path).toMatch(/\.(?:elLable|choiceId)$/u);
    }
  });

  it.each(KINDS.flatMap(({ type: from }) => KINDS.map(({ type: to }) => [from, to] as const)))(
    'from %d to %d keeps the words and what is not known',
    (from, to) => {
      const before: Values = {
        ...newElement(from),
        elLable: [...text('Q')],
        choiceId: 'status',
        other: 1,
      };
      const next = withType(before, to);
      expect(next).toMatchObject({ elType: to, elLable: text('Q'), other: 1 });
      const missing = issuesOf(next).filter((path) => !path.endsWith('.elLable'));
      expect(missing).toEqual([]);
      expect(Object.hasOwn(next as object, 'list')).toBe(
        to === TYPES.list || (to === TYPES.yesNo && from === TYPES.list),
      );
    },
  );

  it('a yes or no asks for a list on one answer, or for nothing', () => {
    const yes = withTrigger({ ...el(7, 'Q') } as unknown as Json, true);
    expect(yes).toMatchObject({ list: { answerWithYesOrNo: true, answerWithYesOrNoValue: true } });
    const no = withTrigger(yes, false) as { list: object };
    expect(no).toMatchObject({ list: { answerWithYesOrNo: true, answerWithYesOrNoValue: false } });
    expect(no.list).toHaveProperty('listItem', (yes as { list: { listItem: Json } }).list.listItem);
    expect(withTrigger(no as unknown as Json, undefined)).toEqual(el(7, 'Q'));
  });
});

describe('a text of one line', () => {
  it.each([
    ['What do you do ', 'What do you do '],
    [' one\n two', ' one two'],
    ['one \r\n\n\ttwo\nthree ', 'one two three '],
    ['one\n', 'one '],
    ['', ''],
  ])('%j becomes %j', (typed, line) => expect(onOneLine(typed)).toBe(line));
});
