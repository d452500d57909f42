import type { Action } from '../layout/actions';
import { MenuButton } from '../layout/MenuButton';
import { PanelIcon } from '../base/PanelIcon';

interface MenuChoiceProps<T extends string> {
  readonly label: string;
  /** What the button is for, where a page has several with this label. */
  readonly about?: string;
  readonly options: readonly (readonly [value: T, name: string])[];
  readonly onChoose: (value: T) => void;
  readonly disabled?: boolean;
  /** Shows three dots in place of the label. */
  readonly isIcon?: boolean;
}

/** Renders a button with a menu; unlike in a select, moving through the options chooses none. */
export function MenuChoice<T extends string>(props: MenuChoiceProps<T>) {
  const { label, about, options, onChoose, disabled = false, isIcon = false } = props;
  return (
    <MenuButton
      disabled={disabled}
      aria-label={about === undefined ? label : `${label}: ${about}`}
      {...(isIcon
        ? { sx: { minWidth: 28, padding: 0.25 } }
        : { variant: 'outlined', endIcon: <PanelIcon shape="down" /> })}
      items={options.map(([value, name]) => ({
        words: <bdi>{name}</bdi>,
        act: () => onChoose(value),
      }))}
    >
      {isIcon ? <PanelIcon shape="more" /> : label}
    </MenuButton>
  );
}

interface ActionMenuProps extends Omit<MenuChoiceProps<string>, 'options' | 'onChoose'> {
  readonly actions: readonly Action[];
}

/** Renders a button with a menu of actions. */
export const ActionMenu = ({ actions, ...menu }: ActionMenuProps) => (
  <MenuChoice
    {...menu}
    options={actions.map(({ title }, index) => [String(index), title])}
    onChoose={(index) => actions[Number(index)]?.act()}
  />
);
