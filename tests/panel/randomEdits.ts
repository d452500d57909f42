import { dropPlace, stepPlace } from '../../src/panel/designer/core/moves';
import { type Change, rowsIn } from '../../src/panel/designer/core/tree';
import type { Json } from '../../src/definition/model/values';
import { copied } from '../../src/panel/designer/service/copies';
import {
  added,
  blockAdded,
  moved,
  removed,
  renamed,
  stepAdded,
  written,
} from '../../src/panel/designer/service/edits';
import { serviceGrammar } from '../../src/panel/designer/service/serviceGrammar';
import { field, rowsOf, shared, text } from './designerServices';

const grammar = serviceGrammar(shared);

const EDITS = [
  'rename',
  'remove',
  'copy',
  'move',
  'drag',
  'press',
  'add',
  'step',
  'block',
  'label',
  'when',
] as const;

const MOVES: ReadonlySet<string> = new Set(['move', 'drag', 'press']);

const at = <T>(list: readonly T[], share = 0): T => list[Math.floor(share * list.length)]!;

/** Returns whether the edit of these numbers only moves something. */
export const isMove = ([kind]: readonly number[]): boolean => MOVES.has(at(EDITS, kind));

/** Returns a random edit of a document, by numbers between 0 and 1. */
export function randomEdit(document: Json, [kind, which, where, more]: readonly number[]): Change {
  const rows = rowsOf(document);
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
    case 'drag': {
      const place = dropPlace(rows, rows, [row.id, at(rows, where).id], grammar.takes);
      return place && row.name !== 'items' ? moved(row, place, shared) : nothing;
    }
    case 'press': {
      const place = stepPlace(rows, row.id, (more ?? 0) < 0.5 ? 1 : -1, grammar.takes);
      return place && row.name !== 'items' ? moved(row, place, shared) : nothing;
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
