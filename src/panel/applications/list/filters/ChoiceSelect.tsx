import { SelectField } from '../../../data/fields/SelectField';

interface ChoiceSelectProps {
  readonly label: string;
  /** The label of the option without a filter. */
  readonly all: string;
  readonly options: readonly (readonly [value: string, word: string])[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

const LOOK = { flex: { xs: '1 1 136px', sm: '0 0 150px' } };

/** Renders a filter with one of several values, or none. */
export const ChoiceSelect = ({ all, options, ...field }: ChoiceSelectProps) => (
  <SelectField menu sx={LOOK} options={[['', all], ...options]} {...field} />
);
