import { SmallButton } from '../SmallButton';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import {
  type DocumentState,
  LONGEST_REASON,
  type StaffDocument,
} from '../../../contract/documents';
import { LANGUAGE_NAMES } from '../../../contract/staffWords';
import { TextArea } from '../../base/TextArea';
import { dayText, momentText } from '../../base/moment';
import { tooLong } from '../../base/tooLong';
import { useKeptState } from '../../data/edits/useKeptState';
import { DayField } from '../../data/fields/DayField';
import { SavingForm } from '../../data/fields/SavingForm';
import { staffCall, staleIn } from '../../data/staffCall';
import { useRun } from '../../data/useRun';
import { inList } from '../../language/panelLanguage';
import { t } from '../../language/t';
import { sayDone } from '../../layout/notices';
import { useMay } from '../../session/may';
import { CaseFileTiles, PutFiles } from './CaseFileTiles';
import { documentName } from './documentPhotos';
import { DOCUMENT_STATE_WORDS } from './documentStates';
import { type FilesUse, filesIn } from './useFiles';

interface DocumentItemProps extends FilesUse {
  readonly document: StaffDocument;
}

/** The reason of a refusal while it is written, and the version that it is about. */
type Refusal = Pick<StaffDocument, 'reason' | 'version'>;

/** Shows one document, its files and what has become of it, which is set in one press; a refusal has a reason. */
export function DocumentItem(props: DocumentItemProps) {
  const { application, document, onAnswer, onDone } = props;
  const { id, language, definition } = application;
  const { item, files, version, state, expiresOn } = document;
  const name = documentName(definition, item) ?? '';
  const [refusal, setRefusal] = useKeptState<Refusal | undefined>(
    `application/${id}/document/${item}`,
    undefined,
  );
  const [isDating, setDating] = useState(false);
  const [isStale, setStale] = useState(false);
  const isHandler = useMay()('handleApplications');
  const saving = useRun();
  const { busy, run } = saving;
  const reason = refusal?.reason ?? '';
  const error = tooLong(reason, LONGEST_REASON);
  const isReady = reason.trim() !== '' && error === '';
  const refuse = useRef<HTMLButtonElement>(null);
  const close = () => {
    // The form goes with what has the focus in it.
    if (globalThis.document.activeElement?.closest('form')) refuse.current?.focus();
    setRefusal(undefined);
  };
  const save = (
    next: DocumentState,
    part: Partial<Pick<StaffDocument, 'reason' | 'expiresOn'>> = {},
  ) =>
    run(async () => {
      setStale(false);
      try {
        const body = { item, state: next, reason: '', expiresOn: null, ...part, version };
        onAnswer(filesIn(await staffCall('PUT', `application/${id}/document/`, body)));
        close();
        sayDone(`${name}: ${stateWord(next)}.`);
        onDone();
      } catch (failure) {
        const stale = staleIn(failure);
        if (!stale) throw failure;
        onAnswer(filesIn(stale.current));
        setStale(true);
      }
    });
  const before = files.length > 0 ? 'received' : 'needed';
  const expiry = expiresOn === null ? t('Expires on (optional)') : dayText(expiresOn);
  const pressOf = (own: DocumentState) =>
    ({
      className: `ap-press-${own}`,
      'data-on': state === own,
      'aria-disabled': busy,
    }) as const;
  return (
    <li className="ap-document">
      <CaseFileTiles {...props} files={files} item={item} />
      <div>
        <h3>{name}</h3>
        <p className="pn-small">{stateText(document, props.nameAt)}</p>
      </div>
      {isHandler && (
        <div className="ap-presses row">
          {state === 'needed' && !document.isAsked && (
            <SmallButton
              aria-label={t('Ask for {{name}}', { name })}
              aria-disabled={busy}
              onClick={() => void save('needed')}
            >
              {t('Ask for it')}
            </SmallButton>
          )}
          {state === 'accepted' && (
            <SmallButton
              aria-label={`${expiry}: ${name}`}
              aria-expanded={isDating}
              onClick={() => setDating(!isDating)}
            >
              {expiry}
            </SmallButton>
          )}
          <SmallButton
            {...pressOf('accepted')}
            aria-label={`${t('Accept')}: ${name}`}
            aria-pressed={state === 'accepted'}
            onClick={() => void save(state === 'accepted' ? before : 'accepted')}
          >
            {t('Accept')}
          </SmallButton>
          <SmallButton
            {...pressOf('refused')}
            ref={refuse}
            aria-label={`${t('Refuse')}: ${name}`}
            aria-expanded={refusal !== undefined}
            onClick={() => setRefusal(refusal ? undefined : { reason: document.reason, version })}
          >
            {t('Refuse')}
          </SmallButton>
          <PutFiles {...props} item={item} name={name} />
        </div>
      )}
      {isDating && state === 'accepted' && (
        <div className="ap-document-form">
          <DayField
            label={t('Expires on (optional)')}
            value={expiresOn ?? ''}
            onChoose={(day) => void save('accepted', { expiresOn: day || null })}
          />
        </div>
      )}
      {refusal && (
        <SavingForm
          className="ap-document-form stack-8"
          saving={saving}
          onSave={async () => {
            if (isReady) await save('refused', { reason });
          }}
          button={t('Refuse')}
          color="error"
          variant="contained"
          disabled={!isReady}
          other={
            <>
              {state === 'refused' && (
                <Button aria-disabled={busy} onClick={() => void save(before)}>
                  {t('Withdraw')}
                </Button>
              )}
              <Button onClick={close}>{t('Cancel')}</Button>
            </>
          }
        >
          <TextArea
            autoFocus
            label={t('Reason for the applicant, in {{language}}', {
              language: t(LANGUAGE_NAMES[language]),
            })}
            value={reason}
            onText={(text) => setRefusal({ ...refusal, reason: text })}
            error={error}
          />
        </SavingForm>
      )}
      {(isStale || (refusal && refusal.version !== version)) && (
        <Alert severity="warning" className="ap-document-form">
          {t(
            'This document has changed since you opened it: {{state}}. Save once more to overwrite it.',
            { state: stateWord(state) },
          )}
        </Alert>
      )}
    </li>
  );
}

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
