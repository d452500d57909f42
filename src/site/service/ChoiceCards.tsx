import { type ReactNode, useId } from 'react';
import { useTexts } from '../../platform/content/useTexts';
import type { TranslatedText } from '../../platform/content/translatedText';
import '../../engine/inputs/choice.css';
import './choiceCards.css';

interface ChoiceCardsProps {
  readonly legend: string;
  readonly options: readonly {
    readonly id: string;
    readonly name: TranslatedText;
    /** What is below the name, such as its price. */
    readonly note?: ReactNode;
  }[];
  /** The id of the chosen option, if there is one. */
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

export function ChoiceCards({ legend, options, chosen, onChoose }: ChoiceCardsProps) {
  const { textOf } = useTexts();
  const name = useId();
  return (
    <fieldset className="choice-cards">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.id} className="rg-radio choice-card line">
          <input
            type="radio"
            className="rg-radio-mark"
            name={name}
            value={option.id}
            checked={option.id === chosen}
            onChange={() => onChoose(option.id)}
          />
          <span>
            <span dir="auto">{textOf(option.name)}</span>
            {option.note}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
