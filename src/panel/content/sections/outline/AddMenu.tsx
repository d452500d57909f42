import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { ErrorText } from '../../../data/texts/ErrorText';
import { MenuButton } from '../../../layout/MenuButton';
import { PanelIcon } from '../../../base/PanelIcon';
import { useBuilder } from '../builder';
import { kindsAt, newElement } from '../kinds';
import type { OutlineRowData } from './rows';
import { t } from '../../../language/t';

interface AddMenuProps {
  /** The node to which the new one is appended. */
  readonly row: OutlineRowData;
  readonly label: string;
  /** The control to which an issue of what it adds leads, and what is wrong. */
  readonly id?: string;
  readonly error?: string | undefined;
}

/** Renders the menu of question types to add. The new question's first input takes the focus. */
export function AddMenu({ row, label, id, error }: AddMenuProps) {
  const { act } = useBuilder();
  const errorId = `${id}-error`;
  const place = { parent: row.node.id, index: row.node.children?.length ?? 0 };
  return (
    <>
      <MenuButton
        id={id}
        aria-describedby={error && errorId}
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
                <PanelIcon shape={icon} />
              </ListItemIcon>
              <ListItemText primary={t(name)} secondary={t(about)} />
            </MenuItem>
          ))
        }
      >
        {label}
      </MenuButton>
      <ErrorText id={errorId} words={error} />
    </>
  );
}
