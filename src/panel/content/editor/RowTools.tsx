import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { PanelIcon } from '../../layout/PanelIcon';
import { t } from '../../language/t';

interface RowToolsProps {
  /** What the buttons are about: "Requirement 2". */
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  /** Undefined: it stays. */
  readonly onRemove?: () => void;
  readonly size?: IconButtonProps['size'];
}

/** Moves a row up or down, or takes it away. */
export function RowTools(props: RowToolsProps) {
  const { name, index, count, onMove, onRemove, size = 'small' } = props;
  return (
    <span className="pn-row-tools">
      <IconButton
        size={size}
        aria-label={t('Move {{name}} up', { name })}
        aria-disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <PanelIcon shape="up" />
      </IconButton>
      <IconButton
        size={size}
        aria-label={t('Move {{name}} down', { name })}
        aria-disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <PanelIcon shape="down" />
      </IconButton>
      {onRemove && (
        <IconButton size={size} aria-label={t('Remove {{name}}', { name })} onClick={onRemove}>
          <PanelIcon shape="bin" />
        </IconButton>
      )}
    </span>
  );
}
