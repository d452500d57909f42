import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { MenuButton } from '../layout/MenuButton';
import { PanelIcon } from '../layout/PanelIcon';
import { useBuilder } from './builder';
import { BuilderIcon } from './BuilderIcon';
import { kindsAt, newElement } from './kinds';
import type { OutlineRowData } from './rows';
import { t } from '../language/t';

interface AddMenuProps {
  /** The node to which the new one is appended. */
  readonly row: OutlineRowData;
  readonly id?: string;
  readonly label: string;
}

/** Renders the menu of question types to add. The new question's first input takes the focus. */
export function AddMenu({ row, id, label }: AddMenuProps) {
  const { act } = useBuilder();
  const place = { parent: row.node.id, index: row.node.children?.length ?? 0 };
  return (
    <MenuButton
      id={id}
      size="small"
      startIcon={<PanelIcon shape="add" />}
      movesFocus
      items={(close) =>
        kindsAt(row.level === 0 ? 1 : 2).map(({ type, name, about, icon }) => (
          <MenuItem
            key={type}
            onClick={() => {
              close();
              act({ do: 'insert', wire: newElement(type), place });
            }}
          >
            <ListItemIcon>
              <BuilderIcon shape={icon} />
            </ListItemIcon>
            <ListItemText primary={t(name)} secondary={t(about)} />
          </MenuItem>
        ))
      }
    >
      {label}
    </MenuButton>
  );
}
