import type { FieldProps } from '@rjsf/utils';
import type { Json } from '../../definition/model/values';
import { fieldOptions } from '../rjsf/fieldOptions';
import { useList } from '../scope/ScopeContext';
import { LazyRowSummary } from './LazySummary';
import { DialogField } from './DialogField';

/** Renders a list that is edited inside a dialog. */
export function ListDialogField({ fieldPathId, formData, onChange, uiSchema }: FieldProps) {
  const { path } = fieldPathId;
  const list = useList(path);
  const rows = Array.isArray(formData) ? (formData as Json[]) : [];
  const name = String(path.at(-1));
  return (
    <DialogField
      path={path}
      options={fieldOptions(uiSchema)}
      summary={rows.length > 0 && <LazyRowSummary path={path} rows={rows} />}
      // Edited by entries: inside its dialog it must not open another.
      shape={{ properties: { [name]: { ...list, widget: 'entries' } } }}
      at={path.slice(0, -1)}
      values={{ [name]: rows }}
      onSave={(saved) => onChange(saved[name] ?? [], path)}
    />
  );
}
