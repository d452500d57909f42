import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/definition/model/values';
import { fitSection } from '../../src/panel/content/sections/copiedSection';
import { parseDraft, draftToWire } from '../../src/panel/content/sections/sectionsDraft';
import {
  type Action,
  type EditHistory,
  openHistory,
  reduce,
} from '../../src/panel/content/sections/editHistory';
import { newElement, newSection } from '../../src/panel/content/sections/kinds';
import { dropPlace, stepPlace } from '../../src/panel/content/sections/outline/moves';
import { type OutlineRowData, outlineRows } from '../../src/panel/content/sections/outline/rows';
import { nameOf } from '../../src/panel/content/sections/outline/rowWords';
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
const rowNamed = ({ draft }: Pick<EditHistory, 'draft'>, name: string): OutlineRowData => {
  const row = outlineRows(draft).find(({ node }) => nameOf(node) === name);
  if (!row) throw new Error(`there is no ${name}`);
  return row;
};
const idOf = (history: Pick<EditHistory, 'draft'>, name: string) => rowNamed(history, name).node.id;

/** "A(a b c(x y)) B(d)" */
function sketch(history: Pick<EditHistory, 'draft'>): string {
  const inside = (nodes: EditHistory['draft']['sections']): string =>
    nodes
      .map((node) => {
        const name = nameOf(node) ?? '-';
        return node.children?.length ? `${name}(${inside(node.children)})` : name;
      })
      .join(' ');
  return inside(history.draft.sections);
}

const after = (history: EditHistory, ...actions: readonly Action[]): EditHistory =>
  actions.reduce(reduce, history);

describe('what is not touched stays as it came', () => {
  it.each(['immigration_form', 'top_country_visa'])('all of the demo content: %s', (kind) => {
    for (const { formFields } of demoRecords(kind)) {
      const wire = draftToWire(parseDraft(formFields));
      expect(JSON.stringify(wire)).toBe(JSON.stringify(formFields));
    }
  });

  it('whatever it is', () => {
    fc.assert(
      fc.property(hostileSections, (given) => {
        const json = asJson(given);
        if (Array.isArray(json)) expect(draftToWire(parseDraft(json))).toEqual(json);
        else expect(draftToWire(parseDraft(json))).toEqual([]);
      }),
    );
  });

  it('beside what was changed', () => {
    const history = opened();
    const id = idOf(history, 'c');
    const typed = after(history, { do: 'type', id, path: ['elLable'], value: ['1', '2', '3'] });
    const expected = structuredClone(SECTIONS) as { body: { elLable: string[] }[] }[];
    const question = expected[0]?.body[2];
    if (question) question.elLable = ['1', '2', '3'];
    expect(draftToWire(typed.draft)).toEqual(expected);
  });
});

describe('steps', () => {
  it('begin with what came', () => {
    expect(sketch(opened())).toBe('A(a b c(x y)) B(d)');
  });

  it.each<[string, (history: EditHistory) => Action, string]>([
    [
      'a new section at the end',
      () => ({ do: 'insert', wire: newSection(), place: { parent: undefined, index: 2 } }),
      'A(a b c(x y)) B(d) -',
    ],
    [
      'a new question',
      (now) => ({ do: 'insert', wire: newElement(1), place: { parent: idOf(now, 'B'), index: 0 } }),
      'A(a b c(x y)) B(- d)',
    ],
    [
      'a new list, with a column',
      (now) => ({ do: 'insert', wire: newElement(6), place: { parent: idOf(now, 'B'), index: 1 } }),
      'A(a b c(x y)) B(d -(-))',
    ],
    [
      'a new column where there was no list',
      (now) => ({ do: 'insert', wire: newElement(1), place: { parent: idOf(now, 'd'), index: 0 } }),
      'A(a b c(x y)) B(d(-))',
    ],
    [
      'a copy of a section',
      (now) => ({ do: 'duplicate', id: idOf(now, 'A') }),
      'A(a b c(x y)) A(a b c(x y)) B(d)',
    ],
    [
      'a copy of a column',
      (now) => ({ do: 'duplicate', id: idOf(now, 'x') }),
      'A(a b c(x x y)) B(d)',
    ],
    ['a section less', (now) => ({ do: 'remove', id: idOf(now, 'A') }), 'B(d)'],
    ['a column less', (now) => ({ do: 'remove', id: idOf(now, 'y') }), 'A(a b c(x)) B(d)'],
    [
      'a question in another section',
      (now) => ({ do: 'move', id: idOf(now, 'c'), place: { parent: idOf(now, 'B'), index: 0 } }),
      'A(a b) B(c(x y) d)',
    ],
    [
      'a question in no question',
      (now) => ({ do: 'move', id: idOf(now, 'a'), place: { parent: idOf(now, 'c'), index: 0 } }),
      'A(a b c(x y)) B(d)',
    ],
    ['what is not there', () => ({ do: 'remove', id: 999 }), 'A(a b c(x y)) B(d)'],
  ])('%s', (_, action, expected) => {
    const before = opened();
    const next = after(before, action(before));
    expect(sketch(next)).toBe(expected);
    const ids = outlineRows(next.draft).map(({ node }) => node.id);
    expect(new Set(ids).size).toBe(ids.length);
    const back = after(next, { do: 'undo' });
    expect(draftToWire(back.draft)).toEqual(SECTIONS);
  });

  it('choose what is new, and what stood beside what is gone', () => {
    const history = opened();
    const copied = after(history, { do: 'duplicate', id: idOf(history, 'a') });
    expect(copied.selected).toBe(outlineRows(copied.draft)[2]?.node.id);
    const gone = after(copied, { do: 'remove', id: copied.selected ?? 0 });
    expect(gone.selected).toBe(idOf(gone, 'b'));
    const empty = after(history, { do: 'remove', id: idOf(history, 'd') });
    expect(empty.selected).toBe(idOf(empty, 'B'));
  });

  it('change nothing of what came before', () => {
    const history = opened();
    const wire = JSON.stringify(history);
    after(
      history,
      { do: 'remove', id: idOf(history, 'a') },
      { do: 'set', id: idOf(history, 'c'), path: ['list', 'listTitle'], value: 'x' },
      { do: 'undo' },
    );
    expect(JSON.stringify(history)).toBe(wire);
  });
});

