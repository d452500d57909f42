import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { memo } from 'react';
import {
  type Field,
  isList,
  isObject,
  type ObjectField,
  type Properties,
} from '../../../definition/model/field';
import { emptyValue } from '../../../definition/model/types/recordTable';
import { isRecord, type Json, type Values } from '../../../definition/model/values';
import { typedLabel } from '../../../definition/ui/typedLabel';
import { ownText } from '../../language/panelLanguage';
import {
  type EditedValue,
  helpId,
  errorId,
  useEditor,
  useField,
  useValueAt,
  ValuesContext,
} from './EditorContext';
import { FieldGroup } from './FieldGroup';
import { fieldWidth } from './fieldWidth';
import { CopiedRecord, ownOf } from './rows/CopiedRecord';
import { ListInput } from './rows/ListInput';
import { ValueField } from './ValueField';

/** Renders the fields of a record. The draft is its only state: controls write there (set). */
export const RecordForm = ({ values }: { readonly values: Values }) => (
  <ValuesContext value={values}>
    <RecordFields path="" properties={useEditor().fields} value={values} />
  </ValuesContext>
);

interface RecordFieldsProps extends Omit<EditedValue, 'label'> {
  readonly properties: Properties;
  /** The group that has them; omitted: they are those of the record. */
  readonly group?: ObjectField;
}

/** Renders fields that stand together: those of the record, of a row, or of a group. */
function RecordFields({ path, properties, value, group }: RecordFieldsProps) {
  const copies = group?.copies;
  const by = useValueAt(copies ? path.replace(/[^.]*$/u, copies.by) : path);
  const [, around = '', index] = /^(.*?)\.?([^.]*)$/u.exec(path) ?? [];
  const list = useField(around);
  const values = isRecord(value) ? value : {};
  const inner = innerOf(properties);
  const isFilled = (name: string): boolean => !isEmpty(properties[name], values[name]);
  const isEdited = ([name, field]: readonly [string, Field]): boolean => {
    if (inner.has(name)) return false;
    const instead = 'insteadOf' in field ? field.insteadOf : undefined;
    if (instead !== undefined && isFilled(instead) && !isFilled(name)) return false;
    if (copies) return ownOf(copies, String(by)).includes(name);
    const fixed = list && isList(list) ? list.fixed?.[Number(index)] : undefined;
    return fixed?.edits?.includes(name) ?? !(fixed && Object.hasOwn(fixed.holds, name));
  };
  return (
    <div className="pn-fields stack">
      {group && copies && <CopiedRecord field={group} {...{ copies, path }} value={values} />}
      {Object.entries(properties)
        .filter(isEdited)
        .map(([name, field]) => (
          <div key={name} data-width={fieldWidth(field)}>
            <RecordField
              field={field}
              path={path === '' ? name : `${path}.${name}`}
              value={values[name]}
            />
          </div>
        ))}
    </div>
  );
}

/** The heads of a table are edited in the table, and the content type of a copied record with the record. */
const innerOf = (fields: Properties): ReadonlySet<string> =>
  new Set(
    Object.values(fields).flatMap((field) => {
      if ('copies' in field && field.copies) return field.copies.by;
      return 'heads' in field ? (field.heads ?? []) : [];
    }),
  );

const isEmpty = (field: Field | undefined, value: Json | undefined): boolean =>
  !field || JSON.stringify(value ?? emptyValue(field)) === JSON.stringify(emptyValue(field));

interface RecordFieldProps extends Omit<EditedValue, 'label'> {
  readonly field: Field;
}

/** Renders a field, what is wrong with it and its help. */
const RecordField = memo(function RecordField({ field, path, value }: RecordFieldProps) {
  const { issues } = useEditor();
  const wrong = issues.filter((issue) => issue.path === path).map(({ words }) => words);
  const own = { path, value, label: typedLabel(field, ownText(field.label)) };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
      {isObject(field) ? (
        <Group {...own} field={field} />
      ) : isList(field) ? (
        <ListInput {...own} field={field}>
          {(row, index) => (
            <RecordField field={field.items} path={`${path}.${index}`} value={row} />
          )}
        </ListInput>
      ) : (
        <ValueField {...own} field={field} />
      )}
      {wrong.length > 0 && (
        <FormHelperText error id={errorId(path)}>
          {wrong.join(' ')}
        </FormHelperText>
      )}
      {field.help && <FormHelperText id={helpId(path)}>{ownText(field.help)}</FormHelperText>}
    </Box>
  );
});

/** Renders a group in a frame with its name; a row has both already. */
function Group({ field, path, label, value }: EditedValue & { readonly field: ObjectField }) {
  const inner = (
    <RecordFields path={path} properties={field.properties} value={value} group={field} />
  );
  return /(?:^|\.)\d+$/u.test(path) ? (
    inner
  ) : (
    <FieldGroup className="pn-group" {...{ path, label }}>
      {inner}
    </FieldGroup>
  );
}
