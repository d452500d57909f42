import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { PanelIcon } from '../layout/PanelIcon';

interface MenuChoiceProps {
  readonly label: string;
  readonly options: readonly (readonly [value: string, word: string])[];
  readonly onChoose: (value: string) => void;
}

/** Renders a button with a menu; unlike in a select, moving through the options chooses none. */
export function MenuChoice({ label, options, onChoose }: MenuChoiceProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const id = useId();
  const close = () => setAnchor(undefined);
  return (
    <>
      <Button
        id={id}
        size="small"
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        endIcon={<PanelIcon shape="down" />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </Button>
      <Menu
        anchorEl={anchor ?? null}
        open={anchor !== undefined}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {options.map(([value, word]) => (
          <MenuItem
            key={value}
            onClick={() => {
              close();
              onChoose(value);
            }}
          >
            <bdi>{word}</bdi>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
