import Chip from '@mui/material/Chip';
import type { ContentKind } from '../../definition/content/contentType';
import { lackingPart } from '../../definition/content/shown';
import type { Values } from '../../definition/model/values';
import { pathTitle } from './pathTitle';
import { t } from '../language/t';

interface StateChipProps {
  readonly kind: ContentKind;
  readonly record: Values;
}

/** Whether visitors are shown a record, by the rule of the public pages; if not, what it lacks. */
export function StateChip({ kind, record }: StateChipProps) {
  if (kind.page === undefined || !kind.required) return null;
  const lacking = lackingPart(record, kind.required);
  return lacking === undefined ? (
    <Chip size="small" variant="outlined" color="success" label={t('On the site')} />
  ) : (
    <Chip
      size="small"
      variant="outlined"
      className="pn-missing-chip"
      label={t('Hidden: no {{name}}', { name: lowered(pathTitle(kind.fields, lacking)) })}
    />
  );
}

const lowered = (title: string): string => title.replace(/^.*, /u, '').toLowerCase();
