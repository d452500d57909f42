import Chip from '@mui/material/Chip';
import type { ContentKind } from '../../definition/content/contentType';
import { publicationOf, type PublicationState } from '../../definition/content/publication';
import { lackingPart } from '../../definition/content/shown';
import type { Values } from '../../definition/model/values';
import type { PanelText } from '../language/panelText';
import { t } from '../language/t';
import { pathTitle } from './pathTitle';
import { stateToday } from './stateToday';

interface StateChipProps {
  readonly kind: ContentKind;
  readonly record: Values;
}

/** The names of the states, also for filters. */
export const PUBLICATION_STATE_WORDS: Readonly<Record<PublicationState, PanelText>> = {
  onSite: 'On the site',
  draft: 'Draft',
  scheduled: 'Scheduled',
  ended: 'Ended',
};

/** Whether visitors are shown a record, by the rule of the public pages; if not, why. */
export function StateChip({ kind, record }: StateChipProps) {
  if (kind.page === undefined || (!kind.required && !kind.schedules)) return null;
  const state = stateToday(record);
  if (state !== 'onSite') {
    // Isolated: in a text from right to left its parts would change places.
    const label =
      state === 'scheduled'
        ? t('From {{day}}', { day: `\u2066${publicationOf(record).from}\u2069` })
        : t(PUBLICATION_STATE_WORDS[state]);
    return <Chip size="small" variant="outlined" className="pn-missing-chip" label={label} />;
  }
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
