import Box from '@mui/material/Box';
import { useState } from 'react';
import {
  type StaffDocument,
  DOCUMENT_STATES,
  type DocumentState,
  LONGEST_REASON,
} from '../../../contract/documents';
import { t } from '../../language/t';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { LANGUAGE_NAMES } from '../../../contract/staffWords';
import { DayField } from '../../data/fields/DayField';
import { KeptNotice } from '../../data/edits/KeptNotice';
import { SelectField } from '../../data/fields/SelectField';
import { staffCall, staleIn } from '../../data/staffCall';
import { useKeptEdit } from '../../data/edits/useKeptEdit';
import { useRun } from '../../data/useRun';
import { sayDone } from '../../layout/notices';
import { dayText, momentText } from '../../base/moment';
import { useMay } from '../../session/may';
import { inList } from '../../language/panelLanguage';
import { documentName } from './documentPhotos';
import { tooLong } from '../../base/tooLong';
import { DOCUMENT_STATE_WORDS } from './documentStates';
import { CaseFileTiles, PutFiles } from './CaseFileTiles';
import { type FilesUse, filesIn } from './useFiles';

interface DocumentItemProps extends FilesUse {
  readonly document: StaffDocument;
}

/** The version is the one on which the choice is based. */
type Draft = Pick<StaffDocument, 'state' | 'reason' | 'expiresOn' | 'version'>;

/** Shows one document, and what has become of it. What could not be saved stays and can be saved again. */
export function DocumentItem(props: DocumentItemProps) {
  const { application, document, onAnswer, onDone } = props;
  const { id, language, definition } = application;
  const { item, files, version } = document;
  const name = documentName(definition, item) ?? '';
  const [draft, setDraft] = useState<Draft>(document);
  const may = useMay();
  const { busy, run } = useRun();
  const [isStale, setStale] = useState(false);
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const [seen, setSeen] = useState(document);
  const kept = useKeptEdit(
    `application/${id}/document/${item}`,
    differs(draft, document) ? draft : undefined,
  );
  // A colleague's change has come with the answer about another document.
  if (seen.version !== version) {
    setSeen(document);
    if (!differs(draft, seen) || !differs(draft, document)) setDraft(document);
    else if (!busy) setStale(true);
  }
  const { state, reason, expiresOn } = draft;
  const error = tooLong(reason, LONGEST_REASON);
  // The applicant does not read that it is needed before staff have said so.
  const isAsking = !document.isAsked && state === 'needed';
  const isReady =
    (isAsking || differs(draft, document)) &&
    (state !== 'refused' || (reason.trim() !== '' && error === ''));
  const save = () =>
    run(async () => {
      if (!isReady) return;
      setStale(false);
      try {
        // A reason that is hidden by another state might be too long.
        const why = state === 'refused' ? reason : '';
        const body = { item, state, reason: why, expiresOn, version };
        onAnswer(filesIn(await staffCall('PUT', `application/${id}/document/`, body)));
        sayDone(`${name}: ${stateWord(state)}.`);
        onDone();
      } catch (error) {
        const stale = staleIn(error);
        if (!stale) throw error;
        onAnswer(filesIn(stale.current));
        setStale(true);
      }
    });
  return (
    <Box
      component="li"
      className="ap-document stack-8"
      sx={{ paddingBlock: 2, borderBlockStart: '1px solid var(--rega-line)' }}
    >
      <h3>{name}</h3>
      <p className="pn-small">{stateText(document, props.nameAt)}</p>
      <CaseFileTiles {...props} files={files} item={item} />
      {may('handleApplications') && (
        <Box
          component="form"
          className="row"
          sx={{ alignItems: 'start' }}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <KeptNotice
            kept={kept}
            onRestore={(found) => {
              setDraft(found);
              if (found.version !== version) setStale(true);
            }}
          />
          <SelectField
            label={t('State')}
            value={state}
            options={DOCUMENT_STATES.map((each) => [each, t(DOCUMENT_STATE_WORDS[each])] as const)}
            onChoose={(chosen) => change({ state: chosen })}
            control={{ 'aria-label': t('State of {{name}}', { name }) }}
          />
          {state === 'accepted' && (
            <DayField
              label={t('Expires on (optional)')}
              value={expiresOn ?? ''}
              onChoose={(day) => change({ expiresOn: day || null })}
            />
          )}
          {state === 'refused' && (
            <TextField
              sx={{ flex: '1 1 260px' }}
              multiline
              minRows={2}
              size="small"
              label={t('Reason for the applicant, in {{language}}', {
                language: t(LANGUAGE_NAMES[language]),
              })}
              value={reason}
              onChange={({ target }) => change({ reason: target.value })}
              error={error !== ''}
              helperText={error}
              slotProps={{ htmlInput: { dir: 'auto' } }}
            />
          )}
          <Button
            type="submit"
            variant="outlined"
            disabled={!isReady}
            aria-disabled={busy}
            aria-label={isAsking ? t('Ask for {{name}}', { name }) : t('Save {{name}}', { name })}
          >
            {isAsking ? t('Ask for it') : t('Save')}
          </Button>
          <PutFiles {...props} item={item} name={name} />
        </Box>
      )}
      {isStale && (
        <Alert severity="warning">
          {t(
            'This document has changed since you opened it: {{state}}. Save once more to overwrite it.',
            {
              state: stateWord(document.state),
            },
          )}
        </Alert>
      )}
    </Box>
  );
}

const differs = ({ state, reason, expiresOn }: Draft, document: Draft): boolean =>
  state !== document.state ||
  (state === 'refused' && reason !== document.reason) ||
  (state === 'accepted' && expiresOn !== document.expiresOn);

function stateText(document: StaffDocument, nameAt: FilesUse['nameAt']): string {
  const { state, changedAt, changedBy, expiresOn, reason, isAsked } = document;
  if (!isAsked) return t('Not asked for yet');
  const who = changedBy === '' ? t('the applicant') : nameAt(changedBy);
  const words = t(DOCUMENT_STATE_WORDS[state]);
  const changed = changedAt === null ? words : inList([words, who, momentText(changedAt)]);
  const until =
    expiresOn === null ? '' : t(' · expires on {{expiresOn}}', { expiresOn: dayText(expiresOn) });
  return `${changed}${until}${reason === '' ? '' : ` · ${reason}`}`;
}

/** Returns the state of a document within a sentence. */
const stateWord = (state: DocumentState): string => t(DOCUMENT_STATE_WORDS[state]).toLowerCase();
