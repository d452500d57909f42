import { type FieldProps, toFieldPathId } from '@rjsf/utils';
import { useMemo } from 'react';
import { fieldOptions } from '../rjsf/fieldOptions';
import { SchemaField } from './SchemaField';

/** Renders the fields of an object: those of a nested block in a group with a legend. */
export function GroupField({ name: _, ...props }: FieldProps) {
  const { schema, uiSchema, fieldPathId, registry } = props;
  const { path } = fieldPathId;
  const fields = useMemo(
    () =>
      Object.entries(schema.properties ?? {}).map(([name, inner]) => ({
        name,
        schema: inner as typeof schema,
        fieldPathId: toFieldPathId(name, registry.globalFormOptions, path),
      })),
    [schema, registry, path],
  );
  const contents = fields.map((field) => (
    <SchemaField
      key={field.name}
      {...props}
      {...field}
      uiSchema={uiSchema?.[field.name] as typeof uiSchema}
    />
  ));
  const { label } = fieldOptions(uiSchema);
  const isBare = path.length === 0 || typeof path.at(-1) === 'number';
  if (isBare) return contents;
  return (
    <fieldset className="rg-group">
      <legend className="rg-group-legend">{label}</legend>
      {contents}
    </fieldset>
  );
}
