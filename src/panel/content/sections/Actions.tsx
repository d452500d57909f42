import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { PanelIcon } from '../../base/PanelIcon';
import { useBuilder } from './builder';
import { useCopiedSection } from './copiedSection';
import { nodeToWire } from './sectionsDraft';
import { stepPlace } from './moves';
import type { OutlineRowData } from './rows';
import { whatIs } from './rowWords';
import { t } from '../../language/t';

export function Actions({ row }: { readonly row: OutlineRowData }) {
  const { draft, act, step, say } = useBuilder();
  const { id } = row.node;
  const name = whatIs(row);
  const what = name.toLowerCase();
  return (
    <div className="sb-actions" role="group" aria-label={t('This {{what}}', { what })}>
      <Action
        name={t('Move {{what}} up', { what })}
        icon={<PanelIcon shape="up" />}
        isOff={!stepPlace(draft, id, -1)}
        onClick={() => step(id, -1)}
      />
      <Action
        name={t('Move {{what}} down', { what })}
        icon={<PanelIcon shape="down" />}
        isOff={!stepPlace(draft, id, 1)}
        onClick={() => step(id, 1)}
      />
      <Action
        name={t('Duplicate {{what}}', { what })}
        icon={<PanelIcon shape="copy" />}
        onClick={() => act({ do: 'duplicate', id })}
      />
      {row.level === 0 && (
        <Action
          name={t('Copy section for another form')}
          icon={<PanelIcon shape="section" />}
          onClick={() => {
            useCopiedSection.setState({ wire: nodeToWire(row.node, row.level) });
            say(t('Section copied. Open another form to insert it there.'));
          }}
        />
      )}
      <Action
        name={t('Delete {{what}}', { what })}
        icon={<PanelIcon shape="bin" />}
        onClick={() => {
          act({ do: 'remove', id });
          say(t('{{name}} deleted. Undo brings it back.', { name }));
        }}
      />
    </div>
  );
}

interface ActionProps {
  readonly name: string;
  readonly icon: ReactNode;
  readonly isOff?: boolean;
  readonly onClick: () => void;
}

/** A disabled button keeps the focus, since it may be enabled again after the next step. */
function Action({ name, icon, isOff = false, onClick }: ActionProps) {
  return (
    <IconButton
      aria-label={name}
      title={name}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
    >
      {icon}
    </IconButton>
  );
}
