import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import * as read from '../../../../platform/content/read';
import { fullDocument } from '../../../../definition/content/recordValues';
import type { Field, ObjectField } from '../../../../definition/model/field';
import type { Copies } from '../../../../definition/model/recordField';
import type { Json, Values } from '../../../../definition/model/values';
import { emptyValue } from '../../../../definition/model/types/recordTable';
import { dayText } from '../../../base/moment';
import { SelectField } from '../../../data/fields/SelectField';
import { inList, ownText } from '../../../language/panelLanguage';
import { autocompleteTexts } from '../../../language/autocompleteTexts';
import { t } from '../../../language/t';
import { kindCalled } from '../../../pages';
import { choiceName, isImage, ownName } from '../../draftTitle';
import type { ReferredRecord } from '../../useReferred';
import {
  editorControlId,
  useEditor,
  useField,
  useIssuesWithin,
  useValueAt,
} from '../EditorContext';
import { Photo } from '../pictures/Photo';
import { ActionAlert } from '../../../data/ActionAlert';

interface CopiedRecordProps {
  readonly field: ObjectField;
  readonly copies: Copies;
  readonly path: string;
  readonly value: Values;
}

/**
 * Chooses the record that a group shows, by its content type and its name, and says what is copied from it: staff edit
 * that in the record itself. A copy that the record has left behind is taken anew in one press.
 */
export function CopiedRecord({ field, copies, path, value }: CopiedRecordProps) {
  const { set, referred } = useEditor();
  const byPath = path.replace(/[^.]*$/u, copies.by);
  const beside = useField(byPath);
  const [byIssue] = useIssuesWithin(byPath);
  const [idIssue] = useIssuesWithin(`${path}.id`);
  const by = String(useValueAt(byPath) ?? '');
  const kind = copies.kinds[by];
  const records = kind === undefined ? undefined : referred[kind];
  const id = typeof value.id === 'string' ? value.id : '';
  const found = records?.find((record) => record.id === id);
  const own = ownOf(copies, by);
  const names = Object.keys((kind !== undefined && kindCalled(kind)?.fields) || {}).filter(
    (name) => Object.hasOwn(field.properties, name) && !own.includes(name),
  );
  const copied = found && copyOf(field, found.record, value, own);
  const isOld =
    copied && names.some((name) => JSON.stringify(copied[name]) !== JSON.stringify(value[name]));
  const title = kind === undefined ? '' : titleOf(kind);
  return (
    <>
      <SelectField
        id={editorControlId(byPath)}
        fullWidth
        label={beside && ownText(beside.label)}
        value={by}
        options={[
          ['', t('Choose…')],
          ...Object.entries(copies.kinds).map(
            ([each, content]) =>
              [each, (beside && choiceName(beside, each)) || titleOf(content)] as const,
          ),
        ]}
        onChoose={(chosen) => {
          set(byPath, chosen);
          set(path, emptyValue(field));
        }}
        error={byIssue !== undefined}
        helperText={byIssue?.words ?? (beside?.help && ownText(beside.help))}
      />
      {kind !== undefined && (
        <Autocomplete
          {...autocompleteTexts()}
          id={editorControlId(`${path}.id`)}
          options={[...(records ?? [])]}
          value={found ?? null}
          getOptionLabel={(record) => datedName(kind, record)}
          getOptionKey={(record) => record.id}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          onChange={(_, next) => set(path, copyOf(field, next?.record ?? NOTHING, value, own))}
          renderInput={(input) => (
            <TextField
              {...input}
              label={title}
              error={idIssue !== undefined}
              helperText={idIssue?.words}
            />
          )}
        />
      )}
      {id !== '' && records && !found && (
        <Alert severity="warning">
          {t('This record no longer exists. Visitors see what was copied from it.')}
        </Alert>
      )}
      {id !== '' && names.length > 0 && (
        <dl className="pn-copied stack">
          {names.map((name) => (
            <div key={name}>
              <dt>{labelOfField(field.properties[name])}</dt>
              <dd className="row">
                <Copied field={field.properties[name]} value={value[name]} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {copied && isOld && (
        <ActionAlert severity="info" button={t('Update')} onPress={() => set(path, copied)}>
          {t('“{{name}}” has changed since it was copied.', { name: found.name })}
        </ActionAlert>
      )}
    </>
  );
}

interface CopiedProps {
  readonly field: Field | undefined;
  readonly value: Json | undefined;
}

function Copied({ field, value }: CopiedProps) {
  const name = labelOfField(field);
  if (field && isImage(field)) return <Photo address={String(value ?? '')} name={name} />;
  if (field?.type === 'array') {
    return read
      .images(value)
      .map((address) => <Photo key={address} address={address} name={name} />);
  }
  return <bdi>{(typeof value === 'string' ? value : ownName(value)) || '–'}</bdi>;
}

/** Instead of a record that was taken away. */
const NOTHING: Values = { id: '' };

/** The fields of the group that staff fill in themselves, for a value of the field beside it. */
export const ownOf = ({ own = {} }: Copies, by: string): readonly string[] => own[by] ?? [];

const labelOfField = (field: Field | undefined): string => (field ? ownText(field.label) : '');

function titleOf(id: string): string {
  const kind = kindCalled(id);
  return kind ? ownText(kind.title) : id;
}

/** The name with the first day of the record: there may be several journeys between two places. */
function datedName(kind: string, { name, record }: ReferredRecord): string {
  const days = Object.entries(kindCalled(kind)?.fields ?? {}).filter(
    ([, field]) => 'format' in field && field.format === 'date',
  );
  const day = days.map(([field]) => record[field]).find((value) => value !== '');
  return typeof day === 'string' ? inList([name, dayText(day)]) : name;
}

/** Fields of the record that the group has, too; those of the group's own stay. */
const copyOf = (
  { properties }: ObjectField,
  record: Values,
  before: Values,
  own: readonly string[],
): Values =>
  fullDocument(properties, {
    ...record,
    ...Object.fromEntries(own.map((name) => [name, before[name]])),
  });
