import fc from 'fast-check';
import { expect, it } from 'vitest';
import { resolveService } from '../../src/definition/model/resolve';
import type { ServiceFile } from '../../src/definition/model/service';
import { isRecord, type Json, mapValues, type Values } from '../../src/definition/model/values';
import { openHistory, reduce } from '../../src/panel/designer/core/history';
import { readAt } from '../../src/panel/designer/service/document';
import type { ServiceRow } from '../../src/panel/designer/service/serviceRows';
import { usesIn } from '../../src/panel/designer/service/uses';
import { isLong } from '../server/support/long';
import { allLists, readService, rowsOf, SERVICE_IDS, shared } from './designerServices';
import { isMove, randomEdit } from './randomEdits';

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

/** The questions, wherever they are. */
const answersIn = (document: Json): string[] =>
  rowsOf(document)
    .map(({ answer }) => answer.join('/'))
    .toSorted();

/** Lets nobody change a document that an undo comes back to. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const inner of Object.values(value as object)) frozen(inner);
  return Object.freeze(value);
}

const share = () => fc.double({ min: 0, max: 0.999999, noNaN: true });
const RUNS = isLong ? 250 : 50;

it('random edits are undone and redone exactly, lose no keyword, and leave no name behind', () => {
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
      let history = openHistory(frozen(start));
      const texts = [JSON.stringify(start)];
      for (const numbers of edits) {
        const change = randomEdit(history.document, numbers);
        const next = reduce(history, { do: 'edit', change });
        if (isMove(numbers)) expect(answersIn(next.document)).toEqual(answersIn(history.document));
        if (next !== history) texts.push(JSON.stringify(frozen(next.document)));
        history = next;
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
      for (let at = texts.length - 2; at >= 0; at -= 1) {
        back = reduce(back, { do: 'undo' });
        expect(JSON.stringify(back.document) === texts[at]).toBe(true);
      }
      expect([back.document, back.past]).toEqual([start, []]);
      for (const after of texts.slice(1)) {
        back = reduce(back, { do: 'redo' });
        expect(JSON.stringify(back.document) === after).toBe(true);
      }
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
