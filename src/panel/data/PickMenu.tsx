import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';

interface PickMenuProps<T extends string> {
  /** What it opens beside; nothing while it is closed. */
  readonly anchor: HTMLElement | undefined;
  readonly label: string;
  readonly options: readonly (readonly [value: T, name: string])[];
  readonly current: T | undefined;
  readonly onChoose: (value: T) => void;
  readonly onClose: () => void;
  /** False: without the keys. */
  readonly hasKeys?: boolean;
}

/** Renders a menu to choose one of several; the number before each of the first nine is its key. */
export function PickMenu<T extends string>(props: PickMenuProps<T>) {
  const { anchor, label, options, current, onChoose, onClose, hasKeys = true } = props;
  const choose = (value: T | undefined) => {
    if (value === undefined) return;
    onClose();
    onChoose(value);
  };
  return (
    <Menu
      open={anchor !== undefined}
      anchorEl={anchor ?? null}
      onClose={onClose}
      onKeyDown={({ code }) => {
        const [, digit] = /^(?:Digit|Numpad)([1-9])$/u.exec(code) ?? [];
        if (hasKeys) choose(options[Number(digit) - 1]?.[0]);
      }}
      slotProps={{ list: { 'aria-label': label } }}
    >
      {options.map(([value, name], index) => (
        <MenuItem
          key={value}
          role="menuitemradio"
          aria-checked={value === current}
          selected={value === current}
          onClick={() => choose(value)}
        >
          {hasKeys && (
            <Typography component="kbd" sx={{ minWidth: '2em', color: 'var(--rega-muted)' }}>
              {index < 9 && index + 1}
            </Typography>
          )}
          <bdi>{name}</bdi>
        </MenuItem>
      ))}
    </Menu>
  );
}
