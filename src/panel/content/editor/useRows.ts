import { useEffect, useEffectEvent, useState } from 'react';
import type { Json } from '../../../definition/model/values';
import { useEditor } from './EditorContext';
import { moved, useRowKeys } from './useRowKeys';

/** What can be done with the rows of a list. */
export interface Rows {
  readonly keys: readonly number[];
  readonly add: (row: Json) => void;
  readonly remove: (index: number) => void;
  readonly move: (from: number, to: number) => void;
  /** What has just been done, to be read out. */
  readonly said: string;
}

/**
 * @param path of the list, dotted
 * @param focus puts the focus into the row of that number, or where rows are added if there is none
 */
export function useRows(path: string, rows: readonly Json[], focus: (index: number) => void): Rows {
  const { set } = useEditor();
  const keys = useRowKeys(rows.length);
  const [done, setDone] = useState({ said: '', index: -1 });
  const focusOn = useEffectEvent(focus);
  useEffect(() => {
    if (done.index >= 0) focusOn(done.index);
  }, [done]);
  return {
    keys: keys.keys,
    said: done.said,
    add(row) {
      set(path, [...rows, row]);
      setDone({ said: `Row ${rows.length + 1} added`, index: rows.length });
    },
    remove(index) {
      keys.remove(index);
      set(path, rows.toSpliced(index, 1));
      const beside = Math.max(0, Math.min(index, rows.length - 2));
      setDone({ said: `Row ${index + 1} removed`, index: beside });
    },
    move(from, to) {
      if (to < 0 || to >= rows.length) return;
      keys.move(from, to);
      set(path, moved(rows, from, to));
      setDone({ said: `Row ${from + 1} is now row ${to + 1} of ${rows.length}`, index: to });
    },
  };
}
