import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/definition/model/values';
import {
  type Action,
  type EditHistory,
  openHistory,
  reduce,
} from '../../src/panel/designer/core/history';
import { dropPlace, stepPlace } from '../../src/panel/designer/core/moves';
import type { Change, Row } from '../../src/panel/designer/core/tree';
import { fitSection } from '../../src/panel/designer/sections/composing';
import { newElement, newSection } from '../../src/panel/designer/sections/kinds';
import {
  inserted,
  SECTIONS as GRAMMAR,
  written,
} from '../../src/panel/designer/sections/sectionRows';
import { el, hostileSections } from '../definition/generateSections';
import { list, sectionOf } from '../definition/sectioned';
import { text } from '../definition/words';
import { demoRecords } from '../fixtures/demoSections';

const asJson = (value: unknown) => JSON.parse(JSON.stringify(value ?? null)) as Json;

/** Two sections, A with a, b and the list c of the columns x, y; B with d. */
const SECTIONS = asJson([
  sectionOf(
    [
      el(1, 'a'),
      el(2, 'b'),
      el(6, 'c', { list: list({ listItem: [el(1, 'x'), el(1, 'y')], other: 1 }) }),
    ],
    { title: text('A'), typeIds: ['work'], kept: { by: 'another server' } } as never,
  ),
  sectionOf([el(3, 'd')], { title: text('B') }),
]);

const opened = () => openHistory(SECTIONS);
type Held = Pick<EditHistory, 'document'>;
const outlineRows = GRAMMAR.rows;
const nameOf = (row: Row) => GRAMMAR.words(row).name;
const rowNamed = ({ document }: Held, name: string): Row => {
  const row = outlineRows(document).find((one) => nameOf(one) === name);
  if (!row) throw new Error(`there is no ${name}`);
  return row;
};
const idOf = (history: Held, name: string) => rowNamed(history, name).id;
const edit = (change: Change): Action => ({ do: 'edit', change });

/** "A(a b c(x y)) B(d)" */
function sketch({ document }: Held): string {
  const rows = outlineRows(document);
  const below = (parent: string | undefined): string =>
    rows
      .filter((row) => row.parent === parent)
      .map((row) => `${nameOf(row) ?? '-'}${row.children ? `(${below(row.id)})` : ''}`)
      .join(' ');
  return below(undefined);
}

const after = (history: EditHistory, ...actions: readonly Action[]): EditHistory =>
  actions.reduce(reduce, history);

describe('what is not touched stays as it came', () => {
  it.each(['immigration_form', 'top_country_visa'])('all of the demo content: %s', (kind) => {
    for (const { formFields } of demoRecords(kind)) {
      const sections = formFields as unknown as Json[];
      expect(outlineRows(sections).filter(({ level }) => level === 0)).toHaveLength(
        sections.length,
      );
      expect(openHistory(sections).document).toBe(formFields);
    }
  });

  it('whatever it is', () => {
    fc.assert(
      fc.property(hostileSections, (given) => {
        const json = asJson(given);
        for (const row of outlineRows(json)) {
          const { document } = GRAMMAR.copy(row)(json);
          expect(GRAMMAR.remove({ ...row, index: row.index + 1 })(document).document).toEqual(json);
        }
      }),
    );
  });

  it('beside what was changed', () => {
    const history = opened();
    const typed = after(
      history,
      edit(written(rowNamed(history, 'c'), ['elLable'], ['1', '2', '3'])),
    );
    const expected = structuredClone(SECTIONS) as { body: { elLable: string[] }[] }[];
    const question = expected[0]?.body[2];
    if (question) question.elLable = ['1', '2', '3'];
    expect(typed.document).toEqual(expected);
  });
});

