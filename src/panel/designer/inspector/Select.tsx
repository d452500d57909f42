import type { ComponentProps } from 'react';
import { SelectField } from '../../data/fields/SelectField';
import { t } from '../../language/t';

interface SelectProps extends Pick<
  ComponentProps<typeof SelectField<string>>,
  'id' | 'label' | 'value' | 'options' | 'onChoose'
> {
  readonly help?: string | undefined;
  readonly issue?: string | undefined;
}

/** Renders a select, with an empty option as long as nothing is selected. */
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
