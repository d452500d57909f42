import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import { PanelIcon } from '../../layout/PanelIcon';
import type { CellKind } from './tableValue';
import { t } from '../../language/t';

interface TableHeadProps {
  readonly kinds: readonly CellKind[];
  readonly onKind: (column: number, kind: CellKind) => void;
  readonly onRemove: (column: number) => void;
}

/** What the cells of each column are, and taking a column away. */
export function TableHead({ kinds, onKind, onRemove }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {kinds.map((kind, column) => (
          // Columns are told apart by nothing but their place.
          <th key={column} scope="col">
            <span className="pn-cells-head">
              <span>{column + 1}</span>
              <NativeSelect
                disableUnderline
                value={kind}
                inputProps={{
                  'aria-label': t('Content of column {{number}}', { number: column + 1 }),
                }}
                onChange={({ target }) =>
                  onKind(column, target.value === 'number' ? 'number' : 'text')
                }
              >
                <option value="text">{t('Text')}</option>
                <option value="number">{t('Number')}</option>
              </NativeSelect>
              <IconButton
                size="small"
                aria-label={t('Remove column {{number}}', { number: column + 1 })}
                onClick={() => onRemove(column)}
              >
                <PanelIcon shape="close" />
              </IconButton>
            </span>
          </th>
        ))}
        <td />
      </tr>
    </thead>
  );
}
