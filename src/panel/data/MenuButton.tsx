import Button, { type ButtonProps } from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { isValidElement, type ReactElement, type ReactNode, useId, useState } from 'react';

interface Entry extends Omit<MenuItemProps, 'action'> {
  readonly label: ReactNode;
  /** Is called with the button. */
  readonly act?: (button: HTMLElement) => unknown;
  /** The menu stays open. */
  readonly stays?: boolean;
}

interface MenuButtonProps extends ButtonProps {
  /** What can be done, and what stands between: headings and lines. */
  readonly items: readonly (Entry | ReactElement | false)[];
}

/** Renders a button that opens a menu, which is rendered once it was opened. */
export function MenuButton({ items, ...button }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [wasOpen, setWasOpen] = useState(false);
  const own = useId();
  const id = button.id ?? own;
  const close = () => setAnchor(undefined);
  return (
    <>
      <Button
        {...button}
        id={id}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          setWasOpen(true);
        }}
      />
      {wasOpen && (
        <Menu
          anchorEl={anchor ?? null}
          open={anchor !== undefined}
          onClose={close}
          slotProps={{ list: { 'aria-labelledby': id } }}
        >
          {items.map((item, index) => {
            if (item === false || isValidElement(item)) return item;
            const { label, act, stays = false, ...entry } = item;
            return (
              <MenuItem
                key={index}
                onClick={() => {
                  if (!stays) close();
                  if (anchor) act?.(anchor);
                }}
                {...entry}
              >
                {label}
              </MenuItem>
            );
          })}
        </Menu>
      )}
    </>
  );
}
