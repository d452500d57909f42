import Form from '@rjsf/core';
import { toErrorSchema, type UiSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import { localiseShape } from '../../../definition/language/localise';
import type { Properties } from '../../../definition/model/field';
import type { Values } from '../../../definition/model/values';
import { toStructure } from '../../../definition/ui/toStructure';
import { toUiSchema } from '../../../definition/ui/toUiSchema';
import type { Validate } from '../../../definition/validate/check';
import { compiledValidator, namedStructure } from '../../../engine/rjsf/validator';
import { FORM_PROPS } from '../../../engine/rjsf/formProps';
import { ID_PREFIX, ID_SEPARATOR, useEditor, ValuesContext } from './EditorContext';
import { theme } from './theme';
import { panelLanguage } from '../../language/panelLanguage';

interface RecordFormProps {
  readonly values: Values;
  /** The compiled schema of the content type; undefined while it is loaded. */
  readonly validate: Validate | undefined;
}

/** The fields of a record as one rjsf form. The draft is its only state: controls write there (set). */
export function RecordForm({ values, validate }: RecordFormProps) {
  const { fields, issues } = useEditor();
  const { schema, uiSchema } = useMemo(() => {
    const shape = { properties: withoutInner(fields) };
    return {
      schema: namedStructure(toStructure(shape)),
      uiSchema: toUiSchema(localiseShape(shape, panelLanguage())) as UiSchema,
    };
  }, [fields]);
  const validator = useMemo(
    () => compiledValidator(schema, (record) => validate?.(record)),
    [schema, validate],
  );
  const extraErrors = useMemo(
    () =>
      toErrorSchema(
        issues.map(({ path, words }) => ({ property: `.${path}`, message: words, stack: words })),
      ),
    [issues],
  );
  return (
    <ValuesContext value={values}>
      <Form
        {...FORM_PROPS}
        {...theme}
        schema={schema}
        uiSchema={uiSchema}
        formData={values}
        validator={validator}
        extraErrors={extraErrors}
        idPrefix={ID_PREFIX}
        idSeparator={ID_SEPARATOR}
      />
    </ValuesContext>
  );
}

/** The heads of a table are edited in the table, and the content type of a copied record with the record. */
function withoutInner(fields: Properties): Properties {
  const inner = new Set(
    Object.values(fields).flatMap((field) => {
      if ('copies' in field && field.copies) return field.copies.by;
      return 'heads' in field ? (field.heads ?? []) : [];
    }),
  );
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !inner.has(name)));
}
