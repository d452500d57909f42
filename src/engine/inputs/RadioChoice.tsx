import type { Answer, Choice } from '../../definition/model/field';
import './control.css';
import './choice.css';
import { ariaOf, type InputProps } from './inputProps';

export interface ChoiceProps extends InputProps {
  readonly choices: readonly Choice<string>[];
  readonly value: Answer | undefined;
  readonly onChange: (value: Answer | undefined) => void;
}

interface MarksProps extends InputProps {
  readonly type: 'radio' | 'checkbox';
  readonly choices: readonly Choice<string>[];
  readonly isChosen: (value: Answer) => boolean;
  readonly onChoose: (value: Answer) => void;
}

/**
 * Renders choices as radio buttons or check boxes. The first one has the id, to which an error's link leads. Radio buttons
 * are described as a group; of check boxes, the first one has the description.
 */
export function ChoiceMarks({ type, choices, isChosen, onChoose, ...input }: MarksProps) {
  const { id, name, readOnly, invalid, labelledBy } = input;
  const isRadio = type === 'radio';
  const group = isRadio
    ? { role: 'radiogroup', 'aria-readonly': readOnly || undefined, ...ariaOf(input) }
    : { role: 'group', 'aria-labelledby': labelledBy };
  return (
    <div className={invalid && !isRadio ? 'rg-radios rg-radios-invalid' : 'rg-radios'} {...group}>
      {choices.map(({ value, label }, index) => (
        <label key={String(value)} className="rg-radio line">
          <input
            type={type}
            className="rg-radio-mark"
            id={index === 0 ? id : `${id}-${index}`}
            name={name}
            value={String(value)}
            checked={isChosen(value)}
            disabled={readOnly && !isRadio}
            {...(index === 0 && !isRadio && ariaOf({ ...input, labelledBy: undefined }))}
            onChange={() => {
              if (!readOnly) onChoose(value);
            }}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}

/** Renders a few choices as radio buttons. */
export const RadioChoice = ({ value, onChange, ...props }: ChoiceProps) => (
  <ChoiceMarks {...props} type="radio" isChosen={(one) => one === value} onChoose={onChange} />
);
