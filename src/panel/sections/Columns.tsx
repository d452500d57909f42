import { AddMenu } from './AddMenu';
import { useBuilder, useIssue } from './builder';
import { nodeControlId } from './nodeControlId';
import { elementTypeOf } from './sectionsDraft';
import { PanelIcon } from '../layout/PanelIcon';
import { kindOf } from './kinds';
import { LanguageTexts } from './LanguageTexts';
import type { OutlineRowData } from './rows';
import { nameOf } from './rowWords';
import { t } from '../language/t';

const KEY = 'list.listItem';

export function ListColumns({ row }: { readonly row: OutlineRowData }) {
  const { act } = useBuilder();
  const { node } = row;
  const issue = useIssue(node.id, KEY, 'This list {{issue}}');
  return (
    <div className="sb-list stack-20">
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
                className="pn-bare sb-column line"
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
        <AddMenu row={row} label={t('Add column')} id={nodeControlId(node.id, KEY)} error={issue} />
      </div>
    </div>
  );
}
