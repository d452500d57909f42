import { chosenUnless } from '../../definition/model/field';
import { idList } from '../inputs/inputProps';
import { ChoiceMarks } from '../inputs/RadioChoice';
import { useAnswer } from '../scope/ScopeContext';
import type { WidgetProps } from './widgetProps';

/** Renders the choices beside a number or a date: choosing one empties the input, and typing there replaces it. */
export function UnlessChoices({ path, options, onChange, ...input }: WidgetProps) {
  const chosen = chosenUnless(options, useAnswer(path))?.value;
  const { unless: choices = [] } = options;
  const id = `${input.id}-unless`;
  return (
    <ChoiceMarks
      {...input}
      type={choices.length === 1 ? 'checkbox' : 'radio'}
      id={`${id}-choice`}
      name={`${input.name}-unless`}
      choices={choices}
      isChosen={(value) => value === chosen}
      onChoose={(value) => onChange(value === chosen ? undefined : value)}
      invalid={false}
      required={false}
      describedBy={undefined}
      labelledBy={idList(input.labelledBy, id)}
    />
  );
}
