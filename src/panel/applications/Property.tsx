import { useId, useState } from 'react';
import { PanelIcon } from '../base/PanelIcon';
import { PickMenu } from '../data/PickMenu';
import './part.css';

interface PropertyButtonProps {
  readonly id?: string;
  readonly label: string;
  readonly value: string;
  readonly isOpen: boolean;
  readonly hasMenu?: boolean;
  readonly onPress: (button: HTMLElement) => void;
}

/** Renders the name of a property, and its value as a button: several controls of MUI take long to render. */
export function PropertyButton({
  label,
  value,
  isOpen,
  hasMenu,
  onPress,
  ...own
}: PropertyButtonProps) {
  const made = useId();
  const id = own.id ?? made;
  return (
    <span className="ap-property">
      <span id={`${id}-name`}>{label}</span>
      <button
        type="button"
        id={id}
        className="pn-bare"
        aria-labelledby={`${id}-name ${id}`}
        aria-haspopup={hasMenu ? 'menu' : undefined}
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => onPress(currentTarget)}
      >
        <bdi className="truncate">{value}</bdi>
        <PanelIcon shape="down" />
      </button>
    </span>
  );
}

interface PropertyProps<T extends string> extends Pick<
  PropertyButtonProps,
  'id' | 'label' | 'value'
> {
  readonly current: T;
  readonly options: readonly (readonly [value: T, name: string])[];
  readonly onChoose: (value: T) => void;
}

/** Renders a property that is chosen in a menu, which is rendered once it was opened. */
export function Property<T extends string>({
  current,
  options,
  onChoose,
  ...button
}: PropertyProps<T>) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <>
      <PropertyButton
        {...button}
        hasMenu
        isOpen={anchor !== undefined}
        onPress={(opened) => {
          setAnchor(opened);
          setWasOpen(true);
        }}
      />
      {wasOpen && (
        <PickMenu
          {...{ anchor, options, current, onChoose }}
          label={button.label}
          onClose={() => setAnchor(undefined)}
        />
      )}
    </>
  );
}
