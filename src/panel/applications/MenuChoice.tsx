import MenuItem from '@mui/material/MenuItem';
import { MenuButton } from '../layout/MenuButton';
import { PanelIcon } from '../layout/PanelIcon';

interface MenuChoiceProps {
  readonly label: string;
  readonly options: readonly (readonly [value: string, word: string])[];
  readonly onChoose: (value: string) => void;
}

/** Renders a button with a menu; unlike in a select, moving through the options chooses none. */
export function MenuChoice({ label, options, onChoose }: MenuChoiceProps) {
  return (
    <MenuButton
      size="small"
      variant="outlined"
      endIcon={<PanelIcon shape="down" />}
      items={(close) =>
        options.map(([value, word]) => (
          <MenuItem
            key={value}
            onClick={() => {
              close();
              onChoose(value);
            }}
          >
            <bdi>{word}</bdi>
          </MenuItem>
        ))
      }
    >
      {label}
    </MenuButton>
  );
}
