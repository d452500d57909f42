import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { PanelIcon } from '../base/PanelIcon';
import { t } from '../language/t';

interface RowToolsProps {
  /** What the buttons are about: "Requirement 2". */
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  /** Undefined: it stays. */
  readonly onRemove?: () => void;
  /** False: so few are left that none can be removed now. */
  readonly canRemove?: boolean;
  readonly size?: IconButtonProps['size'];
  /** The rows stand side by side. */
  readonly isHorizontal?: boolean;
}

/** Renders the buttons that move a row up and down, or forward and backward, and that remove it. */
export function RowTools(props: RowToolsProps) {
  const { name, index, count, onMove, onRemove, canRemove = true } = props;
  const { size = 'small', isHorizontal = false } = props;
  const removeLabel = t('Remove {{name}}', { name });
  const steps = isHorizontal
    ? ([
        [index - 1, 'back', t('Move {{name}} forward', { name })],
        [index + 1, 'next', t('Move {{name}} backward', { name })],
      ] as const)
    : ([
        [index - 1, 'up', t('Move {{name}} up', { name })],
        [index + 1, 'down', t('Move {{name}} down', { name })],
      ] as const);
  return (
    <span className="pn-row-tools">
      {steps.map(([to, shape, label]) => (
        <IconButton
          key={shape}
          size={size}
          aria-label={label}
          title={label}
          // A disabled one keeps the focus, since it may be enabled again after the next step.
          aria-disabled={to < 0 || to === count}
          onClick={() => to >= 0 && to < count && onMove(to)}
        >
          <PanelIcon shape={shape} />
        </IconButton>
      ))}
      {onRemove && (
        <IconButton
          size={size}
          aria-label={removeLabel}
          title={removeLabel}
          aria-disabled={!canRemove}
          onClick={canRemove ? onRemove : undefined}
        >
          <PanelIcon shape="bin" />
        </IconButton>
      )}
    </span>
  );
}

export const AddButton = (props: ButtonProps) => (
  <Button variant="outlined" startIcon={<PanelIcon shape="add" />} {...props} />
);
