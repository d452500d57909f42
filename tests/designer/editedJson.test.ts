import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';
import { describe, expect, it, vi } from 'vitest';
import { jsonTree, type JsonNode } from '../../scripts/check/jsonText';
import { editedJson } from '../../scripts/designer/editedJson';
import type { Json } from '../../src/definition/model/values';
import { isLong } from '../server/support/long';

// CPU-bound: a timeout on a busy machine would say nothing.
vi.setConfig({ testTimeout: 3_600_000 });

const FILES = ['schemas/services', 'tests/fixtures'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${folder}/${name}`),
);
/** All files together. */
const EDITS = isLong ? 10_000 : 400;

const STYLE = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatConfig;
const formatted = async (text: string) => (await format('a.json', text, STYLE)).code;

/** What stays of a document if an edit is made in it. */
type Edit = (document: Json) => Json;

const isPart = (value: Json): boolean => typeof value === 'object' && value !== null;

/** Makes an edit at a place that a number chooses: another value, one more, one less, or two that change places. */
const editAt =
  (seed: number, kind: 'change' | 'add' | 'remove' | 'swap', made: Json): Edit =>
  (document) => {
    const copy = structuredClone(document);
    const places: (readonly [Record<string, Json> | Json[], string])[] = [];
    const visit = (value: Json): void => {
      if (!isPart(value)) return;
      for (const [key, one] of Object.entries(value as Record<string, Json>)) {
        places.push([value as Record<string, Json>, key]);
        visit(one);
      }
    };
    visit(copy);
    const [parent, key] = places[seed % places.length] ?? [];
    if (!parent || key === undefined) return copy;
    if (Array.isArray(parent)) {
      const index = Number(key);
      if (kind === 'change') parent[index] = made;
      else if (kind === 'add') parent.splice(index, 0, made);
      else if (kind === 'remove') parent.splice(index, 1);
      else parent.push(...parent.splice(index, 1));
    } else if (kind === 'change') parent[key] = made;
    else if (kind === 'add') parent[`${key}New`] = made;
    else {
      const value = parent[key] ?? null;
      Reflect.deleteProperty(parent, key);
      if (kind === 'swap') parent[key] = value;
    }
    return copy;
  };

const edits = fc
  .array(
    fc
      .tuple(
        fc.nat(),
        fc.constantFrom('change', 'add', 'remove', 'swap'),
        fc.oneof(
          fc.constantFrom<Json>('x', 'نوێ', 7, true, null, [], {}),
          fc.constant<Json>({ type: 'string', label: ['ناو', 'الاسم', 'A name'], maxLength: 200 }),
        ),
      )
      .map((chosen) => editAt(...chosen)),
    { minLength: 1, maxLength: 3 },
  )
  .map(
    (all): Edit =>
      (document) =>
        all.reduce((one, edit) => edit(one), document),
  );

/** Returns the lines of a text, but for commas at their ends. */
const linesOf = (text: string): string[] => text.split('\n').map((line) => line.replace(/,$/u, ''));

/** Returns the lines that another text does not have, or has less often. */
function goneLines(before: string, after: string): string[] {
  const left = new Map<string, number>();
  for (const line of linesOf(after)) left.set(line, (left.get(line) ?? 0) + 1);
  return linesOf(before).filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

/** Returns what makes the formatter write a record or a list on one line or on several, beside its length. */
const layoutOf = (value: Json): string => {
  const parts = Object.values(value as Record<string, Json>);
  const isLarge = (part: Json) => isPart(part) && Object.keys(part as object).length > 1;
  const kinds = new Set(parts.map((part) => isLarge(part) && Array.isArray(part)));
  return `${Math.min(parts.length, 2)} ${parts.every(isLarge)} ${kinds.size}`;
};

const fitsOnLine = (value: Json): boolean => JSON.stringify(value).length <= 100;

/**
 * Returns the lines that show what has changed: values, brackets of records and lists with other entries, and all of a
 * record or a list that the formatter may write on one line or on several.
 */
function changedLines(text: string, before: Json, after: Json): Set<string> {
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length - 1;
  const lines = new Set<string>();
  const all = linesOf(text);
  const note = (from: number, to: number) => {
    for (let line = lineAt(from); line <= lineAt(to - 1); line += 1) lines.add(all[line] ?? '');
  };
  /** Returns whether something in it has changed. */
  const visit = (node: JsonNode, was: Json, is: Json | undefined): boolean => {
    if (JSON.stringify(was) === JSON.stringify(is)) return false;
    const { from, start, end, parts } = node;
    const isList = Array.isArray(was);
    if (!isPart(was) || !isPart(is ?? null) || isList !== Array.isArray(is)) {
      note(from, end);
      return true;
    }
    const [old, now] = [was, is] as [Record<string, Json>, Record<string, Json>];
    for (const [index, part] of parts.entries()) {
      const key = part.key ?? String(index);
      const value = old[key] ?? null;
      if (visit(part, value, now[key]) && isList && isPart(value)) note(part.from, part.start + 1);
    }
    const isOther = Object.keys(old).join() !== Object.keys(now).join();
    if (fitsOnLine(old) || fitsOnLine(now) || layoutOf(old) !== layoutOf(now)) note(from, end);
    else if (isOther) {
      // Which one is the last decides over a comma, for which there may be room or not.
      for (const last of [Object.keys(old).at(-1), Object.keys(now).at(-1)]) {
        const part = parts.find(({ key }, index) => (key ?? String(index)) === last);
        if (part && fitsOnLine(old[last ?? ''] ?? null)) note(part.from, part.end);
      }
      note(from, start + 1);
      note(end - 1, end);
    }
    return true;
  };
  visit(jsonTree(text), before, after);
  return lines;
}

describe.each(FILES)('edits of %s', (path) => {
  const text = readFileSync(path, 'utf8');
  const document = JSON.parse(text) as Json;

  it('change only lines whose value has changed', async () => {
    await fc.assert(
      fc.asyncProperty(edits, async (edit) => {
        const value = edit(document);
        const edited = await formatted(editedJson(text, value));
        expect(JSON.stringify(JSON.parse(edited))).toBe(JSON.stringify(value));
        const allowed = changedLines(text, document, value);
        expect(goneLines(text, edited).filter((line) => !allowed.has(line))).toEqual([]);
      }),
      { numRuns: Math.ceil(EDITS / FILES.length) },
    );
  });

  it('leave a text as it is if nothing has changed', () => {
    expect(editedJson(text, document)).toBe(text);
  });
});
