import Box from '@mui/material/Box';
import { PanelIcon } from '../../base/PanelIcon';
import { t } from '../../language/t';
import { controlId } from '../core/controlIds';
import { useDesigning, useIssue } from '../core/designing';
import { type Row, rowsIn } from '../core/tree';
import { LanguageTexts } from '../inspector/LanguageTexts';
import { AddElement } from './AddElement';
import { written } from './sectionRows';

const COLUMNS = 'list.listItem';

/** Renders the controls of a list: the name of a row, and its columns. */
export function ListColumns({ row }: { readonly row: Row }) {
  const { grammar, rows, select } = useDesigning();
  const issue = useIssue(row.id, COLUMNS, 'This list {{issue}}');
  return (
    <Box
      className="stack-20"
      sx={{
        padding: 2,
        borderRadius: 'var(--rega-radius-small)',
        background: 'var(--rega-mist)',
        '& h3': {
          marginBlock: '0 calc(-1 * var(--rega-space-12))',
          fontSize: '0.95rem',
          fontWeight: 600,
        },
      }}
    >
      <LanguageTexts
        row={row}
        path={['list', 'listTitle']}
        onText={(text) => written(row, ['list', 'listTitle'], text)}
        label={t('Name of one row')}
        help={t('Such as “Job” or “Child”: the visitor selects “Add: Job”.')}
      />
      <h3>{t('Each row asks for')}</h3>
      <ol className="stack-8">
        {rowsIn(rows, row.id).map((column) => {
          const { name, icon, detail } = grammar.words(column);
          return (
            <li key={column.id}>
              <button
                type="button"
                className="pn-bare pn-frame ds-column line"
                onClick={() => select(column.id)}
              >
                <PanelIcon shape={icon ?? 'unknown'} />
                <bdi className="truncate">{name ?? t('No name yet')}</bdi>
                <small className="muted">{detail ?? t('Unknown kind')}</small>
              </button>
            </li>
          );
        })}
      </ol>
      <div>
        <AddElement
          row={row}
          label={t('Add column')}
          id={controlId(row.id, COLUMNS)}
          error={issue}
        />
      </div>
    </Box>
  );
}
