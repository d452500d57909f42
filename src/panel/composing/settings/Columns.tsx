import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { isSingle, type Properties } from '../../../definition/model/field';
import type { ServiceFile } from '../../../definition/model/service';
import { isDisplayed } from '../../../definition/model/widget';
import { ownText } from '../../language/panelLanguage';
import { t } from '../../language/t';

interface ColumnsProps {
  readonly document: ServiceFile;
  readonly properties: Properties;
  readonly onChange: (document: ServiceFile) => void;
}

/** Chooses which answers the list of applications shows, in the order in which they are ticked, and which are not sent. */
export function Columns({ document, properties, onChange }: ColumnsProps) {
  const { staff, submit } = document;
  const { omit = [] } = submit;
  // A hidden answer, such as the country of a visa, may well be a column.
  const cells = Object.entries(properties).filter(
    ([name, field]) =>
      isSingle(field) && !omit.includes(name) && (isDisplayed(field) || field.widget === 'hidden'),
  );
  return (
    <>
      <Names
        label={t('Columns of the list')}
        fields={cells}
        chosen={staff.columns}
        onChange={(columns) => onChange({ ...document, staff: { ...staff, columns } })}
      />
      <Names
        label={t('Answers that are not sent')}
        fields={Object.entries(properties)}
        chosen={omit}
        onChange={(names) => {
          const { omit: _, ...others } = submit;
          const sent = names.length > 0 ? { ...submit, omit: names } : others;
          onChange({ ...document, submit: sent });
        }}
      />
    </>
  );
}

interface NamesProps {
  readonly label: string;
  readonly fields: readonly (readonly [string, Properties[string]])[];
  readonly chosen: readonly string[];
  readonly onChange: (names: readonly string[]) => void;
}

const Names = ({ label, fields, chosen, onChange }: NamesProps) => (
  <fieldset className="pn-field">
    <legend className="pn-label">{label}</legend>
    <FormGroup row>
      {fields.map(([name, field]) => (
        <FormControlLabel
          key={name}
          label={ownText(field.label)}
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(name)}
              onChange={(_, isChosen) => {
                const others = chosen.filter((one) => one !== name);
                onChange(isChosen ? [...others, name] : others);
              }}
            />
          }
        />
      ))}
    </FormGroup>
  </fieldset>
);
