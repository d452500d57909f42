import { memo } from 'react';
import { DescribedTable } from './DescribedTable';
import { type EditedValue, useField } from './EditorContext';
import { TableField } from './TableField';

/** A table: with the columns that its field describes, or with whatever columns staff make. */
export const CellsInput = memo(function CellsInput(props: EditedValue) {
  const field = useField(props.path);
  return field?.widget === 'table' && field.row ? (
    <DescribedTable {...props} row={field.row} heads={field.heads} />
  ) : (
    <TableField {...props} />
  );
});
