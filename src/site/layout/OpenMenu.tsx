import type { ReactNode } from 'react';
import { useBackButton } from '../../engine/dom/useBackButton';
import { Boundary } from '../../platform/Boundary';
import { Loading } from '../../platform/loading/Loading';

interface OpenMenuProps {
  readonly onClose: () => void;
  /** May load; left out if that fails. */
  readonly children: ReactNode;
}

/**
 * Renders what only an open menu has, and what lies beside it: a press on that closes the menu, as does a phone's Back
 * button.
 */
export function OpenMenu({ onClose, children }: OpenMenuProps) {
  useBackButton(onClose);
  return (
    <>
      <div className="menu-beside" onClick={onClose} />
      <Boundary at="" broken={null}>
        <Loading>{children}</Loading>
      </Boundary>
    </>
  );
}
