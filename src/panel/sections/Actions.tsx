import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { PanelIcon } from '../layout/PanelIcon';
import { BuilderIcon } from './BuilderIcon';
import { useBuilder } from './builder';
import { stepPlace } from './moves';
import type { OutlineRowData } from './rows';
import { whatIs } from './rowWords';
import { useStep } from './useStep';

/** Renders the buttons that move, copy and delete the selected node. */
export function Actions({ row }: { readonly row: OutlineRowData }) {
  const { draft, act, say } = useBuilder();
  const step = useStep();
  const { id } = row.node;
  const what = whatIs(row).toLowerCase();
  return (
    <div className="sb-actions" role="group" aria-label={`This ${what}`}>
      <Action
        name={`Move ${what} up`}
        icon={<PanelIcon shape="up" />}
        isOff={!stepPlace(draft, id, -1)}
        onClick={() => step(id, -1)}
      />
      <Action
        name={`Move ${what} down`}
        icon={<PanelIcon shape="down" />}
        isOff={!stepPlace(draft, id, 1)}
        onClick={() => step(id, 1)}
      />
      <Action
        name={`Duplicate ${what}`}
        icon={<BuilderIcon shape="copy" />}
        onClick={() => act({ do: 'duplicate', id })}
      />
      <Action
        name={`Delete ${what}`}
        icon={<PanelIcon shape="bin" />}
        onClick={() => {
          act({ do: 'remove', id });
          say(`${whatIs(row)} deleted. Undo brings it back.`);
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
