import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import { MenuButton } from '../layout/MenuButton';
import { PanelIcon } from '../base/PanelIcon';

interface MenuChoiceProps<T extends string> {
  readonly label: string;
  /** What the button is for, where a page has several with this label. */
  readonly about?: string;
  readonly options: readonly (readonly [value: T, word: string])[];
  readonly onChoose: (value: T) => void;
  /** Returns whether an option is on: choosing turns it on or off, and the menu stays open. */
  readonly isOn?: (value: T) => boolean;
  readonly disabled?: boolean;
  /** Shows three dots in place of the label. */
  readonly isIcon?: boolean;
}

/** Renders a button with a menu; unlike in a select, moving through the options chooses none. */
export function MenuChoice<T extends string>(props: MenuChoiceProps<T>) {
  const { label, about, options, onChoose, isOn, disabled = false, isIcon = false } = props;
  return (
    <MenuButton
      size="small"
      disabled={disabled}
      aria-label={about === undefined ? label : `${label}: ${about}`}
      {...(isIcon
        ? { sx: { minWidth: 28, padding: 0.25 } }
        : { variant: 'outlined', endIcon: <PanelIcon shape="down" /> })}
      items={(close) =>
        options.map(([value, word]) => (
          <MenuItem
            key={value}
            {...(isOn && { role: 'menuitemcheckbox', 'aria-checked': isOn(value) })}
            onClick={() => {
              if (!isOn) close();
              onChoose(value);
            }}
          >
            {isOn && (
              <Checkbox size="small" checked={isOn(value)} tabIndex={-1} aria-hidden="true" />
            )}
            <bdi>{word}</bdi>
          </MenuItem>
        ))
      }
    >
      {isIcon ? <PanelIcon shape="more" /> : label}
    </MenuButton>
  );
}
