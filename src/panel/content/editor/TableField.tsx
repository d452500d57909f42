import Button from '@mui/material/Button';
import { memo, useRef, useState } from 'react';
import type { Language } from '../../../definition/language/text';
import type { Json } from '../../../definition/model/values';
import { PanelIcon } from '../../layout/PanelIcon';
import { describedByIds, editorControlId, useEditor, useInnerError } from './EditorContext';
import { ErrorText } from './ErrorText';
import {
  columnKind,
  tableValueOf,
  widthOf,
  withColumn,
  withColumnKind,
  withoutColumn,
  withRow,
} from './tableValue';
import { TableHead } from './TableHead';
import { TableLanguage } from './TableLanguage';
import { TableRow } from './TableRow';
import { useRows } from './useRows';
import { t } from '../../language/t';
import './tableField.css';

interface TableFieldProps {
  readonly path: string;
  readonly label: string;
  readonly value: Json | undefined;
}

/** A table as a table, in one language at a time; numbers are the same in all of them. */
export const TableField = memo(function TableField({ path, label, value }: TableFieldProps) {
  const { set } = useEditor();
  const [language, setLanguage] = useState<Language>('en');
  const body = useRef<HTMLTableSectionElement>(null);
  const error = useInnerError(path);
  const table = tableValueOf(value);
  const width = widthOf(table);
  const kinds = Array.from({ length: width }, (_, column) => columnKind(table, column));
  const id = editorControlId(path);
  const focusRow = (index: number) =>
    body.current?.rows[index]?.querySelector<HTMLElement>('input')?.focus();
  const { keys, remove, move, said } = useRows(path, table as Json[], focusRow);
  const setTable = (next: Json[][]) => set(path, next);
  return (
    <fieldset
      className="pn-field pn-table-field"
      id={id}
      tabIndex={-1}
      aria-describedby={`${id}-error ${describedByIds(path)}`}
    >
      <legend className="pn-label">{label}</legend>
      <TableLanguage table={table} value={language} onChange={setLanguage} />
      <ErrorText id={`${id}-error`} words={error} />
      {table.length > 0 && (
        <div
          className="pn-cells-scroll"
          tabIndex={0}
          role="group"
          aria-label={t('{{label}}: the table', { label })}
        >
          <table className="pn-cells">
            <TableHead
              kinds={kinds}
              onKind={(column, kind) => setTable(withColumnKind(table, column, kind))}
              onRemove={(column) => setTable(withoutColumn(table, column))}
            />
            <tbody ref={body}>
              {table.map((row, index) => (
                <TableRow
                  key={keys[index]}
                  path={path}
                  row={row}
                  index={index}
                  language={language}
                  columns={kinds.map((kind, column) => ({
                    title: t('column {{number}}', { number: column + 1 }),
                    kind,
                  }))}
                  onCell={(column, cell) => set(`${path}.${index}.${column}`, cell)}
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
          onClick={() => setTable(withRow(table))}
        >
          {t('Add row')}
        </Button>
        {table.length > 0 && (
          <Button
            variant="outlined"
            size="small"
            startIcon={<PanelIcon shape="add" />}
            onClick={() => setTable(withColumn(table))}
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
});
