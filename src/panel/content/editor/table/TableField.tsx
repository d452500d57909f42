import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import { memo } from 'react';
import { PanelIcon } from '../../../base/PanelIcon';
import { CellsTable } from './CellsTable';
import { type EditedValue, useEditor } from '../EditorContext';
import { leaveColumn } from './leaveColumn';
import {
  columnKind,
  tableValueOf,
  widthOf,
  withColumn,
  withColumnKind,
  withoutColumn,
  withRow,
} from './tableValue';
import { t } from '../../../language/t';

/** A table with whatever columns staff make: of texts or of numbers. */
export const TableField = memo(function TableField({ path, label, value }: EditedValue) {
  const { set } = useEditor();
  const table = tableValueOf(value);
  const columns = Array.from({ length: widthOf(table) }, (_, column) => ({
    title: t('column {{number}}', { number: column + 1 }),
    kind: columnKind(table, column),
  }));
  return (
    <CellsTable
      path={path}
      label={label}
      table={table}
      columns={columns}
      head={(column) => (
        <>
          <span>{column + 1}</span>
          <NativeSelect
            disableUnderline
            value={columns[column]?.kind}
            inputProps={{ 'aria-label': t('Content of column {{number}}', { number: column + 1 }) }}
            onChange={({ target }) =>
              set(
                path,
                withColumnKind(table, column, target.value === 'number' ? 'number' : 'text'),
              )
            }
          >
            <option value="text">{t('Text')}</option>
            <option value="number">{t('Number')}</option>
          </NativeSelect>
          <IconButton
            size="small"
            aria-label={t('Remove column {{number}}', { number: column + 1 })}
            onClick={({ currentTarget }) => {
              leaveColumn(currentTarget);
              set(path, withoutColumn(table, column));
            }}
          >
            <PanelIcon shape="close" />
          </IconButton>
        </>
      )}
      onAddRow={() => set(path, withRow(table))}
      onAddColumn={table.length > 0 ? () => set(path, withColumn(table)) : undefined}
    />
  );
});
