import type { FieldProps } from '@rjsf/utils';
import { useMemo } from 'react';
import { type Field, isList, type Shape } from '../../definition/model/field';
import { fieldAt } from '../../definition/model/fieldAt';
import { dotted, type Json, type Path } from '../../definition/model/values';
import { fieldOptions } from '../rjsf/fieldOptions';
import { useScope } from '../scope/ScopeContext';
import { LazyRowSummary } from './LazySummary';
import { DialogField, LazyFormDialog } from './DialogField';
import { useChildScope } from './useChildScope';

/** Renders a list that is edited inside a dialog. */
export function ListDialogField({ fieldPathId, formData, onChange, uiSchema }: FieldProps) {
  const { path } = fieldPathId;
  const options = fieldOptions(uiSchema);
  const rows = Array.isArray(formData) ? (formData as Json[]) : [];
  return (
    <DialogField
      path={path}
      options={options}
      summary={rows.length > 0 && <LazyRowSummary path={path} rows={rows} />}
      renderDialog={(close) => (
        <ListDialog
          path={path}
          rows={rows}
          title={options.label}
          size={options.dialog}
          onSave={(saved) => onChange(saved, path)}
          onClose={close}
        />
      )}
    />
  );
}

interface ListDialogProps {
  readonly path: Path;
  readonly rows: Json[];
  readonly title: string;
  readonly size: ReturnType<typeof fieldOptions>['dialog'];
  readonly onSave: (rows: Json) => void;
  readonly onClose: () => void;
}

function ListDialog({ path, rows, onSave, ...dialog }: ListDialogProps) {
  const { scope } = useScope();
  const name = String(path.at(-1));
  const shape = useMemo(
    () => asEntries(name, fieldAt(scope.shape, dotted(path))),
    [name, scope, path],
  );
  const child = useChildScope(shape, path, path.slice(0, -1), { [name]: rows });
  return (
    <LazyFormDialog child={child} onSave={(values) => onSave(values[name] ?? [])} {...dialog} />
  );
}

/** Returns a shape with only the list, edited by entries: inside its dialog it must not open another. */
function asEntries(name: string, field: Field | undefined): Shape {
  return field && isList(field)
    ? { properties: { [name]: { ...field, widget: 'entries' } } }
    : { properties: {} };
}
