import TextField from '@mui/material/TextField';

interface ChoiceSelectProps {
  readonly label: string;
  /** The label of the option without a filter. */
  readonly all: string;
  readonly options: readonly (readonly [value: string, word: string])[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** Renders a filter with one of several values, or none. */
export function ChoiceSelect({ label, all, options, value, onChoose }: ChoiceSelectProps) {
  return (
    <TextField
      select
      size="small"
      className="ap-filter"
      label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{all}</option>
      {options.map(([each, word]) => (
        <option key={each} value={each}>
          {word}
        </option>
      ))}
    </TextField>
  );
}
