import { useLayoutEffect, useRef, useState } from 'react';
import type { Json } from '../../../../definition/model/values';
import { moved } from '../../../designer/core/lists';
import { editorControlId, useEditor } from '../EditorContext';
import { t } from '../../../language/t';

/** Returns what can be done with the rows of a list, which stand in a FieldGroup. @param path of the list, dotted */
export function useRows(path: string, rows: readonly Json[]) {
  const { set } = useEditor();
  const keys = useMovedKeys(rows.length);
  const [announcement, setAnnouncement] = useState('');
  /** The row that is to get the focus, once there are so many: they come a moment after what was done to them. */
  const next = useRef<{ readonly index: number; readonly count: number }>(undefined);
  useLayoutEffect(() => {
    if (next.current?.count !== rows.length) return;
    focusRow(path, next.current.index);
    next.current = undefined;
  });
  return {
    keys: keys.keys,
    /** What has just been done, to be read out. */
    announcement,
    add(row: Json) {
      set(path, [...rows, row]);
      const count = rows.length + 1;
      setAnnouncement(t('Row {{number}} added', { number: count }));
      next.current = { index: rows.length, count };
    },
    remove(index: number) {
      keys.remove(index);
      set(
        path,
        rows.filter((_, at) => at !== index),
      );
      const beside = Math.max(0, Math.min(index, rows.length - 2));
      setAnnouncement(t('Row {{number}} removed', { number: index + 1 }));
      next.current = { index: beside, count: rows.length - 1 };
    },
    move(from: number, to: number) {
      if (to < 0 || to >= rows.length) return;
      keys.move(from, to);
      set(path, moved(rows, from, to));
      setAnnouncement(
        t('Row {{from}} is now row {{to}} of {{total}}', {
          from: from + 1,
          to: to + 1,
          total: rows.length,
        }),
      );
      next.current = { index: to, count: rows.length };
    },
  };
}

/** Puts the focus into a row, else where rows are added, else on the whole list. */
function focusRow(path: string, index: number): void {
  const group = document.getElementById(editorControlId(path));
  const row = group?.querySelector('ol,tbody')?.children[index];
  const inRow = row instanceof HTMLTableRowElement ? row.querySelector('input') : row;
  const adder = group?.querySelector(':scope > .row > button');
  // The rows of a list that is fixed take no focus.
  const place = inRow?.matches('input,[tabindex]') ? inRow : (adder ?? group);
  if (place instanceof HTMLElement) place.focus();
}

/** Keys for rows that have none, so that what is typed and where the focus is stay with their row. */
function useMovedKeys(count: number) {
  const [keys, setKeys] = useState<readonly number[]>(() => fresh([], count));
  const shown = keys.length === count ? keys : fresh(keys, count);
  if (shown !== keys) setKeys(shown);
  return {
    keys: shown,
    remove: (index: number) => setKeys(shown.filter((_, at) => at !== index)),
    move: (from: number, to: number) => setKeys(moved(shown, from, to)),
  };
}

let last = 0;

/** So many keys: the first of those there are, then new ones. */
const fresh = (keys: readonly number[], count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => keys[index] ?? (last += 1));
