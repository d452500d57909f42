import { memo } from 'react';
import type { Json } from '../../../definition/model/values';
import { DescribedTable } from './DescribedTable';
import { useField } from './EditorContext';
import { TableField } from './TableField';

interface CellsInputProps {
  readonly path: string;
  readonly label: string;
  readonly value: Json | undefined;
}

/** A table: with the columns that its field describes, or with whatever columns staff make. */
export const CellsInput = memo(function CellsInput(props: CellsInputProps) {
  const field = useField(props.path);
  return field?.widget === 'table' && field.row ? (
    <DescribedTable {...props} row={field.row} heads={field.heads} />
  ) : (
    <TableField {...props} />
  );
});
