import Form from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { memo, useMemo } from 'react';
import { toStructure } from '../../definition/ui/toStructure';
import { toUiSchema } from '../../definition/ui/toUiSchema';
import { controlId, CONTROL_ID_SEPARATOR } from '../controlId';
import { useScope } from '../scope/ScopeContext';
import { FORM_PROPS } from '../rjsf/formProps';
import { formTheme } from './theme';
import { compiledValidator, namedStructure } from '../rjsf/validator';

/**
 * Renders some fields of the scope's shape as one rjsf form. It has no data: each field reads its answer from the scope
 * and writes it there, so that rjsf renders nothing again when an answer changes.
 */
export const SchemaForm = memo(function SchemaForm({ fields }: { fields: readonly string[] }) {
  const { scope, shape } = useScope();
  const schema = useMemo(
    () => namedStructure(toStructure(scope.shape, fields) as RJSFSchema),
    [scope, fields],
  );
  const uiSchema = useMemo(() => toUiSchema(shape, fields) as UiSchema, [shape, fields]);
  // rjsf requires one, and without data never calls it.
  const validator = useMemo(() => compiledValidator(schema, () => null), [schema]);
  return (
    <Form
      {...FORM_PROPS}
      {...formTheme}
      className="rg-block"
      schema={schema}
      uiSchema={uiSchema}
      validator={validator}
      idPrefix={controlId(scope.prefix)}
      idSeparator={CONTROL_ID_SEPARATOR}
    />
  );
});
