import Button, { type ButtonProps } from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import { type ReactNode, useId, useState } from 'react';

interface MenuButtonProps extends ButtonProps {
  readonly items: (close: () => void) => ReactNode;
  /** What is chosen moves the focus, so that it does not return to the button. */
  readonly movesFocus?: boolean;
}

/** Renders a button that opens a menu. */
export function MenuButton({ items, movesFocus = false, ...button }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  // Long menus are made only while they are on the screen, also on their way out.
  const [isShown, setShown] = useState(false);
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
          setShown(true);
        }}
      />
      <Menu
        anchorEl={anchor ?? null}
        open={anchor !== undefined}
        onClose={close}
        disableRestoreFocus={movesFocus && anchor === undefined}
        slotProps={{
          list: { 'aria-labelledby': id },
          transition: { onExited: () => setShown(false) },
        }}
      >
        {isShown && items(close)}
      </Menu>
    </>
  );
}