describe('undo and redo', () => {
  const type = (id: number, word: string): Action => ({
    do: 'type',
    id,
    path: ['elLable'],
    value: ['', '', word],
  });

  it('take what is typed into one text as one step', () => {
    const history = opened();
    const [a, b] = [idOf(history, 'a'), idOf(history, 'b')];
    const typed = after(history, type(a, 'n'), type(a, 'na'), type(a, 'nam'), type(b, 'o'));
    expect(typed.past).toHaveLength(2);
    expect(sketch(after(typed, { do: 'undo' }))).toBe('A(nam b c(x y)) B(d)');
    expect(sketch(after(typed, { do: 'undo' }, { do: 'undo' }))).toBe('A(a b c(x y)) B(d)');
  });

  it.each<[string, Action]>([
    ['leaving the text', { do: 'pause' }],
    ['choosing something else', { do: 'select', id: 1 }],
  ])('part what is typed by %s', (_, between) => {
    const history = opened();
    const id = idOf(history, 'a');
    const typed = after(history, type(id, 'n'), between, type(id, 'na'));
    expect(sketch(after(typed, { do: 'undo' }))).toBe('A(n b c(x y)) B(d)');
  });

  it('go back and forth, until something new is done', () => {
    const history = opened();
    const removed = after(history, { do: 'remove', id: idOf(history, 'a') });
    const back = after(removed, { do: 'undo' });
    expect(sketch(after(back, { do: 'redo' }))).toBe('A(b c(x y)) B(d)');
    const other = after(back, { do: 'remove', id: idOf(back, 'b') }, { do: 'redo' });
    expect(sketch(other)).toBe('A(a c(x y)) B(d)');
    expect(after(history, { do: 'undo' }, { do: 'redo' })).toEqual(history);
  });

  it('undo all steps, whatever they were', () => {
    const names = fc.constantFrom('A', 'a', 'b', 'c', 'x', 'B', 'd');
    const steps = fc.array(fc.tuple(fc.constantFrom('remove', 'duplicate', 'type'), names));
    fc.assert(
      fc.property(steps, (given) => {
        let history = opened();
        for (const [step, name] of given) {
          const row = outlineRows(history.draft).find(({ node }) => nameOf(node) === name);
          if (!row) continue;
          const { id } = row.node;
          if (step === 'type') {
            history = after(history, { do: step, id, path: ['more'], value: name });
          } else history = after(history, { do: step as 'remove', id });
        }
        const done = draftToWire(history.draft);
        const undone = after(history, ...history.past.map((): Action => ({ do: 'undo' })));
        expect(draftToWire(undone.draft)).toEqual(SECTIONS);
        const redone = after(undone, ...undone.future.map((): Action => ({ do: 'redo' })));
        expect(draftToWire(redone.draft)).toEqual(done);
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
    const { draft } = opened();
    const rows = outlineRows(draft);
    const id = idOf({ draft }, dragged);
    const place = dropPlace(draft, rows, id, idOf({ draft }, over));
    const next = place ? after(opened(), { do: 'move', id, place }) : opened();
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
    const id = idOf(history, name);
    const place = stepPlace(history.draft, id, step);
    expect(sketch(place ? after(history, { do: 'move', id, place }) : history)).toBe(expected);
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
    const pasted = after(other, { do: 'insert', wire: copy(), place });
    expect(sketch(pasted)).toBe('B(d) A(a b c(x y))');
    expect(pasted.selected).toBe(idOf(pasted, 'A'));
    expect(sketch(after(pasted, { do: 'undo' }))).toBe('B(d)');
  });
});
