import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface ToggleFieldProps<T extends string> {
  readonly label: string;
  readonly options: readonly (readonly [value: T, word: string])[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
}

/** Renders a few options side by side, of which one is chosen. */
export function ToggleField<T extends string>(props: ToggleFieldProps<T>) {
  const { label, options, value, onChoose } = props;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={value}
      // MUI reports null when the selected button is pressed again.
      onChange={(_, next: T | null) => next !== null && onChoose(next)}
    >
      {options.map(([each, word]) => (
        <ToggleButton key={each} value={each}>
          {word}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
