import type { ObjectField } from '../../../definition/model/field';
import type { Values } from '../../../definition/model/values';
import { CopyFrom } from './CopyFrom';
import { editorControlId } from './EditorContext';
import { FieldEditor } from './FieldEditor';

interface GroupFieldProps {
  readonly field: ObjectField;
  readonly path: string;
  readonly label: string;
  readonly value: Values;
}

/** Fields that stand together, in a frame with their name. */
export function GroupField({ field, path, label, value }: GroupFieldProps) {
  return (
    <fieldset className="pn-field pn-group" id={editorControlId(path)} tabIndex={-1}>
      <legend className="pn-label">{label}</legend>
      <GroupFields field={field} path={path} value={value} />
    </fieldset>
  );
}

/** The same without a frame of its own. */
export function GroupFields({ field, path, value }: Omit<GroupFieldProps, 'label'>) {
  return (
    <div className="pn-fields">
      {field.copies && <CopyFrom field={field} copies={field.copies} path={path} value={value} />}
      {Object.entries(field.properties).map(([name, inner]) => (
        <FieldEditor key={name} field={inner} path={`${path}.${name}`} value={value[name]} />
      ))}
    </div>
  );
}
