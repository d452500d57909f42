import type { Answer, Choice } from '../../definition/model/field';
import './control.css';
import './choice.css';
import { ariaOf, type InputProps } from './inputProps';

export interface ChoiceProps extends InputProps {
  readonly choices: readonly Choice<string>[];
  readonly value: Answer | undefined;
  readonly onChange: (value: Answer | undefined) => void;
}

/** Renders a few choices as radio buttons; the first one has the id, to which an error's link leads. */
export function RadioChoice(props: ChoiceProps) {
  const { id, name, choices, value, onChange, readOnly } = props;
  return (
    <div
      className="rg-radios"
      role="radiogroup"
      aria-readonly={readOnly || undefined}
      {...ariaOf(props)}
    >
      {choices.map((choice, index) => (
        <label key={String(choice.value)} className="rg-radio line">
          <input
            type="radio"
            className="rg-radio-mark"
            id={index === 0 ? id : `${id}-${index}`}
            name={name}
            value={String(choice.value)}
            checked={choice.value === value}
            onChange={() => {
              if (!readOnly) onChange(choice.value);
            }}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  );
}
