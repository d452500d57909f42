import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import { MenuButton } from '../layout/MenuButton';
import { PanelIcon } from '../layout/PanelIcon';

interface MenuChoiceProps<T extends string> {
  readonly label: string;
  readonly options: readonly (readonly [value: T, word: string])[];
  readonly onChoose: (value: T) => void;
  /** The options that are on: choosing turns one on or off, and the menu stays open. */
  readonly on?: ReadonlySet<string>;
  readonly disabled?: boolean;
}

/** Renders a button with a menu; unlike in a select, moving through the options chooses none. */
export function MenuChoice<T extends string>(props: MenuChoiceProps<T>) {
  const { label, options, onChoose, on, disabled = false } = props;
  return (
    <MenuButton
      size="small"
      variant="outlined"
      disabled={disabled}
      endIcon={<PanelIcon shape="down" />}
      items={(close) =>
        options.map(([value, word]) => (
          <MenuItem
            key={value}
            {...(on && { role: 'menuitemcheckbox', 'aria-checked': on.has(value) })}
            onClick={() => {
              if (!on) close();
              onChoose(value);
            }}
          >
            {on && (
              <Checkbox size="small" checked={on.has(value)} tabIndex={-1} aria-hidden="true" />
            )}
            <bdi>{word}</bdi>
          </MenuItem>
        ))
      }
    >
      {label}
    </MenuButton>
  );
}
