import type { SharedFiles } from '../../../definition/model/resolve';
import { dotted, isRecord, type Json } from '../../../definition/model/values';
import { insertedIn } from '../core/lists';
import { type Change, type Changed, rowOf } from '../core/tree';
import { asOwn, readAt, withEntryAfter, writeAt } from './document';
import { constantsOf, placed, questionsIn, withNewName } from './edits';
import { freeName } from './names';
import { type ServiceRow, serviceRows } from './serviceRows';

/** Copies a question under another name: in the copy, its own names are those of the copy. */
function withCopy(document: Json, row: ServiceRow, shared: SharedFiles): readonly [Json, string] {
  const around = row.at.slice(0, -1);
  const record = readAt(document, around, shared);
  const name = String(row.name);
  if (!isRecord(record)) return [document, name];
  const to = freeName(name.replace(/[0-9]+$/u, ''), [
    ...Object.keys(record),
    ...constantsOf(document, shared),
  ]);
  const copy = asOwn(record[name]) ?? {};
  let next = writeAt(document, around, withEntryAfter(record, name, [to, copy]), shared);
  const within = [...around, to];
  next = withNewName(next, row, to, { shared, within });
  // It is asked for as urgently as the other.
  for (const keyword of ['required', 'expected']) {
    const list = [...around.slice(0, -1), keyword];
    const names = readAt(next, list, shared);
    if (Array.isArray(names) && names.includes(name)) {
      next = writeAt(next, list, [...names, to], shared);
    }
  }
  const sample = readAt(document, ['sample', name], shared);
  if (row.answer.length === 1 && sample !== undefined) {
    next = writeAt(next, ['sample', to], sample, shared);
  }
  return [next, to];
}

export const copied =
  (row: ServiceRow, shared: SharedFiles): Change =>
  (document) => {
    const rows = serviceRows(document, shared);
    if (row.what === 'question') {
      const [next, name] = withCopy(document, row, shared);
      const parent = rowOf(rows, row.parent) as ServiceRow | undefined;
      const isListed = parent && (parent.what === 'step' || parent.what === 'block');
      return {
        document: isListed ? placed(next, name, parent, row.index + 1, shared) : next,
        selected: dotted([...row.at.slice(0, -1), name]),
      };
    }
    if (row.what !== 'step' && row.what !== 'block') return { document };
    return withPartCopied(document, row, questionsIn(rows, row), shared);
  };

/** Copies a step or a block with its questions: among these, the copies name each other. */
function withPartCopied(
  document: Json,
  row: ServiceRow,
  questions: readonly ServiceRow[],
  shared: SharedFiles,
): Changed {
  const names = new Map<string, string>();
  let next = document;
  for (const one of questions) {
    const [copy, name] = withCopy(next, one, shared);
    next = copy;
    names.set(String(one.name), name);
  }
  const list = row.at.slice(0, -1);
  const index = row.index + 1;
  const at = [...list, index];
  next = insertedIn(next, list, index, readAt(document, row.at, shared) ?? {});
  const copies = [at, ...[...names.values()].map((name) => ['form', 'properties', name])];
  for (const [name, to] of names) {
    const original = { at: ['form', 'properties', name], answer: [name] };
    for (const within of copies) next = withNewName(next, original, to, { shared, within });
  }
  return { document: next, selected: dotted(at) };
}
