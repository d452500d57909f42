import type { FieldProps } from '@rjsf/utils';
import { type Field, isList, type Shape } from '../../definition/model/field';
import { fieldAt } from '../../definition/model/fieldAt';
import { dotted, type Json } from '../../definition/model/values';
import { fieldOptions } from '../rjsf/fieldOptions';
import { useScope } from '../scope/ScopeContext';
import { LazyRowSummary } from './LazySummary';
import { DialogField } from './DialogField';

/** Renders a list that is edited inside a dialog. */
export function ListDialogField({ fieldPathId, formData, onChange, uiSchema }: FieldProps) {
  const { path } = fieldPathId;
  const { scope } = useScope();
  const rows = Array.isArray(formData) ? (formData as Json[]) : [];
  const name = String(path.at(-1));
  return (
    <DialogField
      path={path}
      options={fieldOptions(uiSchema)}
      summary={rows.length > 0 && <LazyRowSummary path={path} rows={rows} />}
      shape={asEntries(name, fieldAt(scope.shape, dotted(path)))}
      at={path.slice(0, -1)}
      values={{ [name]: rows }}
      onSave={(saved) => onChange(saved[name] ?? [], path)}
    />
  );
}

/** Returns a shape with only the list, edited by entries: inside its dialog it must not open another. */
function asEntries(name: string, field: Field | undefined): Shape {
  return field && isList(field)
    ? { properties: { [name]: { ...field, widget: 'entries' } } }
    : { properties: {} };
}
