import type { FieldProps } from '@rjsf/utils';
import { type ComponentType, useCallback } from 'react';
import type { Json } from '../../definition/model/values';
import type { WidgetName } from '../../definition/types/table';
import { controlId } from '../controlId';
import { fieldOptions } from '../rjsf/fieldOptions';
import { useFullPath, useAnswerIssue, useScope } from '../scope/ScopeContext';
import { controlFor } from '../widgets/table';
import { DatesField } from './DatesField';
import { FieldFrame } from './FieldFrame';
import { headIds } from './FrameHead';

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

/** Renders a field with one answer: its frame and the widget of its definition. */
function FramedInput({ fieldPathId, formData, onChange, uiSchema, readonly }: FieldProps) {
  const { path } = fieldPathId;
  const full = useFullPath(path);
  const id = controlId(full);
  const { environment } = useScope();
  const options = fieldOptions(uiSchema);
  // An issue inside a value that the page passed is shown at the value itself.
  const issue = useAnswerIssue(path, options.control === 'handed');
  const { Widget, isGroup = false } = controlFor(options.control);
  const change = useCallback((value: Json | undefined) => onChange(value, path), [onChange, path]);
  return (
    <FieldFrame id={id} options={options} issue={issue} group={isGroup}>
      <Widget
        id={id}
        name={full.join('.')}
        path={path}
        value={formData as Json | undefined}
        onChange={change}
        options={options}
        invalid={issue !== undefined}
        required={!options.optional}
        readOnly={readonly ?? false}
        placeholder={options.placeholder}
        autoComplete={options.autocomplete}
        language={environment.language}
        {...headIds(id, options.help, issue)}
      />
    </FieldFrame>
  );
}

/** Renders a text between the questions. */
function NoteField({ uiSchema }: FieldProps) {
  return <p className="rg-notice rg-words">{fieldOptions(uiSchema).label}</p>;
}
