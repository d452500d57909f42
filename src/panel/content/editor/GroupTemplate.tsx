import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { type Field, isList, isObject } from '../../../definition/model/field';
import { dotted, isRecord, type Json } from '../../../definition/model/values';
import { emptyValue, recordTypeNameOf } from '../../../definition/model/types/recordTable';
import { CopiedRecord, ownOf } from './rows/CopiedRecord';
import { useEditor, useField, useValueAt } from './EditorContext';
import { FieldGroup } from './FieldGroup';

/** Fields that stand together: the record, a row, or a group in a frame with its name. */
export function GroupTemplate({
  fieldPathId,
  title,
  properties,
  formData,
}: ObjectFieldTemplateProps) {
  const path = dotted(fieldPathId.path);
  const field = useField(path);
  const group = field && isObject(field) ? field : undefined;
  const copies = group?.copies;
  const by = useValueAt(copies ? path.replace(/[^.]*$/u, copies.by) : path);
  const list = useField(path.replace(/\.?[^.]*$/u, ''));
  const { fields } = useEditor();
  const inside = path === '' ? fields : group?.properties;
  const values = isRecord(formData) ? formData : {};
  const isEdited = (name: string): boolean => {
    const isFilled = (each: string): boolean => !isEmpty(group?.properties[each], values[each]);
    const own = group?.properties[name];
    const instead = own && 'insteadOf' in own ? own.insteadOf : undefined;
    if (instead !== undefined && isFilled(instead) && !isFilled(name)) return false;
    if (copies) return ownOf(copies, String(by)).includes(name);
    const fixed = list && isList(list) ? list.fixed?.[Number(fieldPathId.path.at(-1))] : undefined;
    return fixed?.edits?.includes(name) ?? !(fixed && Object.hasOwn(fixed.holds, name));
  };
  const inner = (
    <div className="pn-fields stack">
      {copies && <CopiedRecord field={group} copies={copies} path={path} value={values} />}
      {properties
        .filter(({ name }) => isEdited(name))
        .map(({ name, content }) => (
          <div key={name} data-width={fieldWidth(inside?.[name])}>
            {content}
          </div>
        ))}
    </div>
  );
  // A row has a frame and a name already.
  if (path === '' || typeof fieldPathId.path.at(-1) === 'number') return inner;
  return (
    <FieldGroup className="pn-group" path={path} label={title}>
      {inner}
    </FieldGroup>
  );
}

const isEmpty = (field: Field | undefined, value: Json | undefined): boolean =>
  !field || JSON.stringify(value ?? emptyValue(field)) === JSON.stringify(emptyValue(field));

const LONG: ReadonlySet<string | undefined> = new Set(['textarea', 'sections', 'body', 'table']);

/** Returns how much of a line a field takes: a part, all of it unless its texts are edited in one language, or all. */
function fieldWidth(field: Field | undefined): 'part' | 'line' | 'all' {
  if (!field || LONG.has(field.widget) || isList(field) || isObject(field)) return 'all';
  return recordTypeNameOf(field) === 'translated' ? 'line' : 'part';
}

/** Returns whether everything in a row is short, so that the row is one line. */
export const isOneLine = (field: Field): boolean =>
  isObject(field)
    ? Object.values(field.properties).every(isOneLine)
    : fieldWidth(field) === 'part' && field.widget !== 'image';
