import Alert from '@mui/material/Alert';
import { useState } from 'react';
import type { ContentKind } from '../../../definition/content/contentType';
import { ToggleField } from '../../data/fields/ToggleField';
import { t } from '../../language/t';
import { Loading } from '../../../platform/loading/Loading';
import { lazyComponent } from '../../../platform/loading/lazyComponent';
import { type StaffRecord, toRecord } from '../records';
import { changeText, useChanges } from './changes';

/** The editor's code, rjsf and its theme, is loaded with the first record that is opened. */
const KindEditor = lazyComponent(async () => (await import('../record/KindEditor')).KindEditor);

interface RecordEditorProps {
  readonly kind: ContentKind;
  /** Undefined: it was never saved. */
  readonly record: StaffRecord | undefined;
  readonly onSaved?: (record: StaffRecord) => void;
}

/** Edits a record, or the change that is prepared for it. */
export function RecordEditor({ kind, record, onSaved }: RecordEditorProps) {
  const [live, setLive] = useState(record);
  const { changes, reload } = useChanges(kind, live?.id ?? null);
  const [shown, setShown] = useState<'live' | 'change'>('live');
  const change = changes?.[0];
  const saved = (now: StaffRecord) => {
    setLive(now);
    onSaved?.(now);
  };
  const prepared = toRecord(change?.record);
  const isChange = change !== undefined && prepared !== undefined && shown === 'change';
  return (
    <>
      {change && (
        <Choice
          shown={isChange ? 'change' : 'live'}
          words={changeText(change)}
          onChoose={setShown}
        />
      )}
      <Loading fallback={<p role="status">{t('Loading…')}</p>}>
        {isChange ? (
          <KindEditor
            key="change"
            kind={kind}
            record={prepared}
            onSaved={reload}
            change={{
              ...change,
              onEnded: (now) => {
                setShown('live');
                if (now) saved(now);
                reload();
              },
            }}
          />
        ) : (
          <KindEditor
            key="live"
            kind={kind}
            record={live}
            onSaved={saved}
            {...(changes?.length === 0 && {
              onPrepared: () => {
                reload();
                setShown('change');
              },
            })}
          />
        )}
      </Loading>
    </>
  );
}

interface ChoiceProps {
  readonly shown: 'live' | 'change';
  readonly words: string;
  readonly onChoose: (shown: 'live' | 'change') => void;
}

/** Renders the choice between the record and its change, and what saving does. */
function Choice({ shown, words, onChoose }: ChoiceProps) {
  return (
    <div className="stack-8">
      <ToggleField
        label={t('What is edited')}
        options={[
          ['live', t('As it is now')],
          ['change', words],
        ]}
        value={shown}
        onChoose={onChoose}
      />
      <Alert severity="info" role="status">
        {shown === 'live'
          ? t('A change of this record is prepared. What you save here is shown at once.')
          : t(
              'You are editing the change. Visitors see the record as it is until it is published.',
            )}
      </Alert>
    </div>
  );
}
