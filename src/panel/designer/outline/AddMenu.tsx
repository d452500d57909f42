import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { PanelIcon, type PanelIconShape } from '../../base/PanelIcon';
import { ErrorText } from '../../data/texts/ErrorText';
import { MenuButton } from '../../layout/MenuButton';

interface Choice {
  readonly name: string;
  readonly about?: string | undefined;
  readonly icon: PanelIconShape;
  /** Begins a group with this heading. */
  readonly heading?: string | undefined;
  readonly choose: () => void;
}

interface AddMenuProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  /** The control to which an issue of what it adds leads, and what is wrong. */
  readonly id?: string | undefined;
  readonly error?: string | undefined;
}

/** Renders the menu of what can be added. What is added takes the focus. */
export function AddMenu({ label, choices, id, error }: AddMenuProps) {
  const errorId = `${id}-error`;
  return (
    <>
      <MenuButton
        id={id}
        aria-describedby={error && errorId}
        size="small"
        startIcon={<PanelIcon shape="add" />}
        movesFocus
        items={(close) =>
          choices.map(({ name, about, icon, heading, choose }, index) => [
            heading && (
              <ListSubheader key={heading} role="presentation">
                {heading}
              </ListSubheader>
            ),
            <MenuItem
              key={`${index} ${name}`}
              onClick={() => {
                close();
                choose();
              }}
            >
              <ListItemIcon>
                <PanelIcon shape={icon} />
              </ListItemIcon>
              <ListItemText primary={name} secondary={about} />
            </MenuItem>,
          ])
        }
      >
        {label}
      </MenuButton>
      <ErrorText id={errorId} words={error} />
    </>
  );
}
