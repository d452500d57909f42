import { SelectField } from '../data/SelectField';
import { t } from '../language/t';

interface SelectProps {
  readonly id: string;
  readonly label: string;
  /** Empty if nothing is selected yet. */
  readonly value: string;
  readonly options: readonly (readonly [value: string, word: string])[];
  readonly help?: string | undefined;
  readonly issue?: string | undefined;
  readonly onChoose: (value: string) => void;
}

/** Renders a select with an optional empty state. */
export const Select = ({ value, options, help, issue, ...field }: SelectProps) => (
  <SelectField
    fullWidth
    value={value}
    options={value === '' ? [['', t('Choose…')], ...options] : options}
    error={issue !== undefined}
    helperText={issue ?? help}
    {...field}
  />
);
