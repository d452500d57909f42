import { useCallback } from 'react';
import type { Json } from '../../definition/model/values';
import { controlId } from '../controlId';
import { LazyPart } from '../inputs/LazyPart';
import { fieldOptions } from '../rjsf/fieldOptions';
import { useAnswer, useAnswerIssue, useFullPath, useScope } from '../scope/ScopeContext';
import { useFollowing } from '../scope/useFollowing';
import type { WidgetProps } from '../widgets/widgetProps';
import { controlFor } from '../widgets/table';
import { FieldFrame, headIds } from './FieldFrame';
import type { PlacedField } from './SchemaField';

export const loadUnless = () => import('../widgets/UnlessChoices');

type FramedInputProps = Pick<PlacedField, 'path' | 'uiSchema'>;

/** Renders a field with one answer: its frame and the widget of its definition. */
export function FramedInput({ path, uiSchema }: FramedInputProps) {
  const full = useFullPath(path);
  const id = controlId(full);
  const { environment, scope, translate } = useScope();
  const options = fieldOptions(uiSchema);
  // An issue inside a value that the page passed is shown at the value itself.
  const issue = useAnswerIssue(path, options.control === 'handed');
  const { Widget, isGroup = false } = controlFor(options.control);
  const change = useCallback((value: Json | undefined) => scope.set(path, value), [scope, path]);
  const { prefill } = options;
  const isCalculated = typeof prefill === 'object' && 'calculate' in prefill;
  const props: WidgetProps = {
    id,
    name: full.join('.'),
    path,
    onChange: change,
    options,
    invalid: issue !== undefined,
    required: !options.optional,
    readOnly: environment.readOnly,
    placeholder: options.placeholder,
    autoComplete: options.autocomplete,
    language: environment.language,
    ...headIds(id, options, issue),
  };
  const below = options.unless && (
    <div className="rg-unless">
      <p className="rg-help" id={`${id}-unless`}>
        {translate('form.unless')}
      </p>
      <LazyPart load={loadUnless}>{(part) => <part.UnlessChoices {...props} />}</LazyPart>
    </div>
  );
  return (
    <FieldFrame
      id={id}
      as={isGroup ? 'span' : 'label'}
      options={options}
      issue={issue}
      below={below}
    >
      {isCalculated && options.control !== 'date' && (
        <Following path={path} options={options} onChange={change} />
      )}
      <Widget {...props} />
    </FieldFrame>
  );
}

type FollowingProps = Pick<WidgetProps, 'path' | 'options' | 'onChange'>;

/** Fills in what is calculated, until the visitor changes it. */
function Following({ path, options, onChange }: FollowingProps) {
  useFollowing(path, options, useAnswer(path), onChange);
  return null;
}
