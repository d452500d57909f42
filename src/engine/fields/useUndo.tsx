import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from '../useTranslate';
import type { Json } from '../../definition/model/values';

interface Deleted {
  readonly row: Json;
  readonly index: number;
  /** The number of rows after the deletion. */
  readonly left: number;
}

/**
 * Offers to restore the last deleted row, until rows are added or removed in another way.
 * @param what the name of a row
 * @param onUndo receives the rows including the restored one, and shows it
 */
export function useUndo(
  rows: readonly Json[],
  what: string,
  onUndo: (rows: Json[], index: number) => void,
): ReactNode {
  const t = useTranslate();
  const [deleted, setDeleted] = useState<Deleted>();
  const before = useRef(rows);
  useEffect(() => {
    const all = before.current;
    before.current = rows;
    if (rows.length !== all.length - 1) return;
    const changed = all.findIndex((row, at) => row !== rows[at]);
    const index = changed < 0 ? rows.length : changed;
    setDeleted({ row: all[index] ?? '', index, left: rows.length });
  }, [rows]);
  const offered = deleted?.left === rows.length ? deleted : undefined;
  const restore = () => {
    if (!offered) return;
    flushSync(() => setDeleted(undefined));
    onUndo(rows.toSpliced(offered.index, 0, offered.row), offered.index);
  };
  return (
    <div role="status">
      {offered && (
        <p>
          {t('form.deleted', { what: t('form.row', { what, number: offered.index + 1 }) })}{' '}
          <button type="button" className="rg-link" onClick={restore}>
            {t('form.undo')}
          </button>
        </p>
      )}
    </div>
  );
}
