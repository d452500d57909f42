import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';

interface ToggleFieldProps<T extends string> {
  readonly label: string;
  readonly className?: string;
  readonly options: readonly (readonly [value: T, words: ReactNode])[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
}

/** Renders a few options side by side, of which one is chosen. */
export function ToggleField<T extends string>(props: ToggleFieldProps<T>) {
  const { label, className = '', options, value, onChoose } = props;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      className={className}
      aria-label={label}
      value={value}
      // MUI reports null when the selected button is pressed again.
      onChange={(_, next: T | null) => next !== null && onChoose(next)}
    >
      {options.map(([each, words]) => (
        <ToggleButton key={each} value={each}>
          {words}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
