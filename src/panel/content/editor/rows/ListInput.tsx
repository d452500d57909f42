import Box from '@mui/material/Box';
import { type ErrorSchema, type FieldProps, toFieldPathId } from '@rjsf/utils';
import { isList } from '../../../../definition/model/field';
import { dotted, type Json, isRecord } from '../../../../definition/model/values';
import {
  useField,
  type EditedRows,
  editorControlId,
  useEditor,
  useInnerError,
  useControl,
} from '../EditorContext';
import { rowReferences, type RowsOfNames } from './rowReferences';
import { RowsEditor } from './RowsEditor';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, memo } from 'react';
import type { FixedRow } from '../../../../definition/model/recordField';
import { ownText } from '../../../language/panelLanguage';
import { t } from '../../../language/t';
import { PanelIcon } from '../../../base/PanelIcon';
import { ownName } from '../../draftTitle';
import { FieldGroup } from '../FieldGroup';
import { useRows } from './useRows';
import { AddPhotos } from '../pictures/AddPhotos';
import { ErrorText } from '../../../data/texts/ErrorText';
import { Photo } from '../pictures/Photo';
import { RowTools } from '../../../data/RowTools';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { fullDocument } from '../../../../definition/content/recordValues';
import type { ReferredRecord } from '../../useReferred';
import { autocompleteTexts } from '../../../language/autocompleteTexts';

/** A list: pictures, records by their names, or rows of fields. */
export function ListInput(props: FieldProps<unknown>) {
  const { fieldPathId, formData, schema, uiSchema, errorSchema, registry, title } = props;
  const path = dotted(fieldPathId.path);
  const field = useField(path);
  if (!field || !isList(field)) return null;
  const rows = Array.isArray(formData) ? (formData as readonly Json[]) : [];
  const own = { path, label: String(uiSchema?.['ui:title'] ?? title), rows };
  if (field.items.widget === 'image') return <ImagesField {...own} />;
  const named = rowReferences(field.items);
  if (named) return <ReferenceRows {...own} {...named} />;
  const { SchemaField } = registry.fields;
  const row = (value: Json, index: number) =>
    SchemaField && (
      <SchemaField
        name={String(index)}
        schema={schema.items as FieldProps['schema']}
        uiSchema={uiSchema?.items as FieldProps['uiSchema']}
        formData={value}
        errorSchema={(errorSchema as Readonly<Record<number, ErrorSchema>> | undefined)?.[index]}
        fieldPathId={toFieldPathId(index, registry.globalFormOptions, fieldPathId)}
        registry={registry}
        onChange={props.onChange}
        onBlur={props.onBlur}
        onFocus={props.onFocus}
      />
    );
  return field.fixed ? (
    <FixedRows {...own} fixed={field.fixed}>
      {row}
    </FixedRows>
  ) : (
    <RowsEditor {...own} items={field.items}>
      {row}
    </RowsEditor>
  );
}

interface FixedRowsProps extends EditedRows {
  readonly fixed: readonly FixedRow[];
  readonly children: (row: Json, index: number) => ReactNode;
}

/** Renders the rows that a list always has, one line each. Rows beyond these, from another client, can be removed. */
function FixedRows({ fixed, path, label, rows, children }: FixedRowsProps) {
  const { keys, remove, announcement } = useRows(path, rows);
  return (
    <FieldGroup className="pn-fixed" {...{ path, label, announcement }}>
      <ol className="stack-8">
        {rows.map((row, index) => {
          const name = nameOf(row, fixed[index]) || String(index + 1);
          return (
            <li
              key={keys[index]}
              className="stack"
              aria-label={name}
              data-only={fixed[index]?.edits?.length === 1 || undefined}
            >
              <Box component="span" sx={{ fontWeight: 600 }} aria-hidden="true">
                {name}
              </Box>
              {children(row, index)}
              {index >= fixed.length && (
                <IconButton
                  size="small"
                  aria-label={t('Remove {{name}}', { name })}
                  onClick={() => remove(index)}
                >
                  <PanelIcon shape="bin" />
                </IconButton>
              )}
            </li>
          );
        })}
      </ol>
    </FieldGroup>
  );
}

/** Returns what a row is called: by its label, or else by what it says itself. */
function nameOf(row: Json, fixed: FixedRow | undefined): string {
  if (fixed?.label) return ownText(fixed.label);
  const [held] = Object.keys(fixed?.holds ?? {});
  const values = isRecord(row) ? row : {};
  if (held !== undefined) return ownName(values[held]);
  return Object.values(values).map(ownName).find(Boolean) ?? '';
}

/** Several pictures in their order; the first is the one that lists show. */
const ImagesField = memo(function ImagesField({ path, label, rows }: EditedRows) {
  const { set } = useEditor();
  const error = useInnerError(path);
  const { keys, remove, move, announcement } = useRows(path, rows);
  return (
    <FieldGroup className="pn-images" hasError {...{ path, label, announcement }}>
      <ol className="stack">
        {rows.map((row, index) => (
          <li
            key={keys[index]}
            className="pn-frame stack"
            tabIndex={-1}
            aria-label={t('Photo {{number}}', { number: index + 1 })}
          >
            <Photo address={String(row)} name={t('Photo {{number}}', { number: index + 1 })} />
            <RowTools
              name={t('photo {{number}}', { number: index + 1 })}
              index={index}
              count={rows.length}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
              isHorizontal
            />
          </li>
        ))}
      </ol>
      <AddPhotos name={t('Add photos')} many onAdded={(added) => set(path, [...rows, ...added])} />
      <ErrorText id={`${editorControlId(path)}-error`} words={error} />
    </FieldGroup>
  );
});

/** Several records of another kind, in the order in which they were chosen. */
const ReferenceRows = memo(function ReferenceRows(props: EditedRows & RowsOfNames) {
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
