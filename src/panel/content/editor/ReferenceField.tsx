import TextField from '@mui/material/TextField';
import { memo } from 'react';
import type { Json } from '../../../definition/model/values';
import { describedByIds, editorControlId, useEditor, useIssuesWithin } from './EditorContext';
import { t } from '../../language/t';

interface ReferenceFieldProps {
  /** The kind of the records among which one is chosen. */
  readonly kind: string;
  readonly path: string;
  readonly label: string;
  readonly value: Json | undefined;
}

/** A record of another kind, by its name. */
export const ReferenceField = memo(function ReferenceField(props: ReferenceFieldProps) {
  const { kind, path, label, value } = props;
  const { set, referred } = useEditor();
  const records = referred[kind];
  const id = typeof value === 'string' ? value : '';
  const isListed = records?.some((record) => record.id === id);
  const isInvalid = useIssuesWithin(path).length > 0;
  return (
    <TextField
      select
      id={editorControlId(path)}
      size="small"
      fullWidth
      label={label}
      value={id}
      error={isInvalid}
      onChange={({ target }) => set(path, target.value)}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        htmlInput: { 'aria-describedby': describedByIds(path) },
      }}
    >
      <option value="">{t('Choose…')}</option>
      {id !== '' && !isListed && (
        // Before the records are there, nobody knows whether it is gone.
        <option value={id}>
          {records ? t('A record that no longer exists ({{id}})', { id }) : id}
        </option>
      )}
      {records?.map((record) => (
        <option key={record.id} value={record.id}>
          {record.name}
        </option>
      ))}
    </TextField>
  );
});
