import Chip from '@mui/material/Chip';
import type { ContentKind } from '../../definition/content/contentType';
import {
  publicationOf,
  type PublicationState,
  publicationState,
} from '../../definition/content/publication';
import { lackingPart } from '../../definition/content/shown';
import type { Values } from '../../definition/model/values';
import type { PanelText } from '../language/panelText';
import { agencyMinute, dayOrHourText } from '../base/moment';
import { t } from '../language/t';
import { pathTitle } from './pathTitle';
import type { Properties } from '../../definition/model/field';
import { missingLanguages } from '../../definition/content/contentTexts';
import { LANGUAGES } from '../../definition/model/text';
import { LANGUAGE_NAMES } from '../../contract/staffWords';
import Alert from '@mui/material/Alert';
import { pagePath } from '../preview/previewAddress';
import { isSample, type StaffRecord } from './records';

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
  const doubt = whyHidden(kind, record) ?? whatItNeeds(kind, record);
  const look =
    doubt === undefined
      ? ({ color: 'success', label: t('On the site') } as const)
      : ({ color: 'warning', label: doubt } as const);
  return <Chip variant="outlined" {...look} />;
}

function whyHidden(kind: ContentKind, record: Values): string | undefined {
  const state = stateNow(record);
  if (state === 'scheduled') {
    // Isolated: in a text from right to left its parts would change places.
    return t('From {{day}}', { day: dayOrHourText(publicationOf(record).from) });
  }
  if (state !== 'onSite') return t(PUBLICATION_STATE_WORDS[state]);
  const lacking = lackingPart(record, kind.required);
  return lacking && t('Hidden: no {{name}}', { name: lowered(pathTitle(kind.fields, lacking)) });
}

function whatItNeeds({ fields, needs }: ContentKind, record: Values): string | undefined {
  const lacking = lackingPart(record, needs);
  return lacking && t('Incomplete: no {{name}}', { name: lowered(pathTitle(fields, lacking)) });
}

const lowered = (title: string): string => title.replace(/^.*, /u, '').toLowerCase();

/** Returns whether visitors are shown a record now. */
export const stateNow = (record: Values): PublicationState =>
  publicationState(publicationOf(record), agencyMinute());

/** Returns the page on which visitors see a record; undefined: there is none, or they do not. */
export const shownPage = (kind: ContentKind, record: StaffRecord): string | undefined =>
  stateNow(record) === 'onSite' && lackingPart(record, kind.required) === undefined
    ? pagePath(kind, record)
    : undefined;

interface MissingChipsProps {
  readonly fields: Properties;
  readonly record: Values;
}

/** A mark for each language in which something of a record is still missing. */
export function MissingChips({ fields, record }: MissingChipsProps) {
  const found = missingLanguages(fields, record).flatMap(({ languages }) => languages);
  const missing = LANGUAGES.filter((language) => found.includes(language));
  if (missing.length === 0) return null;
  return (
    <span className="pn-chips pn-inline">
      {missing.map((language) => (
        <Chip
          key={language}
          variant="outlined"
          color="warning"
          label={t('No {{language}}', { language: t(LANGUAGE_NAMES[language]) })}
        />
      ))}
    </span>
  );
}

/** Marks a record that is still sample content. */
export const SampleChip = ({ record }: { readonly record: Values }) =>
  isSample(record) && <Chip variant="outlined" color="warning" label={t('Sample')} />;

/** Tells staff what to do with sample content, if any of the records is. */
export const SampleNotice = ({ records }: { readonly records: readonly Values[] }) =>
  records.some(isSample) && (
    <Alert severity="warning" role="note">
      {t(
        'What is marked “Sample” came with this program, as an example. Visitors see it. Check its facts, prices and promises and save it as your own, or delete it.',
      )}
    </Alert>
  );
