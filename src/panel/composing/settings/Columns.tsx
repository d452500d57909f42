import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { isSingle } from '../../../definition/model/field';
import type { ServiceFile } from '../../../definition/model/service';
import { isDisplayed } from '../../../definition/model/widget';
import { ownText } from '../../language/panelLanguage';
import { t } from '../../language/t';
import type { Parts } from '../composing';
import { resolved } from '../composing';

interface ColumnsProps {
  readonly document: ServiceFile;
  readonly parts: Parts;
  readonly onChange: (document: ServiceFile) => void;
}

/** Chooses which answers the list of applications shows, and which show what an application is about. */
export function Columns({ document, parts, onChange }: ColumnsProps) {
  const service = resolved(document, parts);
  const fields = Object.entries(service?.form.properties ?? {}).filter(
    ([name, field]) =>
      isSingle(field) && isDisplayed(field) && !document.submit.omit?.includes(name),
  );
  const choose = (list: 'columns' | 'about', name: string, isChosen: boolean) => {
    const { staff } = document;
    const others = (staff[list] ?? []).filter((one) => one !== name);
    const all = isChosen ? [...others, name] : others;
    onChange({ ...document, staff: { ...staff, [list]: all } });
  };
  const lists = { columns: t('Columns of the list'), about: t('What an application is about') };
  return (Object.keys(lists) as (keyof typeof lists)[]).map((list) => (
    <fieldset key={list} className="pn-field">
      <legend className="pn-label">{lists[list]}</legend>
      <FormGroup row>
        {fields.map(([name, field]) => (
          <FormControlLabel
            key={name}
            label={ownText(field.label)}
            control={
              <Checkbox
                size="small"
                checked={document.staff[list]?.includes(name) ?? false}
                onChange={({ target }) => choose(list, name, target.checked)}
              />
            }
          />
        ))}
      </FormGroup>
    </fieldset>
  ));
}
