import { type ErrorSchema, type FieldProps, toFieldPathId } from '@rjsf/utils';
import { isList } from '../../../definition/model/field';
import { dotted, type Json } from '../../../definition/model/values';
import { useField } from './EditorContext';
import { FixedRows } from './FixedRows';
import { ImagesField } from './ImagesField';
import { ReferenceRows } from './ReferenceRows';
import { rowReferences } from './rowReferences';
import { RowsEditor } from './RowsEditor';

/** A list: pictures, records by their names, or rows of fields. */
export function ListInput(props: FieldProps<unknown>) {
  const { fieldPathId, formData, schema, uiSchema, errorSchema, registry, title } = props;
  const path = dotted(fieldPathId.path);
  const field = useField(path);
  if (!field || !isList(field)) return null;
  const rows = Array.isArray(formData) ? (formData as readonly Json[]) : [];
  const own = { path, label: String(uiSchema?.['ui:title'] ?? title), rows };
  if (field.items.widget === 'image') return <ImagesField {...own} />;
  const named = rowReferences(field.items);
  if (named) return <ReferenceRows {...own} {...named} />;
  const { SchemaField } = registry.fields;
  const row = (value: Json, index: number) =>
    SchemaField && (
      <SchemaField
        name={String(index)}
        schema={schema.items as FieldProps['schema']}
        uiSchema={uiSchema?.items as FieldProps['uiSchema']}
        formData={value}
        errorSchema={(errorSchema as Readonly<Record<number, ErrorSchema>> | undefined)?.[index]}
        fieldPathId={toFieldPathId(index, registry.globalFormOptions, fieldPathId)}
        registry={registry}
        onChange={props.onChange}
        onBlur={props.onBlur}
        onFocus={props.onFocus}
      />
    );
  return field.fixed ? (
    <FixedRows {...own} fixed={field.fixed}>
      {row}
    </FixedRows>
  ) : (
    <RowsEditor {...own} items={field.items}>
      {row}
    </RowsEditor>
  );
}
