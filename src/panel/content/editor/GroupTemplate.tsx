import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { isObject } from '../../../definition/model/field';
import { dotted, isRecord } from '../../../definition/model/values';
import { CopiedRecord, ownOf } from './CopiedRecord';
import { describedByIds, editorControlId, useField, useValueAt } from './EditorContext';

/** Fields that stand together: the record, a row, or a group in a frame with its name. */
export function GroupTemplate({
  fieldPathId,
  title,
  properties,
  formData,
}: ObjectFieldTemplateProps) {
  const path = dotted(fieldPathId.path);
  const field = useField(path);
  const copies = field && isObject(field) ? field.copies : undefined;
  const by = useValueAt(copies ? path.replace(/[^.]*$/u, copies.by) : path);
  const edited = copies
    ? properties.filter(({ name }) => ownOf(copies, String(by)).includes(name))
    : properties;
  const inner = (
    <div className="pn-fields">
      {copies && field && isObject(field) && (
        <CopiedRecord
          field={field}
          copies={copies}
          path={path}
          value={isRecord(formData) ? formData : {}}
        />
      )}
      {edited.map(({ content }) => content)}
    </div>
  );
  // A row has a frame and a name already.
  if (path === '' || typeof fieldPathId.path.at(-1) === 'number') return inner;
  return (
    <fieldset
      className="pn-field pn-group"
      id={editorControlId(path)}
      tabIndex={-1}
      aria-describedby={describedByIds(path)}
    >
      <legend className="pn-label">{title}</legend>
      {inner}
    </fieldset>
  );
}
