import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { backendHas } from '../../../platform/api/capabilities';
import type { ContentKind } from '../../../definition/content/contentType';
import {
  PUBLICATION,
  publicationOf,
  isReversed,
  type Publication,
} from '../../../definition/content/publication';
import type { Values } from '../../../definition/model/values';
import { settings } from '../../../platform/readPageSettings';
import { momentText } from '../../base/moment';
import { useColleagues } from '../../applications/useColleagues';
import { Check } from '../../data/fields/Checks';
import { t } from '../../language/t';
import { useEditor } from '../editor/EditorContext';
import { RecordHistory } from '../history/RecordHistory';
import { MissingChips, SampleChip, StateChip, shownPage } from '../StateChip';
import { isScheduled, type StaffRecord } from '../records';
import { useId } from 'react';
import { HourField } from '../../data/fields/HourField';
import { ChangeCard, type EditedChange } from '../changes/ChangeCard';
import { zoneName } from '../draftTitle';

interface RecordRailProps {
  readonly kind: ContentKind;
  /** As it was saved last; undefined: never. */
  readonly stored: StaffRecord | undefined;
  /** As it is being edited. */
  readonly values: Values;
  readonly isDirty: boolean;
  readonly change: EditedChange | undefined;
  /** The record was saved beside the edit. */
  readonly onReplaced: (record: StaffRecord) => void;
  readonly onPrepared: (() => void) | undefined;
}

/** Beside the form of a record: whether visitors see it, when, and who saved it last. */
export function RecordRail(props: RecordRailProps) {
  const { kind, stored, values, isDirty, change, onReplaced, onPrepared } = props;
  const { set } = useEditor();
  const page = stored && !change ? shownPage(kind, stored) : undefined;
  return (
    <Card component="aside" className="pn-rail" aria-label={t('About this record')}>
      <p className="pn-chips pn-inline">
        {stored && <SampleChip record={stored} />}
        {stored && <StateChip kind={kind} record={values} />}
        <MissingChips fields={kind.fields} record={values} />
      </p>
      {page !== undefined && (
        // The site in a tab of its own: the edit stays.
        <a href={page} target="_blank" rel="noreferrer">
          {t('View on the site')}
        </a>
      )}
      {change && stored && (
        <ChangeCard {...{ kind, change, stored, values, isDirty, onReplaced }} />
      )}
      {isScheduled(kind) && (
        <PublicationFields
          publication={publicationOf(values)}
          onChange={(publication) => set(PUBLICATION, { ...publication })}
        />
      )}
      {stored && backendHas('history') && (
        <Box
          className="stack muted"
          sx={{ justifyItems: 'start', gap: 0.5, overflowWrap: 'anywhere' }}
        >
          <LastSaved record={stored} />
          {!change && (
            <RecordHistory
              kind={kind}
              record={stored}
              onRestored={onReplaced}
              onPrepared={onPrepared}
            />
          )}
        </Box>
      )}
    </Card>
  );
}

function LastSaved({ record: { updatedAt, updatedBy } }: { readonly record: StaffRecord }) {
  const { nameAt } = useColleagues();
  if (typeof updatedAt !== 'string') return null;
  return (
    <p>
      {t('Last saved')}
      <br />
      {typeof updatedBy === 'string' && updatedBy !== '' && (
        <>
          <bdi>{nameAt(updatedBy)}</bdi>
          <br />
        </>
      )}
      <time dateTime={updatedAt}>{momentText(updatedAt)}</time>
    </p>
  );
}

interface PublicationFieldsProps {
  readonly publication: Publication;
  readonly onChange: (publication: Publication) => void;
}

function PublicationFields({ publication, onChange }: PublicationFieldsProps) {
  const { draft, from, until } = publication;
  const help = useId();
  return (
    <Box
      component="fieldset"
      className="pn-field stack"
      sx={{ '& p': { fontSize: '0.8rem' } }}
      aria-describedby={help}
    >
      <legend className="visually-hidden">{t('On the site')}</legend>
      <Check
        label={t('Draft: visitors do not see it')}
        isOn={draft}
        onToggle={(isDraft) => onChange({ ...publication, draft: isDraft })}
      />
      <HourField
        label={t('First day')}
        allDay={t('From midnight')}
        value={from}
        onChoose={(chosen) => onChange({ ...publication, from: chosen })}
      />
      <HourField
        label={t('Last day')}
        allDay={t('To midnight')}
        value={until}
        {...(isReversed(publication) && {
          helperText: t('The last day must not be before the first.'),
        })}
        onChoose={(chosen) => onChange({ ...publication, until: chosen })}
      />
      <p id={help} className="muted">
        {t('Days and hours are those of {{zone}}. If no days are set, it is always shown.', {
          zone: zoneName(settings.brand.timeZone),
        })}
      </p>
    </Box>
  );
}
