import type { FieldProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { WidgetName } from '../../definition/types/table';
import { fieldOptions } from '../rjsf/fieldOptions';
import { DatesField } from './DatesField';
import { FramedInput } from './FramedInput';

/** Widgets that have their own frame, or none. */
const FIELDS: Readonly<Partial<Record<WidgetName, ComponentType<FieldProps>>>> = {
  note: NoteField,
  dates: DatesField,
};

/** Renders every field that is not an object or a list of rows: most have one answer. */
export function ControlField(props: FieldProps) {
  const Field = FIELDS[fieldOptions(props.uiSchema).control] ?? FramedInput;
  return <Field {...props} />;
}

/** Renders a text between the questions. */
function NoteField({ uiSchema }: FieldProps) {
  return <p className="rg-notice rg-words">{fieldOptions(uiSchema).label}</p>;
}
