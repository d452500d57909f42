import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { memo } from 'react';
import { fullDocument } from '../../../definition/content/recordValues';
import { isRecord, type Json } from '../../../definition/model/values';
import type { ReferredRecord } from '../useReferred';
import { type EditedRows, useControl, useEditor, useInnerError } from './EditorContext';
import type { RowsOfNames } from './rowReferences';
import { autocompleteTexts } from '../../language/autocompleteTexts';
import { t } from '../../language/t';

/** Several records of another kind, in the order in which they were chosen. */
export const ReferenceRows = memo(function ReferenceRows(props: EditedRows & RowsOfNames) {
  const { kind, copy, path, label, rows } = props;
  const { set, referred } = useEditor();
  const { id, describedBy, isInvalid } = useControl(path);
  const error = useInnerError(path);
  const records = referred[kind];
  const chosen = rows.map((row) => namedBy(row, records));
  return (
    <Autocomplete
      {...autocompleteTexts()}
      multiple
      id={id}
      className="pn-field"
      options={[...(records ?? [])]}
      value={chosen}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_, next) =>
        set(
          path,
          next.map((record) => rowOf(record, rows, copy)),
        )
      }
      renderInput={(input) => (
        <TextField
          {...input}
          label={label}
          size="small"
          error={isInvalid}
          helperText={error}
          slotProps={{
            ...input.slotProps,
            htmlInput: {
              ...input.slotProps.htmlInput,
              'aria-describedby': `${id}-helper-text ${describedBy}`,
            },
          }}
        />
      )}
    />
  );
});

/** @param records undefined: not there yet, so that nobody knows whether the one that is named is gone */
function namedBy(row: Json, records: readonly ReferredRecord[] | undefined): ReferredRecord {
  const id = String((isRecord(row) ? row.id : row) ?? '');
  const name = records ? t('Deleted ({{id}})', { id }) : id;
  return records?.find((record) => record.id === id) ?? { id, name, record: { id } };
}

/** The row as it was, or a new one with a copy of what it names. */
function rowOf(
  { id, record }: ReferredRecord,
  rows: readonly Json[],
  copy: RowsOfNames['copy'],
): Json {
  if (!copy) return id;
  const before = rows.find((row) => isRecord(row) && row.id === id);
  if (before !== undefined) return before;
  return fullDocument(copy.properties, record);
}
