import { useTranslate } from '../useTranslate';
import './control.css';
import './choice.css';
import { ariaOf } from './inputProps';
import type { ChoiceProps } from './RadioChoice';
import { groupsOf } from './groupsOf';
import type { Choice } from '../../definition/model/field';

/** Renders many choices as a native select, which phones show in their own way; nothing is preselected. */
export function SelectChoice(props: ChoiceProps) {
  const { id, name, choices, value, onChange, readOnly, placeholder, autoComplete } = props;
  const t = useTranslate();
  // A select cannot be read-only: it then contains only the chosen option.
  const offered = readOnly ? choices.filter((choice) => choice.value === value) : choices;
  return (
    <div className="rg-select">
      <select
        id={id}
        name={name}
        className="rg-input"
        value={value === undefined ? '' : String(value)}
        autoComplete={autoComplete}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          onChange(choices.find((choice) => String(choice.value) === chosen)?.value);
        }}
        {...ariaOf(props)}
      >
        {!(readOnly && offered.length > 0) && (
          <option value="">{placeholder ?? t('form.choose')}</option>
        )}
        {groupsOf(offered).map(([group, own]) =>
          group === undefined ? (
            own.map(optionOf)
          ) : (
            <optgroup key={group} label={group}>
              {own.map(optionOf)}
            </optgroup>
          ),
        )}
      </select>
    </div>
  );
}

const optionOf = ({ value, label }: Choice<string>) => (
  <option key={String(value)} value={String(value)}>
    {label}
  </option>
);
