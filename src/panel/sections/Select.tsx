import TextField from '@mui/material/TextField';
import { t } from '../language/t';

interface SelectProps {
  readonly id: string;
  readonly label: string;
  /** Empty if nothing is selected yet. */
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly name: string }[];
  readonly help?: string | undefined;
  readonly issue?: string | undefined;
  readonly onChoose: (value: string) => void;
}

/** Renders a select with an optional empty state. */
export function Select({ id, label, value, choices, help, issue, onChoose }: SelectProps) {
  return (
    <TextField
      select
      id={id}
      size="small"
      fullWidth
      label={label}
      value={value}
      error={issue !== undefined}
      helperText={issue ?? help}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      onChange={({ target }) => {
        if (target.value !== '') onChoose(target.value);
      }}
    >
      {value === '' && <option value="">{t('Choose…')}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.name}
        </option>
      ))}
    </TextField>
  );
}
