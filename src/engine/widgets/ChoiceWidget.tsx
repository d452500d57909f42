import { useTranslate } from '../useTranslate';
import type { Answer } from '../../definition/model/field';
import { ariaOf } from '../inputs/inputProps';
import { RadioChoice } from '../inputs/RadioChoice';
import { SelectChoice } from '../inputs/SelectChoice';
import { useAnswer } from '../scope/ScopeContext';
import type { WidgetProps } from './widgetProps';

/** Renders a single choice; a boolean without choices of its own has yes and no. */
export function ChoiceWidget({ options, path, ...input }: WidgetProps) {
  const value = useAnswer(path);
  const t = useTranslate();
  const choices = options.choices ?? [
    { value: true, label: t('form.yes') },
    { value: false, label: t('form.no') },
  ];
  const Choice = options.control === 'select' ? SelectChoice : RadioChoice;
  // A radio group is named by its label's id; a select by the label itself.
  const labelledBy = options.control === 'select' ? undefined : input.labelledBy;
  return (
    <Choice
      {...input}
      labelledBy={labelledBy}
      choices={choices}
      value={(value ?? undefined) as Answer | undefined}
    />
  );
}

/** Renders only the native control: the label is part of the frame. */
export function CheckboxWidget({ path, onChange, ...input }: WidgetProps) {
  const value = useAnswer(path);
  return (
    <input
      type="checkbox"
      className="rg-checkbox"
      id={input.id}
      name={input.name}
      checked={value === true}
      disabled={input.readOnly}
      {...ariaOf({ ...input, required: false, labelledBy: undefined })}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
