import { chosenUnless } from '../../definition/model/field';
import { idList } from '../inputs/inputProps';
import { RadioChoice } from '../inputs/RadioChoice';
import { useAnswer } from '../scope/ScopeContext';
import { Checkboxes } from './table';
import type { WidgetProps } from './widgetProps';

/** Renders the choices beside a number or a date: choosing one empties the input, and typing there replaces it. */
export function UnlessChoices({ path, options, onChange, ...input }: WidgetProps) {
  const chosen = chosenUnless(options, useAnswer(path))?.value;
  const { unless: choices = [] } = options;
  const id = `${input.id}-unless`;
  const shared = {
    ...input,
    id: `${id}-choice`,
    name: `${input.name}-unless`,
    choices,
    invalid: false,
    required: false,
    describedBy: undefined,
    labelledBy: idList(input.labelledBy, id),
  };
  return choices.length === 1 ? (
    <Checkboxes
      {...shared}
      value={chosen === undefined ? undefined : [chosen]}
      onChange={(values) => onChange(values?.[0])}
    />
  ) : (
    <RadioChoice {...shared} value={chosen} onChange={onChange} />
  );
}
