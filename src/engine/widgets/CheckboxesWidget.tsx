import type { Answer, Choice } from '../../definition/model/field';
import type { Json } from '../../definition/model/values';
import { ariaOf, type InputProps } from '../inputs/inputProps';
import '../inputs/control.css';
import '../inputs/choice.css';
import { useAnswer } from '../scope/ScopeContext';
import type { WidgetProps } from './widgetProps';

interface CheckboxesProps extends InputProps {
  readonly choices: readonly Choice<string>[];
  readonly value: readonly Json[] | undefined;
  readonly onChange: (value: Answer[] | undefined) => void;
}

/** Renders several choices as checkboxes, reported in their order; the first one has the id and the description. */
export function Checkboxes(props: CheckboxesProps) {
  const { id, name, choices, value = [], onChange, readOnly } = props;
  const toggle = (changed: Answer) => {
    const isChecked = (one: Answer) => value.includes(one) !== (one === changed);
    const checked = choices.map((choice) => choice.value).filter(isChecked);
    onChange(checked.length > 0 ? checked : undefined);
  };
  return (
    <div
      className={props.invalid ? 'rg-radios rg-radios-invalid' : 'rg-radios'}
      role="group"
      aria-labelledby={props.labelledBy}
    >
      {choices.map((choice, index) => (
        <label key={String(choice.value)} className="rg-radio line">
          <input
            type="checkbox"
            className="rg-radio-mark"
            id={index === 0 ? id : `${id}-${index}`}
            name={name}
            value={String(choice.value)}
            checked={value.includes(choice.value)}
            disabled={readOnly}
            {...(index === 0 && ariaOf({ ...props, labelledBy: undefined }))}
            onChange={() => toggle(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  );
}

/** Renders the checkboxes of a form; an answer of an older draft that is not a list counts as missing. */
export function CheckboxesWidget({ options, path, ...input }: WidgetProps) {
  const value = useAnswer(path);
  return (
    <Checkboxes
      {...input}
      choices={options.choices ?? []}
      value={Array.isArray(value) ? value : undefined}
    />
  );
}
