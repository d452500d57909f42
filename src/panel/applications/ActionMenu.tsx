import type { Action } from '../layout/actions';
import { MenuButton } from '../data/MenuButton';
import { PanelIcon } from '../base/PanelIcon';

interface ActionMenuProps {
  readonly label: string;
  /** What the button is for, where a page has several with this label. */
  readonly about?: string;
  readonly actions: readonly Action[];
  readonly disabled?: boolean;
  /** Shows three dots in place of the label. */
  readonly isIcon?: boolean;
}

/** Renders a button with a menu of actions; unlike in a select, moving through them does none. */
export function ActionMenu(props: ActionMenuProps) {
  const { label, about, actions, disabled = false, isIcon = false } = props;
  return (
    <MenuButton
      disabled={disabled}
      aria-label={about === undefined ? label : `${label}: ${about}`}
      {...(isIcon
        ? { sx: { minWidth: 28, padding: 0.25 } }
        : { variant: 'outlined', endIcon: <PanelIcon shape="down" /> })}
      items={actions.map(({ title, act }) => ({ label: <bdi>{title}</bdi>, act }))}
    >
      {isIcon ? <PanelIcon shape="more" /> : label}
    </MenuButton>
  );
}
