import fc from 'fast-check';
import { expect, it } from 'vitest';
import { resolveService } from '../../src/definition/model/resolve';
import type { ServiceFile } from '../../src/definition/model/service';
import { isRecord, type Json, mapValues, type Values } from '../../src/definition/model/values';
import { openHistory, reduce } from '../../src/panel/designer/core/history';
import { type Change, rowsIn } from '../../src/panel/designer/core/tree';
import { copied } from '../../src/panel/designer/service/copies';
import { readAt } from '../../src/panel/designer/service/document';
import {
  added,
  blockAdded,
  moved,
  removed,
  renamed,
  stepAdded,
  written,
} from '../../src/panel/designer/service/edits';
import type { ServiceRow } from '../../src/panel/designer/service/serviceRows';
import { usesIn } from '../../src/panel/designer/service/uses';
import { isLong } from '../server/support/long';
import {
  allLists,
  field,
  readService,
  rowsOf,
  SERVICE_IDS,
  shared,
  text,
} from './designerServices';

/** The uses that name nothing: in files, what is sent under other names. */
const dangling = (document: Json): string[] => {
  const answers = new Set(rowsOf(document).map(({ answer }) => answer.join('/')));
  return usesIn(document, shared)
    .filter(({ answer }) => !answers.has(answer.join('/')))
    .map(({ at, name }) => `${at[0]} ${name}`);
};

/** Marks each field with a keyword that nobody knows. */
const marked = (value: Json | undefined, path: string): Json | undefined => {
  if (!isRecord(value)) return value;
  const inner = mapValues(value, (one, key) =>
    key === 'properties'
      ? mapValues(one as Values, (own, name) => marked(own, `${path}/${name}`))
      : key === 'items'
        ? marked(one, `${path}/`)
        : one,
  );
  return { ...inner, 'x-from': path };
};

const EDITS = [
  'rename',
  'remove',
  'copy',
  'move',
  'add',
  'step',
  'block',
  'label',
  'when',
] as const;

/** Returns a random edit of a document, by numbers between 0 and 1. */
function randomEdit(document: Json, [kind, which, where, more]: readonly number[]): Change {
  const rows = rowsOf(document);
  const at = <T>(list: readonly T[], share = 0): T => list[Math.floor(share * list.length)]!;
  const row = at(rows, which);
  const questions = rows.filter(({ what, name }) => what === 'question' && name !== 'items');
  const question = questions.length > 0 ? at(questions, which) : undefined;
  const name = `n${Math.floor((more ?? 0) * 1000)}`;
  const nothing: Change = (same) => ({ document: same });
  switch (at(EDITS, kind)) {
    case 'rename':
      return question ? renamed(question, name, shared) : nothing;
    case 'remove':
      return row.what === 'form' || row.name === 'items' || rows.length < 4
        ? nothing
        : removed(row, shared);
    case 'copy':
      return row.name === 'items' || rows.length > 150 ? nothing : copied(row, shared);
    case 'move': {
      const parents = rows.filter(({ what }) => what === 'block' || what === 'step');
      const takes = parents.filter(({ value }) => !Array.isArray(value.blocks));
      const isTop = question?.answer.length === 1;
      const parent = isTop && takes.length > 0 ? at(takes, where).id : question?.parent;
      const length = rowsIn(rows, parent).length;
      return question
        ? moved(question, { parent, index: Math.floor((more ?? 0) * length) }, shared)
        : nothing;
    }
    case 'add':
      return (row.what === 'step' && Array.isArray(row.value.blocks)) || row.what === 'question'
        ? nothing
        : added(row, [name, field({ 'x-from': '' })], shared);
    case 'step':
      return stepAdded({ title: text(name), fields: [] }, shared);
    case 'block':
      return row.what === 'step'
        ? blockAdded(row, { title: text(name), fields: [] }, shared)
        : nothing;
    case 'label':
      return question ? written(question, ['label'], text(name), shared) : nothing;
    case 'when': {
      const other = at(
        questions.filter(({ answer }) => answer.length === 1),
        where,
      );
      return question
        ? written(question, ['when'], { [`/${other.name}`]: { answered: true } }, shared)
        : nothing;
    }
  }
}

const share = () => fc.double({ min: 0, max: 0.999999, noNaN: true });
const RUNS = isLong ? 250 : 50;

it('2,000 random edits are undone and redone exactly, lose no keyword, and leave no name behind', () => {
  const steps = fc.array(fc.tuple(share(), share(), share(), share()), {
    minLength: 40,
    maxLength: 40,
  });
  fc.assert(
    fc.property(fc.constantFrom(...SERVICE_IDS), steps, (id, edits) => {
      const file = readService(id);
      const start = {
        ...file,
        form: marked(file.form, ''),
        'x-more': { a: [1] },
      } as Values;
      const known = new Set(dangling(start));
      let history = openHistory(start);
      for (const numbers of edits) {
        const change = randomEdit(history.document, numbers);
        history = reduce(history, { do: 'edit', change });
      }
      const { document } = history;
      expect(dangling(document).filter((name) => !known.has(name))).toEqual([]);
      expect((document as Values)['x-more']).toEqual({ a: [1] });
      const rows = rowsOf(document);
      const lost = rows.filter((row) => {
        const raw = readAt(document, row.at, shared);
        return row.what === 'question' && !row.isShared && isRecord(raw) && !('x-from' in raw);
      });
      expect(lost.filter(({ at }) => !hasReferenceAround(document, at))).toEqual([]);
      expect(rows.some(({ what }) => what === 'rest')).toBe(false);
      resolveService(document as unknown as ServiceFile, shared, allLists);
      let back = history;
      while (back.past.length > 0) back = reduce(back, { do: 'undo' });
      expect(back.document).toBe(start);
      while (back.future.length > 0) back = reduce(back, { do: 'redo' });
      expect(back.document).toBe(document);
    }),
    { numRuns: RUNS },
  );
}, 120_000);

/** What was copied out of a shared field has no mark. */
const hasReferenceAround = (document: Json, at: ServiceRow['at']): boolean =>
  at.some((_, index) => {
    const node = readAt(document, at.slice(0, index), shared);
    return isRecord(node) && (typeof node.$ref === 'string' || Object.hasOwn(node, 'x-own'));
  });
