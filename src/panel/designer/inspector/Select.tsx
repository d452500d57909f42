import type { ComponentProps } from 'react';
import { SelectField } from '../../data/fields/SelectField';
import { t } from '../../language/t';

/** What controls have in common. */
export interface InputProps {
  readonly id: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
}

type SelectProps = InputProps &
  Pick<ComponentProps<typeof SelectField<string>>, 'value' | 'options' | 'onChoose'>;

/** Renders a select, with an empty option as long as nothing is selected. */
export const Select = ({ value, options, help, error, ...field }: SelectProps) => (
  <SelectField
    fullWidth
    value={value}
    options={value === '' ? [['', t('Choose…')], ...options] : options}
    error={error !== undefined}
    helperText={error ?? help}
    {...field}
  />
);
