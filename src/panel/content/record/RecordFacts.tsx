import Box from '@mui/material/Box';
import { columnsOf } from '../../../definition/content/tableRows';
import { referredKind } from '../../../definition/content/contentReferences';
import type { ContentKind } from '../../../definition/content/contentType';
import { type Field, isList, isObject, type Properties } from '../../../definition/model/field';
import { isText } from '../../../definition/model/text';
import { isRecord, type Json, type Values } from '../../../definition/model/values';
import { dayOrHourText } from '../../base/moment';
import { PlainTable } from '../../data/list/PlainTable';
import { ownText } from '../../language/panelLanguage';
import { t } from '../../language/t';
import { linesOf } from '../conflict/Shown';
import { choiceName, isImage, ownName } from '../draftTitle';
import { Photo } from '../editor/pictures/Photo';
import type { StaffRecord } from '../records';
import { shownPage, StateChip } from '../StateChip';
import { type Referred, useReferred } from '../useReferred';

interface RecordFactsProps {
  readonly kind: ContentKind;
  readonly record: StaffRecord;
}

/** Renders the values of a record, in the account's language, for those who do not edit it. */
export function RecordFacts({ kind, record }: RecordFactsProps) {
  const referred = useReferred(kind.fields);
  const page = shownPage(kind, record);
  return (
    <Box className="stack-20" sx={{ overflowX: 'auto' }}>
      <div className="row">
        <StateChip kind={kind} record={record} />
        {page !== undefined && (
          <a href={page} target="_blank" rel="noreferrer">
            {t('View on the site')}
          </a>
        )}
      </div>
      <Facts fields={kind.fields} values={record} referred={referred} />
    </Box>
  );
}

interface FactsProps {
  readonly fields: Properties;
  readonly values: Values;
  readonly referred: Referred;
}

const Facts = ({ fields, values, referred }: FactsProps) => (
  <Box
    component="dl"
    className="stack"
    sx={{
      '& dd > dl, & ol': { paddingInlineStart: 2 },
      '& th': { fontWeight: 400, fontSize: '0.8rem' },
    }}
  >
    {Object.entries(fields).map(([name, field]) => {
      const value = values[name];
      // The questions of a form are read in the form.
      if (field.widget === 'sections' || linesOf(value).trim() === '') return null;
      return (
        <div key={name}>
          <dt>{ownText(field.label)}</dt>
          <dd>
            <Fact field={field} value={value} referred={referred} beside={values} />
          </dd>
        </div>
      );
    })}
  </Box>
);

interface FactProps {
  readonly field: Field | undefined;
  readonly value: Json | undefined;
  readonly referred: Referred;
  /** The values that the field is one of. */
  readonly beside?: Values;
}

function Fact({ field, value, referred, beside = {} }: FactProps) {
  if (field && isImage(field)) {
    return <Photo className="pn-thumb" address={linesOf(value)} name="" />;
  }
  if (field && isObject(field) && isRecord(value)) {
    return <Facts fields={field.properties} values={value} referred={referred} />;
  }
  // The body of a page is a type and a value.
  if (isRecord(value)) return <Fact field={undefined} value={value.value} referred={referred} />;
  if (field && isList(field) && Array.isArray(value)) {
    return (
      <ol className="stack-8">
        {value.map((each, index) => (
          <li key={index}>
            <Fact field={field.items} value={each} referred={referred} />
          </li>
        ))}
      </ol>
    );
  }
  if (!Array.isArray(value) || isText(value)) {
    return <bdi className="pn-text">{textOf(field, value, referred)}</bdi>;
  }
  return (
    <PlainTable
      head={headsOf(field, beside)}
      rows={value.map((row) =>
        (Array.isArray(row) ? row : [row]).map((cell, column) => (
          <bdi key={column}>{textOf(undefined, cell, referred)}</bdi>
        )),
      )}
    />
  );
}

/** Returns the names of a table's columns: those that the record gives, or else its fields. */
function headsOf(field: Field | undefined, beside: Values): readonly string[] {
  if (!field || !('row' in field) || !field.row) return [];
  const given = 'heads' in field && field.heads !== undefined ? beside[field.heads] : undefined;
  if (Array.isArray(given))
    return given.map((head) => (isText(head) ? ownName(head) : linesOf(head)));
  return columnsOf(field.row).map(({ field: cell }) => ownText(cell.label));
}

function textOf(field: Field | undefined, value: Json | undefined, referred: Referred): string {
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  if (isText(value)) return ownName(value);
  const chosen = field && choiceName(field, value);
  const named = referred[(field && referredKind(field)) ?? '']?.find(({ id }) => id === value);
  return chosen || named?.name || dayOrHourText(linesOf(value));
}
