import Chip from '@mui/material/Chip';
import type { ContentKind } from '../../definition/content/contentType';
import { publicationOf, type PublicationState } from '../../definition/content/publication';
import { lackingPart } from '../../definition/content/shown';
import type { Values } from '../../definition/model/values';
import type { PanelText } from '../language/panelText';
import { dayText } from '../base/moment';
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
  const hidden = whyHidden(kind, record);
  const look =
    hidden === undefined
      ? ({ color: 'success', label: t('On the site') } as const)
      : { className: 'pn-missing-chip', label: hidden };
  return <Chip size="small" variant="outlined" {...look} />;
}

function whyHidden(kind: ContentKind, record: Values): string | undefined {
  const state = stateToday(record);
  if (state === 'scheduled') {
    // Isolated: in a text from right to left its parts would change places.
    return t('From {{day}}', { day: dayText(publicationOf(record).from) });
  }
  if (state !== 'onSite') return t(PUBLICATION_STATE_WORDS[state]);
  const lacking = lackingPart(record, kind.required);
  return lacking && t('Hidden: no {{name}}', { name: lowered(pathTitle(kind.fields, lacking)) });
}

const lowered = (title: string): string => title.replace(/^.*, /u, '').toLowerCase();
