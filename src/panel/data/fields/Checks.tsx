import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import type { Json } from '../../../definition/model/values';

interface CheckProps {
  readonly id?: string;
  readonly label: string;
  readonly isOn: boolean;
  readonly onToggle: (isOn: boolean) => void;
}

export const Check = ({ id, label, isOn, onToggle }: CheckProps) => (
  <FormControlLabel
    label={<bdi>{label}</bdi>}
    control={<Checkbox id={id} />}
    checked={isOn}
    onChange={(_, isTicked) => onToggle(isTicked)}
  />
);

interface ChecksProps<Value extends Json> {
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly chosen: readonly Json[];
  /** Side by side. */
  readonly isRow?: boolean;
  readonly onChoose: (chosen: Value[]) => void;
}

/** Renders a box to tick for each of some values, in the order in which they are ticked. */
export function Checks<Value extends Json>(props: ChecksProps<Value>) {
  const { options, chosen, isRow = false, onChoose } = props;
  const checks = options.map(([value, label]) => (
    <Check
      key={String(value)}
      label={label}
      isOn={chosen.includes(value)}
      onToggle={(isOn) => {
        const others = chosen.filter((one) => one !== value) as Value[];
        onChoose(isOn ? [...others, value] : others);
      }}
    />
  ));
  return isRow ? <FormGroup row>{checks}</FormGroup> : checks;
}
