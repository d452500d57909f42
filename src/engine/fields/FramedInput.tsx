import { useCallback } from 'react';
import type { Json } from '../../definition/model/values';
import { controlId } from '../controlId';
import { fieldOptions } from '../rjsf/fieldOptions';
import { useAnswerIssue, useFullPath, useScope } from '../scope/ScopeContext';
import { controlFor } from '../widgets/table';
import { FieldFrame, headIds } from './FieldFrame';
import type { PlacedField } from './SchemaField';

type FramedInputProps = Pick<PlacedField, 'path' | 'uiSchema'>;

/** Renders a field with one answer: its frame and the widget of its definition. */
export function FramedInput({ path, uiSchema }: FramedInputProps) {
  const full = useFullPath(path);
  const id = controlId(full);
  const { environment, scope } = useScope();
  const options = fieldOptions(uiSchema);
  // An issue inside a value that the page passed is shown at the value itself.
  const issue = useAnswerIssue(path, options.control === 'handed');
  const { Widget, isGroup = false } = controlFor(options.control);
  const change = useCallback((value: Json | undefined) => scope.set(path, value), [scope, path]);
  return (
    <FieldFrame id={id} as={isGroup ? 'span' : 'label'} options={options} issue={issue}>
      <Widget
        id={id}
        name={full.join('.')}
        path={path}
        onChange={change}
        options={options}
        invalid={issue !== undefined}
        required={!options.optional}
        readOnly={environment.readOnly}
        placeholder={options.placeholder}
        autoComplete={options.autocomplete}
        language={environment.language}
        {...headIds(id, options, issue)}
      />
    </FieldFrame>
  );
}
