import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { fieldOptions } from '../rjsf/fieldOptions';

/**
 * Renders the fields of an object: without a frame for a form or a row, as a group with a legend
 * for a nested block.
 */
export function ObjectFieldTemplate({
  properties,
  uiSchema,
  fieldPathId,
}: ObjectFieldTemplateProps) {
  const contents = properties.map(({ content }) => content);
  const { label } = fieldOptions(uiSchema);
  const { path } = fieldPathId;
  const bare = path.length === 0 || typeof path.at(-1) === 'number';
  if (bare) return contents;
  return (
    <fieldset className="rg-group">
      <legend className="rg-group-legend">{label}</legend>
      {contents}
    </fieldset>
  );
}
