import TextField from '@mui/material/TextField';
import type { Copies, ObjectField } from '../../../definition/model/field';
import { emptyValue } from '../../../definition/types/recordTable';
import type { Values } from '../../../definition/model/values';
import { kindCalled } from '../../pages';
import type { ReferredRecord } from '../useReferred';
import { editorControlId, useEditor } from './EditorContext';
import { t } from '../../language/t';
import { ownText } from '../../language/panelLanguage';

interface CopyFromProps {
  readonly field: ObjectField;
  readonly copies: Copies;
  readonly path: string;
  readonly value: Values;
}

/** Chooses the record that a group shows; what the record says is copied, and may be changed then. */
export function CopyFrom({ field, copies, path, value }: CopyFromProps) {
  const { set, referred } = useEditor();
  const id = editorControlId(`${path}.copied`);
  const groups = Object.entries(copies.kinds).map(([by, kind]) => ({
    by,
    title: titleOf(kind),
    records: referred[kind] ?? [],
  }));
  const beside = path.replace(/[^.]*$/u, copies.by);
  const choose = (chosen: string) => {
    for (const { by, records } of groups) {
      const found = records.find((record) => keyOf(by, record) === chosen);
      if (!found) continue;
      set(beside, by);
      set(path, copyOf(field, found, value));
    }
  };
  return (
    <TextField
      select
      id={id}
      size="small"
      fullWidth
      label={t('Copy from')}
      value=""
      onChange={({ target }) => choose(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{t('Choose…')}</option>
      {groups.map(({ by, title, records }) => (
        <optgroup key={by} label={title}>
          {records.map((record) => (
            <option key={record.id} value={keyOf(by, record)}>
              {record.name}
            </option>
          ))}
        </optgroup>
      ))}
    </TextField>
  );
}

function titleOf(id: string): string {
  const kind = kindCalled(id);
  return kind ? ownText(kind.title) : id;
}

const keyOf = (by: string, { id }: ReferredRecord): string => `${by}/${id}`;

/** Fields of the record that the group has, too; a price is that of the offer and stays. */
const copyOf = ({ properties }: ObjectField, { record }: ReferredRecord, before: Values): Values =>
  Object.fromEntries(
    Object.entries(properties).map(([name, field]) => {
      const isNumbers = 'items' in field && field.items.type === 'number';
      return [name, record[name] ?? (isNumbers ? before[name] : undefined) ?? emptyValue(field)];
    }),
  );
