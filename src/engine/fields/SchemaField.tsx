import type { Registry, RJSFSchema, UiSchema } from '@rjsf/utils';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { Path } from '../../definition/model/values';
import type { FieldOptions } from '../../definition/ui/toUiSchema';
import { fieldOptions } from '../rjsf/fieldOptions';
import { AppearedContext } from '../scope/appeared';
import { useVisible } from '../scope/ScopeContext';

/** The props of each of our fields for rjsf: its position, its part of the structure, and rjsf's registry. */
export interface PlacedField {
  /** In its scope. */
  readonly path: Path;
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema | undefined;
  readonly registry: Registry;
}

/** Returns the part of a uiSchema for a field with some options changed. */
export const changedOptions = (
  ui: UiSchema | undefined,
  options: Partial<FieldOptions>,
): UiSchema =>
  ({ ...ui, 'ui:options': { ...fieldOptions(ui), ...options } }) as unknown as UiSchema;

/** Renders a field if it is shown. */
export function SchemaField(props: PlacedField) {
  const { uiSchema, path, registry } = props;
  const { conditional, control } = fieldOptions(uiSchema);
  const fields = registry.fields as unknown as Record<string, ComponentType<PlacedField>>;
  const Field = fields[uiSchema?.['ui:field'] as string] ?? GroupField;
  if (control === 'hidden') return null;
  const field = <Field {...props} />;
  return conditional ? <Conditional path={path}>{field}</Conditional> : field;
}

function Conditional({ path, children }: { path: Path; children: ReactNode }) {
  const visible = useVisible(path);
  const [wasHidden, setWasHidden] = useState(!visible);
  if (!visible && !wasHidden) setWasHidden(true);
  return visible ? <AppearedContext value={wasHidden}>{children}</AppearedContext> : null;
}

/** Renders the fields of an object: those of a nested block in a group with a legend. */
export function GroupField({ path, schema, uiSchema, registry }: PlacedField) {
  const contents = Object.entries(schema.properties ?? {}).map(([name, inner]) => (
    <SchemaField
      key={name}
      path={[...path, name]}
      schema={inner as RJSFSchema}
      uiSchema={uiSchema?.[name] as UiSchema | undefined}
      registry={registry}
    />
  ));
  const isBare = path.length === 0 || typeof path.at(-1) === 'number';
  if (isBare) return contents;
  return (
    <fieldset className="rg-group">
      <legend className="rg-group-legend">{fieldOptions(uiSchema).label}</legend>
      {contents}
    </fieldset>
  );
}
