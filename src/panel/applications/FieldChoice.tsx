import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { requestableFields } from '../../definition/model/requested';
import { t } from '../language/t';
import type { StaffApplication } from './application';
import { labelOf } from './asked';

interface FieldChoiceProps {
  readonly definition: StaffApplication['definition'];
  readonly legend: string;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

/** Chooses fields of a form whose answers are to change. */
export function FieldChoice({ definition, legend, chosen, onChoose }: FieldChoiceProps) {
  const choose = (name: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(name);
    else next.delete(name);
    onChoose(next);
  };
  return (
    <>
      <fieldset>
        <legend>{legend}</legend>
        {requestableFields(definition).map((name) => (
          <FormControlLabel
            key={name}
            label={labelOf(definition.form.properties[name]) ?? name}
            control={
              <Checkbox
                size="small"
                checked={chosen.has(name)}
                onChange={(_, isChosen) => choose(name, isChosen)}
              />
            }
          />
        ))}
      </fieldset>
      <p>{t('Fields that depend on these are opened with them. No other answer can change.')}</p>
    </>
  );
}
