import Box from '@mui/material/Box';
import { PanelIcon } from '../../../base/PanelIcon';
import { t } from '../../../language/t';
import { useBuilder, useIssue } from '../builder';
import { kindOf } from '../kinds';
import { nodeControlId } from '../nodeControlId';
import { AddMenu } from '../outline/AddMenu';
import type { OutlineRowData } from '../outline/rows';
import { nameOf } from '../outline/rowWords';
import { elementTypeOf } from '../sectionsDraft';
import { LanguageTexts } from './LanguageTexts';

const COLUMNS = 'list.listItem';

/** Renders the controls of a list: the name of a row, and its columns. */
export function ListColumns({ row }: { readonly row: OutlineRowData }) {
  const { act } = useBuilder();
  const { node } = row;
  const issue = useIssue(node.id, COLUMNS, 'This list {{issue}}');
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
        node={node}
        path={['list', 'listTitle']}
        label={t('Name of one row')}
        help={t('Such as “Job” or “Child”: the visitor selects “Add: Job”.')}
      />
      <h3>{t('Each row asks for')}</h3>
      <ol className="stack-8">
        {(node.children ?? []).map((column) => {
          const kind = kindOf(elementTypeOf(column));
          return (
            <li key={column.id}>
              <button
                type="button"
                className="pn-bare pn-frame sb-column line"
                onClick={() => act({ do: 'select', id: column.id })}
              >
                <PanelIcon shape={kind?.icon ?? 'unknown'} />
                <bdi className="truncate">{nameOf(column) ?? t('No name yet')}</bdi>
                <small className="muted">{kind ? t(kind.name) : t('Unknown kind')}</small>
              </button>
            </li>
          );
        })}
      </ol>
      <div>
        <AddMenu
          row={row}
          label={t('Add column')}
          id={nodeControlId(node.id, COLUMNS)}
          error={issue}
        />
      </div>
    </Box>
  );
}
