import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup, { type ToggleButtonGroupProps } from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';

interface ToggleFieldProps<T extends string> extends Pick<ToggleButtonGroupProps, 'sx'> {
  readonly label: string;
  readonly options: readonly (readonly [value: T, words: ReactNode])[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
}

/** Renders a few options side by side, of which one is chosen. */
export function ToggleField<T extends string>(props: ToggleFieldProps<T>) {
  const { label, sx, options, value, onChoose } = props;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      sx={sx}
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
