import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { t } from '../language/t';
import { statusOptions } from './statusBook';

interface StatusMenuProps {
  /** What it opens beside; nothing while it is closed. */
  readonly anchor: HTMLElement | undefined;
  readonly service: string | undefined;
  /** The status that the application has; undefined while it is closed. */
  readonly current: string | undefined;
  readonly onChoose: (status: string) => void;
  readonly onClose: () => void;
}

/** Renders the statuses of a service in its order; the number before each of the first nine is its key. */
export function StatusMenu(props: StatusMenuProps) {
  const { anchor, service, current, onChoose, onClose } = props;
  const options = statusOptions(service);
  const choose = (status: string | undefined) => {
    if (status === undefined) return;
    onClose();
    onChoose(status);
  };
  return (
    <Menu
      open={anchor !== undefined}
      anchorEl={anchor ?? null}
      onClose={onClose}
      onKeyDown={({ code }) => {
        const [, digit] = /^(?:Digit|Numpad)([1-9])$/u.exec(code) ?? [];
        choose(options[Number(digit) - 1]?.[0]);
      }}
      slotProps={{ list: { 'aria-label': t('Status') } }}
    >
      {options.map(([id, name], index) => (
        <MenuItem
          key={id}
          role="menuitemradio"
          aria-checked={id === current}
          selected={id === current}
          onClick={() => choose(id)}
        >
          <Typography component="kbd" sx={{ minWidth: '2em', color: 'var(--rega-muted)' }}>
            {index < 9 && index + 1}
          </Typography>
          <bdi>{name}</bdi>
        </MenuItem>
      ))}
    </Menu>
  );
}
