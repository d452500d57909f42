import { type ContentKind, isColumn } from '../../../definition/content/contentType';
import type { Field, Properties } from '../../../definition/model/field';
import { currencyOf, isMoney, moneyText } from '../../../definition/model/money';
import { isRecord, type Json } from '../../../definition/model/values';
import type { Column } from '../../data/list/DataTable';
import { dayText, momentText, shortDay } from '../../base/moment';
import {
  choiceName,
  draftTitle,
  hasImage,
  isShort,
  namingFields,
  ownName,
  recordImage,
} from '../draftTitle';
import { Photo } from '../editor/pictures/Photo';
import { namedIn } from '../editor/rows/rowReferences';
import type { StaffRecord } from '../records';
import { SampleChip, StateChip, MissingChips } from '../StateChip';
import Chip from '@mui/material/Chip';
import type { ContentChange } from '../../../contract/contentChanges';
import { changeText } from '../changes/changes';
import type { Referred } from '../useReferred';
import { t } from '../../language/t';
import { inList, ownText } from '../../language/panelLanguage';

const MOST_FACTS = 3;

/**
 * Returns the columns of the list of a kind: the record's name, some short facts, the records that it names, its state.
 * @param referred the records of referredIn; an id stands for one that is not known
 * @param changes those that are prepared for records
 */
export function recordListColumns(
  kind: ContentKind,
  referred: Referred = {},
  changes: readonly ContentChange[] = [],
): readonly Column<StaffRecord>[] {
  const { fields } = kind;
  const named = namingFields(fields);
  const [title] = named;
  const ends = named.flatMap((name) => (fields[name] ? [ownText(fields[name].label)] : []));
  const facts = Object.entries(fields)
    .filter(([name, field]) => !named.includes(name) && isFact(field))
    .slice(0, MOST_FACTS);
  // Names are long: there is room for one list of them, and for nothing beside it.
  const naming = facts.length > 0 ? [] : Object.entries(referredIn(fields)).slice(0, 1);
  const hasRoom = naming.length === 0 && facts.length < MOST_FACTS;
  const pictured = hasImage(fields);
  return [
    {
      name: title ?? 'createdAt',
      label: ends.join(' – ') || t('Record'),
      sortable: title !== undefined && isColumn(kind, title),
      render: (record) => (
        <>
          {pictured && <Photo className="pn-thumb" address={recordImage(fields, record)} name="" />}
          <bdi>{draftTitle(fields, record) || t('Unnamed')}</bdi>
        </>
      ),
    },
    ...facts.map(([name, field]) => factColumn(kind, name, field)),
    ...naming.map(([name, field]) => namesColumn(name, field, referred)),
    ...(title !== undefined && hasRoom ? [createdColumn()] : []),
    {
      name: 'languages',
      label: t('State'),
      render: (record) => (
        <span className="pn-chips pn-inline">
          <SampleChip record={record} />
          <StateChip kind={kind} record={record} />
          <ChangeChip change={changes.find(({ live }) => live.id === record.id)} />
          <MissingChips fields={fields} record={record} />
        </span>
      ),
    },
  ];
}

const ChangeChip = ({ change }: { readonly change: ContentChange | undefined }) =>
  change && (
    <Chip
      variant="outlined"
      color={change.failedAt === null ? 'info' : 'error'}
      title={changeText(change)}
      label={changeText(change, (at) => shortDay(at.slice(0, 10)))}
    />
  );

const createdColumn = (): Column<StaffRecord> => ({
  name: 'createdAt',
  label: t('Created'),
  sortable: true,
  render: ({ createdAt }) => (typeof createdAt === 'string' ? momentText(createdAt) : ''),
});

const factColumn = (kind: ContentKind, name: string, field: Field): Column<StaffRecord> => ({
  name,
  label: shortLabel(ownText(field.label)),
  sortable: isColumn(kind, name),
  render: ({ [name]: value }) => (
    <bdi>
      {isMoney(field)
        ? moneyText(value ?? '', currencyOf(field))
        : dayText(choiceName(field, value) || ownName(value))}
    </bdi>
  ),
});

/** Returns the fields that list other records: requirements their countries. */
export const referredIn = (fields: Properties): Properties =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => namedIn(field)));

function namesColumn(name: string, field: Field, referred: Referred): Column<StaffRecord> {
  const { kind = '', by } = namedIn(field) ?? {};
  const nameOf = (id: Json | undefined) =>
    referred[kind]?.find((record) => record.id === id)?.name ?? String(id ?? '');
  return {
    name,
    label: shortLabel(ownText(field.label)),
    render: (record) => {
      const rows = record[name];
      if (!Array.isArray(rows)) return '';
      const ids = rows.map((row: Json) => (by === undefined ? row : isRecord(row) ? row[by] : ''));
      return <bdi>{inList(ids.map(nameOf).filter(Boolean))}</bdi>;
    },
  };
}

function isFact(field: Field): boolean {
  if (field.type === 'number' || field.type === 'integer') return true;
  if (field.type !== 'string') return false;
  return (
    isShort(field) || field.format !== undefined || ['select', 'code'].includes(field.widget ?? '')
  );
}

/** Explanations behind a comma or in brackets are for the editor. */
const shortLabel = (label: string): string => label.replace(/\s*[,(].*$/u, '');
