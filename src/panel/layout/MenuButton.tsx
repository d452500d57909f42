import Button, { type ButtonProps } from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import { type ReactNode, useId, useState } from 'react';

interface MenuButtonProps extends ButtonProps {
  readonly items: (close: () => void) => ReactNode;
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
          {items(close)}
        </Menu>
      )}
    </>
  );
}
