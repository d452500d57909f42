import Form, { type IChangeEvent } from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { memo, useCallback, useMemo, useState } from 'react';
import type { Shape } from '../../definition/model/field';
import { toStructure } from '../../definition/ui/toStructure';
import { toUiSchema } from '../../definition/ui/toUiSchema';
import { isRecord, type Values } from '../../definition/model/values';
import { isTyped } from '../../definition/model/widget';
import { isFiles } from '../../definition/model/types/table';
import { controlId, CONTROL_ID_SEPARATOR } from '../controlId';
import { useScope, useScopeState } from '../scope/ScopeContext';
import { FORM_PROPS } from '../rjsf/formProps';
import { formTheme } from './theme';
import { blockValidator, namedStructure } from '../rjsf/validator';

/**
 * Renders some fields of the scope's shape as one rjsf form. Long forms consist of several: the
 * cost of a change grows with the form in which it happens (Decisions in src/ARCHITECTURE.md).
 */
export const SchemaForm = memo(function SchemaForm({ fields }: FieldsProps) {
  const epoch = useScopeState((state) => state.epoch);
  return <SchemaFormOnce key={epoch} fields={fields} />;
});

interface FieldsProps {
  readonly fields: readonly string[];
}

/** Holds its values itself after the first render; replacing them all starts a new epoch. */
function SchemaFormOnce({ fields }: FieldsProps) {
  const { scope, shape, environment } = useScope();
  const schema = useMemo(
    () => namedStructure(toStructure(scope.shape, fields) as RJSFSchema),
    [scope, fields],
  );
  const uiSchema = useMemo(() => toUiSchema(shape, fields) as UiSchema, [shape, fields]);
  const validator = useMemo(() => blockValidator(schema, scope), [schema, scope]);
  const [initial] = useState(() => initialValues(scope.store.getState().values, fields));
  // rjsf knows the other fields only with their initial values.
  const typed = useMemo(() => fields.filter((name) => isInput(scope.shape, name)), [scope, fields]);
  const onChange = useCallback(
    ({ formData }: IChangeEvent<unknown>) => {
      scope.merge(typed, isRecord(formData) ? formData : {});
    },
    [scope, typed],
  );
  return (
    <Form
      {...FORM_PROPS}
      {...formTheme}
      className="rg-block"
      schema={schema}
      uiSchema={uiSchema}
      initialFormData={initial}
      validator={validator}
      onChange={onChange}
      idPrefix={controlId(scope.prefix)}
      idSeparator={CONTROL_ID_SEPARATOR}
      readonly={environment.readOnly}
    />
  );
}

/** Photos are written by their widget. */
function isInput({ properties }: Shape, name: string): boolean {
  const field = properties[name];
  return field !== undefined && isTyped(field) && !isFiles(field);
}

function initialValues(values: Values, fields: readonly string[]): Values {
  return Object.fromEntries(
    fields.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]),
  );
}
