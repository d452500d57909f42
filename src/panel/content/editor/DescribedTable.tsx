import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import type { Language, Text } from '../../../definition/language/text';
import type { Json } from '../../../definition/model/values';
import type { RowShape } from '../../../definition/types/cells';
import { PanelIcon } from '../../layout/PanelIcon';
import { describedByIds, editorControlId, useEditor, useInnerError } from './EditorContext';
import { ErrorText } from './ErrorText';
import { DescribedHead } from './DescribedHead';
import { describedColumns, fittedRows, tableValueOf, withDescribedRow } from './tableValue';
import { TableLanguage } from './TableLanguage';
import { TableRow } from './TableRow';
import { useHeads } from './useHeads';
import { useRows } from './useRows';
import { t } from '../../language/t';

interface DescribedTableProps {
  readonly path: string;
  readonly label: string;
  readonly value: Json | undefined;
  readonly row: RowShape<Text>;
  /** The field beside the table that names its columns. */
  readonly heads: string | undefined;
}

/** A table with named columns of known kinds, in one language at a time. */
export function DescribedTable({ path, label, value, row, heads: headsName }: DescribedTableProps) {
  const { set } = useEditor();
  const [language, setLanguage] = useState<Language>('en');
  const body = useRef<HTMLTableSectionElement>(null);
  const error = useInnerError(path);
  const table = tableValueOf(value);
  const heads = useHeads(path, headsName, table);
  const columns = describedColumns(row, heads?.texts);
  const id = editorControlId(path);
  const focusRow = (index: number) =>
    body.current?.rows[index]?.querySelector<HTMLElement>('input')?.focus();
  const { keys, remove, move, said } = useRows(path, table as Json[], focusRow);
  return (
    <fieldset
      className="pn-field pn-table-field"
      id={id}
      tabIndex={-1}
      aria-describedby={`${id}-error ${describedByIds(path)}`}
    >
      <legend className="pn-label">{label}</legend>
      <TableLanguage table={table} heads={heads?.texts} value={language} onChange={setLanguage} />
      <ErrorText id={`${id}-error`} words={error} />
      {(table.length > 0 || heads) && (
        <div
          className="pn-cells-scroll"
          tabIndex={0}
          role="group"
          aria-label={t('{{label}}: the table', { label })}
        >
          <table className="pn-cells">
            <DescribedHead row={row} columns={columns} heads={heads} language={language} />
            <tbody ref={body}>
              {table.map((cells, index) => (
                <TableRow
                  key={keys[index]}
                  path={path}
                  row={cells}
                  index={index}
                  language={language}
                  columns={columns}
                  onCell={(column, cell) =>
                    set(
                      `${path}.${index}`,
                      (fittedRows([cells], columns.length)[0] ?? []).with(column, cell),
                    )
                  }
                  count={table.length}
                  onMove={(to) => move(index, to)}
                  onRemove={() => remove(index)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="pn-tools">
        <Button
          variant="outlined"
          size="small"
          startIcon={<PanelIcon shape="add" />}
          onClick={() => set(path, withDescribedRow(table, columns))}
        >
          {t('Add row')}
        </Button>
        {heads && (
          <Button
            variant="outlined"
            size="small"
            startIcon={<PanelIcon shape="add" />}
            onClick={heads.add}
          >
            {t('Add column')}
          </Button>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </fieldset>
  );
}
