import { type ContentKind, isColumn } from '../../../definition/content/contentType';
import type { Field } from '../../../definition/model/field';
import type { Column } from '../../data/DataTable';
import { momentText } from '../../applications/moment';
import {
  choiceName,
  draftTitle,
  hasImage,
  isShort,
  namingFields,
  ownName,
  recordImage,
} from '../recordName';
import type { StaffRecord } from '../records';
import { StateChip } from '../StateChip';
import { MissingChips } from './MissingChips';
import { Thumb } from './Thumb';
import { t } from '../../language/t';
import { ownText } from '../../language/panelLanguage';

const MOST_FACTS = 3;

/** What the list of a kind shows: the record's name, some short facts, what is missing. */
export function recordListColumns(kind: ContentKind): readonly Column<StaffRecord>[] {
  const { fields } = kind;
  const named = namingFields(fields);
  const [title] = named;
  const ends = named.flatMap((name) => (fields[name] ? [ownText(fields[name].label)] : []));
  const facts = Object.entries(fields)
    .filter(([name, field]) => !named.includes(name) && isFact(field))
    .slice(0, MOST_FACTS);
  const pictured = hasImage(fields);
  return [
    {
      name: title ?? 'createdAt',
      label: ends.join(' – ') || t('Record'),
      sortable: title !== undefined && isColumn(kind, title),
      render: (record) => (
        <>
          {pictured && <Thumb address={recordImage(fields, record)} />}
          <bdi>{draftTitle(fields, record) || t('Unnamed')}</bdi>
        </>
      ),
    },
    ...facts.map(([name, field]) => factColumn(kind, name, field)),
    ...(title !== undefined && facts.length < MOST_FACTS ? [createdColumn()] : []),
    {
      name: 'languages',
      label: t('State'),
      render: (record) => (
        <span className="pn-chips">
          <StateChip kind={kind} record={record} />
          <MissingChips fields={fields} record={record} />
        </span>
      ),
    },
  ];
}

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
  render: (record) => <bdi>{choiceName(field, record[name]) || ownName(record[name])}</bdi>,
});

function isFact(field: Field): boolean {
  if (field.type === 'number' || field.type === 'integer') return true;
  if (field.type !== 'string') return false;
  return (
    isShort(field) || field.format !== undefined || ['select', 'code'].includes(field.widget ?? '')
  );
}

/** Explanations behind a comma or in brackets are for the editor. */
const shortLabel = (label: string): string => label.replace(/\s*[,(].*$/u, '');
