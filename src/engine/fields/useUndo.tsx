import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from '../useTranslate';
import { dotted, type Json, type Path, type Values } from '../../definition/model/values';
import { useFullPath, useScope } from '../scope/ScopeContext';

interface Deleted {
  readonly row: Json;
  readonly index: number;
  /** The number of rows after the deletion. */
  readonly left: number;
  /** What is not saved in it. */
  readonly unsaved: ReadonlyMap<string, Values>;
}

interface Undo {
  readonly offer: ReactNode;
  /** Must be called when a row is deleted, with the rows before that. */
  readonly noteDeleted: (rows: readonly Json[], index: number) => void;
}

/**
 * Offers to restore the last deleted row, until rows are added or removed in another way. What is unsaved in rows
 * moves with them.
 * @param list its path in the scope
 * @param count the number of rows
 * @param what the name of a row
 * @param onUndo puts a row back, and shows it
 */
export function useUndo(
  list: Path,
  count: number,
  what: string,
  onUndo: (row: Json, index: number) => void,
): Undo {
  const t = useTranslate();
  const { unsaved } = useScope().environment;
  const path = dotted(useFullPath(list));
  const [deleted, setDeleted] = useState<Deleted>();
  const offered = deleted?.left === count ? deleted : undefined;
  const restore = ({ row, index, unsaved: own }: Deleted) => {
    flushSync(() => setDeleted(undefined));
    unsaved.putRow(path, index, own);
    onUndo(row, index);
  };
  const noteDeleted = (rows: readonly Json[], index: number) =>
    setDeleted({
      row: rows[index] ?? '',
      index,
      left: rows.length - 1,
      unsaved: unsaved.cutRow(path, index),
    });
  const offer = (
    <div role="status">
      {offered && (
        <p>
          {t('form.deleted', { what: t('form.row', { what, number: offered.index + 1 }) })}{' '}
          <button type="button" className="rg-link" onClick={() => restore(offered)}>
            {t('form.undo')}
          </button>
        </p>
      )}
    </div>
  );
  return { offer, noteDeleted };
}
