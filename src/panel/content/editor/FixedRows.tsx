import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import type { FixedRow } from '../../../definition/model/recordField';
import { isRecord, type Json } from '../../../definition/model/values';
import { ownText } from '../../language/panelLanguage';
import { t } from '../../language/t';
import { PanelIcon } from '../../base/PanelIcon';
import { ownName } from '../draftTitle';
import type { EditedRows } from './EditorContext';
import { FieldGroup } from './FieldGroup';
import { useRows } from './useRows';

interface FixedRowsProps extends EditedRows {
  readonly fixed: readonly FixedRow[];
  readonly children: (row: Json, index: number) => ReactNode;
}

/** Renders the rows that a list always has, one line each. Rows beyond these, from another client, can be removed. */
export function FixedRows({ fixed, path, label, rows, children }: FixedRowsProps) {
  const { keys, remove, announcement } = useRows(path, rows);
  return (
    <FieldGroup className="pn-fixed" {...{ path, label, announcement }}>
      <ol className="stack-8">
        {rows.map((row, index) => {
          const name = nameOf(row, fixed[index]) || String(index + 1);
          return (
            <li
              key={keys[index]}
              className="stack"
              aria-label={name}
              data-only={fixed[index]?.edits?.length === 1 || undefined}
            >
              <span className="pn-fixed-name" aria-hidden="true">
                {name}
              </span>
              {children(row, index)}
              {index >= fixed.length && (
                <IconButton
                  size="small"
                  aria-label={t('Remove {{name}}', { name })}
                  onClick={() => remove(index)}
                >
                  <PanelIcon shape="bin" />
                </IconButton>
              )}
            </li>
          );
        })}
      </ol>
    </FieldGroup>
  );
}

/** Returns what a row is called: by its label, or else by what it says itself. */
function nameOf(row: Json, fixed: FixedRow | undefined): string {
  if (fixed?.label) return ownText(fixed.label);
  const [held] = Object.keys(fixed?.holds ?? {});
  const values = isRecord(row) ? row : {};
  if (held !== undefined) return ownName(values[held]);
  return Object.values(values).map(ownName).find(Boolean) ?? '';
}