describe('steps', () => {
  it('begin with what came', () => {
    expect(sketch(opened())).toBe('A(a b c(x y)) B(d)');
  });

  it.each<[string, (history: EditHistory) => Action, string]>([
    [
      'a new section at the end',
      () => edit(inserted(newSection(), { parent: undefined, index: 2 })),
      'A(a b c(x y)) B(d) -',
    ],
    [
      'a new question',
      (now) => edit(inserted(newElement(1), { parent: idOf(now, 'B'), index: 0 })),
      'A(a b c(x y)) B(- d)',
    ],
    [
      'a new list, with a column',
      (now) => edit(inserted(newElement(6), { parent: idOf(now, 'B'), index: 1 })),
      'A(a b c(x y)) B(d -(-))',
    ],
    [
      'a new column where there was no list',
      (now) => edit(inserted(newElement(1), { parent: idOf(now, 'd'), index: 0 })),
      'A(a b c(x y)) B(d(-))',
    ],
    [
      'a copy of a section',
      (now) => edit(GRAMMAR.copy(rowNamed(now, 'A'))),
      'A(a b c(x y)) A(a b c(x y)) B(d)',
    ],
    ['a copy of a column', (now) => edit(GRAMMAR.copy(rowNamed(now, 'x'))), 'A(a b c(x x y)) B(d)'],
    ['a section less', (now) => edit(GRAMMAR.remove(rowNamed(now, 'A'))), 'B(d)'],
    ['a column less', (now) => edit(GRAMMAR.remove(rowNamed(now, 'y'))), 'A(a b c(x)) B(d)'],
    [
      'a question in another section',
      (now) => edit(GRAMMAR.move(rowNamed(now, 'c'), { parent: idOf(now, 'B'), index: 0 })),
      'A(a b) B(c(x y) d)',
    ],
    [
      'a question in no question',
      (now) => edit(GRAMMAR.move(rowNamed(now, 'a'), { parent: idOf(now, 'c'), index: 0 })),
      'A(a b c(x y)) B(d)',
    ],
  ])('%s', (_, action, expected) => {
    const before = opened();
    const next = after(before, action(before));
    expect(sketch(next)).toBe(expected);
    const ids = outlineRows(next.document).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const back = after(next, { do: 'undo' });
    expect(back.document).toEqual(SECTIONS);
  });

  it('choose what is new, and what stood beside what is gone', () => {
    const history = opened();
    const copied = after(history, edit(GRAMMAR.copy(rowNamed(history, 'a'))));
    expect(copied.selected).toBe(outlineRows(copied.document)[2]?.id);
    const gone = after(copied, edit(GRAMMAR.remove(outlineRows(copied.document)[2]!)));
    expect(gone.selected).toBe(idOf(gone, 'b'));
    const empty = after(history, edit(GRAMMAR.remove(rowNamed(history, 'd'))));
    expect(empty.selected).toBe(idOf(empty, 'B'));
  });

  it('change nothing of what came before', () => {
    const history = opened();
    const wire = JSON.stringify(history);
    after(
      history,
      edit(GRAMMAR.remove(rowNamed(history, 'a'))),
      edit(written(rowNamed(history, 'c'), ['list', 'listTitle'], 'x')),
      { do: 'undo' },
    );
    expect(JSON.stringify(history)).toBe(wire);
  });
});

describe('undo and redo', () => {
  const type = (row: Row, word: string): Action => ({
    do: 'edit',
    change: written(row, ['elLable'], ['', '', word]),
    typing: row.id,
  });

  it('take what is typed into one text as one step', () => {
    const history = opened();
    const [a, b] = [rowNamed(history, 'a'), rowNamed(history, 'b')];
    const typed = after(history, type(a, 'n'), type(a, 'na'), type(a, 'nam'), type(b, 'o'));
    expect(typed.past).toHaveLength(2);
    expect(sketch(after(typed, { do: 'undo' }))).toBe('A(nam b c(x y)) B(d)');
    expect(sketch(after(typed, { do: 'undo' }, { do: 'undo' }))).toBe('A(a b c(x y)) B(d)');
  });

  it.each<[string, Action]>([
    ['leaving the text', { do: 'pause' }],
    ['choosing something else', { do: 'select', id: '1' }],
  ])('part what is typed by %s', (_, between) => {
    const history = opened();
    const row = rowNamed(history, 'a');
    const typed = after(history, type(row, 'n'), between, type(row, 'na'));
    expect(sketch(after(typed, { do: 'undo' }))).toBe('A(n b c(x y)) B(d)');
  });

  it('go back and forth, until something new is done', () => {
    const history = opened();
    const removed = after(history, edit(GRAMMAR.remove(rowNamed(history, 'a'))));
    const back = after(removed, { do: 'undo' });
    expect(sketch(after(back, { do: 'redo' }))).toBe('A(b c(x y)) B(d)');
    const other = after(back, edit(GRAMMAR.remove(rowNamed(back, 'b'))), { do: 'redo' });
    expect(sketch(other)).toBe('A(a c(x y)) B(d)');
    expect(after(history, { do: 'undo' }, { do: 'redo' })).toEqual(history);
  });

  it('undo all steps, whatever they were', () => {
    const names = fc.constantFrom('A', 'a', 'b', 'c', 'x', 'B', 'd');
    const steps = fc.array(fc.tuple(fc.constantFrom('remove', 'copy', 'type'), names));
    fc.assert(
      fc.property(steps, (given) => {
        let history = opened();
        for (const [step, name] of given) {
          const row = outlineRows(history.document).find((one) => nameOf(one) === name);
          if (!row) continue;
          const change = step === 'type' ? written(row, ['more'], name) : GRAMMAR[step](row);
          history = after(history, edit(change));
        }
        const done = history.document;
        const undone = after(history, ...history.past.map((): Action => ({ do: 'undo' })));
        expect(undone.document).toEqual(SECTIONS);
        const redone = after(undone, ...undone.future.map((): Action => ({ do: 'redo' })));
        expect(redone.document).toEqual(done);
      }),
    );
  });
});

