import TextField from '@mui/material/TextField';
import { useState } from 'react';

interface DayFieldProps {
  readonly label: string;
  readonly value: string;
  readonly helperText?: string;
  readonly className?: string;
  readonly onChoose: (day: string) => void;
}

/** Prevents requests for the years 0002 to 0202 while somebody types 2026. */
const FIRST_DAY = '2000-01-01';

/** Renders a native date input; reports complete dates only. */
export function DayField({ label, value, helperText, className, onChoose }: DayFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // The value was changed by Back, by a button or by a colleague.
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  return (
    <TextField
      type="date"
      size="small"
      label={label}
      value={typed}
      {...(className !== undefined && { className })}
      {...(helperText !== undefined && { helperText })}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value === '' || target.value >= FIRST_DAY) onChoose(target.value);
      }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
