import { Fault } from '../content/editor/Fault';
import { AddMenu } from './AddMenu';
import { sentence, useBuilder, useIssue } from './builder';
import { nodeControlId } from './controlId';
import { elementTypeOf } from './draft';
import { BuilderIcon } from './BuilderIcon';
import { kindOf } from './kinds';
import { LanguageTexts } from './LanguageTexts';
import type { OutlineRowData } from './rows';
import { nameOf } from './rowWords';

const KEY = 'list.listItem';

/** Renders the columns of a list. */
export function ListColumns({ row }: { readonly row: OutlineRowData }) {
  const { act } = useBuilder();
  const { node } = row;
  const issue = useIssue(node.id, KEY);
  return (
    <div className="sb-list">
      <LanguageTexts
        node={node}
        path={['list', 'listTitle']}
        label="Name of one row"
        help="Such as “Job” or “Child”: the visitor presses “Add job”."
      />
      <h4>Each row asks for</h4>
      <ol className="sb-columns">
        {(node.children ?? []).map((column) => {
          const kind = kindOf(elementTypeOf(column));
          return (
            <li key={column.id}>
              <button
                type="button"
                className="sb-column"
                onClick={() => act({ do: 'select', id: column.id })}
              >
                <BuilderIcon shape={kind?.icon} />
                <bdi>{nameOf(column) ?? 'No name yet'}</bdi>
                <small>{kind?.name ?? 'Unknown kind'}</small>
              </button>
            </li>
          );
        })}
      </ol>
      <AddMenu row={row} id={nodeControlId(node.id, KEY)} label="Add column" />
      <Fault
        id={`${nodeControlId(node.id, KEY)}-fault`}
        words={issue && sentence(`This list ${issue}`)}
      />
    </div>
  );
}