describe('where a row goes', () => {
  it.each<[string, string, string]>([
    ['a', 'b', 'A(b a c(x y)) B(d)'],
    ['c', 'a', 'A(c(x y) a b) B(d)'],
    ['a', 'd', 'A(b c(x y)) B(d a)'],
    ['d', 'b', 'A(a d b c(x y)) B'],
    ['a', 'B', 'A(b c(x y)) B(a d)'],
    ['d', 'B', 'A(a b c(x y) d) B'],
    ['a', 'A', 'A(a b c(x y)) B(d)'],
    ['B', 'A', 'B(d) A(a b c(x y))'],
    ['A', 'B', 'B(d) A(a b c(x y))'],
    ['y', 'x', 'A(a b c(y x)) B(d)'],
    ['x', 'd', 'A(a b c(y x)) B(d)'],
    ['y', 'a', 'A(a b c(y x)) B(d)'],
    ['a', 'y', 'A(a b c(x y)) B(d)'],
  ])('%s, let go over %s', (dragged, over, expected) => {
    const { document } = opened();
    const rows = outlineRows(document);
    const row = rowNamed({ document }, dragged);
    const target = idOf({ document }, over);
    const place = dropPlace(rows, rows, [row.id, target], GRAMMAR.takes);
    const next = place ? after(opened(), edit(GRAMMAR.move(row, place))) : opened();
    expect(sketch(next)).toBe(expected);
  });

  it.each<[string, 1 | -1, string]>([
    ['a', 1, 'A(b a c(x y)) B(d)'],
    ['a', -1, 'A(a b c(x y)) B(d)'],
    ['c', 1, 'A(a b) B(c(x y) d)'],
    ['d', -1, 'A(a b c(x y) d) B'],
    ['d', 1, 'A(a b c(x y)) B(d)'],
    ['B', -1, 'B(d) A(a b c(x y))'],
    ['B', 1, 'A(a b c(x y)) B(d)'],
    ['y', -1, 'A(a b c(y x)) B(d)'],
    ['y', 1, 'A(a b c(x y)) B(d)'],
  ])('%s by a step of %d', (name, step, expected) => {
    const history = opened();
    const row = rowNamed(history, name);
    const place = stepPlace(outlineRows(history.document), row.id, step, GRAMMAR.takes);
    const next = place ? after(history, edit(GRAMMAR.move(row, place))) : history;
    expect(sketch(next)).toBe(expected);
  });
});

describe('a section that is copied to another form', () => {
  const types = [{ id: 'work', name: 'Work' }];
  const [first] = SECTIONS as Json[];
  const copy = (own?: typeof types) => fitSection(first!, own);

  it('keeps the types that the form has, and everything else', () => {
    expect(copy(types)).toEqual(first);
    const { typeIds: _, ...rest } = first as Record<string, Json>;
    expect([copy(), copy([{ id: 'study', name: 'Study' }])]).toEqual([rest, rest]);
  });

  it('is the last of the form, chosen, and undone in one step', () => {
    const place = { parent: undefined, index: 1 };
    const other = openHistory([(SECTIONS as Json[])[1]!]);
    const pasted = after(other, edit(inserted(copy(), place)));
    expect(sketch(pasted)).toBe('B(d) A(a b c(x y))');
    expect(pasted.selected).toBe(idOf(pasted, 'A'));
    expect(sketch(after(pasted, { do: 'undo' }))).toBe('B(d)');
  });
});
