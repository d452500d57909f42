import { type FieldProps, getUiOptions } from '@rjsf/utils';
import { useMemo } from 'react';
import type { FieldOptions } from '../../../definition/ui/toUiSchema';
import { dotted, type Json } from '../../../definition/model/values';
import { describedByIds, useEditor } from './EditorContext';
import { t } from '../../language/t';

/** The `type` of the input, for widgets that are not plain text. */
const INPUT_TYPES: Readonly<Partial<Record<FieldOptions['control'], string>>> = {
  email: 'email',
  phone: 'tel',
  url: 'url',
  colour: 'color',
};

/** A single value: rjsf's field with the widget of @rjsf/mui. */
export function InputField(props: FieldProps) {
  const { schema, uiSchema, fieldPathId, registry } = props;
  const { set } = useEditor();
  const path = dotted(fieldPathId.path);
  const own = useMemo(
    () => asMui(schema, getUiOptions(uiSchema) as unknown as FieldOptions, describedByIds(path)),
    [schema, uiSchema, path],
  );
  // rjsf's field for numbers would change what was typed; the input does that itself (HeldInput).
  const Field = registry.fields[schema.type === 'boolean' ? 'BooleanField' : 'StringField'];
  return Field ? (
    <Field {...props} {...own} onChange={(value: unknown) => set(path, value as Json)} />
  ) : null;
}

type Own = Pick<FieldProps, 'schema' | 'uiSchema'>;

function asMui(schema: Own['schema'], options: FieldOptions, describedBy: string): Own {
  const { control, label, choices } = options;
  const ui = { 'ui:title': label, 'ui:emptyValue': '' };
  if (schema.type === 'boolean') {
    const input = { 'aria-describedby': describedBy };
    const mui = { rjsfSlotProps: { checkbox: { slotProps: { input } } } };
    return { schema, uiSchema: { ...ui, 'ui:widget': 'checkbox', 'ui:options': { mui } } };
  }
  if (choices) {
    return {
      schema: { ...schema, enum: choices.map(({ value }) => value) },
      uiSchema: {
        ...ui,
        'ui:widget': 'select',
        'ui:enumNames': choices.map((choice) => choice.label),
        'ui:placeholder': t('Choose…'),
        'ui:options': {
          mui: {
            fullWidth: true,
            rjsfSlotProps: { select: { SelectDisplayProps: { 'aria-describedby': describedBy } } },
          },
        },
      },
    };
  }
  const isNumber = schema.type !== 'string';
  // Codes, dates and the like read left to right.
  const isFree = control === 'text' || control === 'textarea';
  const htmlInput = {
    dir: isFree ? 'auto' : 'ltr',
    spellCheck: isFree,
    ...(isNumber && { inputMode: 'decimal' }),
  };
  return {
    schema,
    uiSchema: {
      ...ui,
      'ui:widget': control === 'textarea' ? 'textarea' : 'text',
      'ui:options': {
        inputType: INPUT_TYPES[control] ?? 'text',
        mui: { fullWidth: true, slotProps: { htmlInput } },
      },
    },
  };
}
