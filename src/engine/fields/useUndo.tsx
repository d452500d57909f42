import { type ReactNode, useState } from 'react';
import { useTranslate } from '../useTranslate';
import { dotted, type Json, type Path, valueAt, type Values } from '../../definition/model/values';
import type { useRowTitles } from '../rowTitle';
import { useFullPath, useScope } from '../scope/ScopeContext';

export const rowsAt = (values: Values, path: Path): Json[] => {
  const rows = valueAt(values, path);
  return Array.isArray(rows) ? rows : [];
};

interface Deleted {
  readonly row: Json;
  readonly index: number;
  /** The number of rows after the deletion. */
  readonly left: number;
  /** What is not saved in it. */
  readonly unsaved: ReadonlyMap<string, Values>;
}

interface UndoOptions {
  /** The path of the list in its scope. */
  readonly list: Path;
  readonly count: number;
  readonly titleOf: ReturnType<typeof useRowTitles>;
  /** Called with the index of the row, which is deleted, or is there again. */
  readonly onDelete: (index: number) => void;
  readonly onRestore: (index: number) => void;
}

/** Deletes rows of a list with what is unsaved in them, and offers to restore the last one until rows change. */
export function useUndo({ list, count, titleOf, onDelete, onRestore }: UndoOptions) {
  const t = useTranslate();
  const { scope, environment } = useScope();
  const { unsaved } = environment;
  const path = dotted(useFullPath(list));
  const [deleted, setDeleted] = useState<Deleted>();
  const offered = deleted?.left === count ? deleted : undefined;
  /** Flushes the text of inputs, which a row that is unmounted would write into the next one. */
  const rowsNow = (): Json[] => {
    scope.pending.flushTexts();
    return rowsAt(scope.store.getState().values, list);
  };
  const remove = (index: number) => {
    const rows = rowsNow();
    const left = rows.filter((_, at) => at !== index);
    const own = unsaved.cutRow(path, index);
    setDeleted({ row: rows[index] ?? '', index, left: left.length, unsaved: own });
    scope.set(list, left);
    onDelete(index);
  };
  const restore = ({ row, index, unsaved: own }: Deleted) => {
    const rows = rowsNow();
    setDeleted(undefined);
    unsaved.putRow(path, index, own);
    scope.set(list, [...rows.slice(0, index), row, ...rows.slice(index)]);
    onRestore(index);
  };
  const offer: ReactNode = (
    <div role="status">
      {offered && (
        <p>
          {`${t('form.deleted', { what: titleOf(offered.index, { removed: offered.row }) })} `}
          <button type="button" className="rg-link" onClick={() => restore(offered)}>
            {t('form.undo')}
          </button>
        </p>
      )}
    </div>
  );
  return { offer, rowsNow, remove };
}
