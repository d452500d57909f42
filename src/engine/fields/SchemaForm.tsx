import Form, { type FormProps } from '@rjsf/core';
import type { FieldProps, RJSFSchema, UiSchema } from '@rjsf/utils';
import { memo, useMemo } from 'react';
import type { Path } from '../../definition/model/values';
import { toStructure } from '../../definition/ui/toStructure';
import { toUiSchema } from '../../definition/ui/toUiSchema';
import { controlId, CONTROL_ID_SEPARATOR } from '../controlId';
import { useScope } from '../scope/ScopeContext';
import { fieldOptions } from '../rjsf/fieldOptions';
import { HelpText } from '../inputs/HelpText';
import { FORM_PROPS } from '../rjsf/formProps';
import { compiledValidator, namedStructure } from '../rjsf/validator';
import { ListDialogField, ObjectDialogField } from './DialogField';
import { FramedInput } from './FramedInput';
import { ListRowsField } from './ListField';
import { MatrixField } from './MatrixField';
import { PagesField } from './PagesField';
import { GroupField, type PlacedField } from './SchemaField';

const ROOT: Path = [];

/** The engine's fields for rjsf, which renders the first; toUiSchema refers to those in lower case. */
const FIELDS = {
  SchemaField: ({ schema, uiSchema, registry }: FieldProps) => (
    <GroupField path={ROOT} schema={schema} uiSchema={uiSchema} registry={registry} />
  ),
  input: FramedInput,
  note: ({ uiSchema }: PlacedField) => {
    const { label, help } = fieldOptions(uiSchema);
    return (
      <div className="rg-notice rg-words">
        <p>{label}</p>
        {help && (
          <p className="rg-help">
            <HelpText text={help} />
          </p>
        )}
      </div>
    );
  },
  heading: ({ uiSchema }: PlacedField) => (
    <h3 className="rg-block-title">{fieldOptions(uiSchema).label}</h3>
  ),
  dialog: ObjectDialogField,
  list: ListRowsField,
  listDialog: ListDialogField,
  pages: PagesField,
  matrix: MatrixField,
} as unknown as FormProps['fields'];

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
      fields={FIELDS}
      className="rg-block"
      schema={schema}
      uiSchema={uiSchema}
      validator={validator}
      idPrefix={controlId(scope.prefix)}
      idSeparator={CONTROL_ID_SEPARATOR}
    />
  );
});
