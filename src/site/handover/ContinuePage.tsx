import { type ChangeEvent, useEffect, useState } from 'react';
import { useTranslation } from '../../platform/language/useTranslation';
import { HANDOVER_CALLS } from '../../contract/handover';
import { readAs } from '../../contract/readAs';
import { call } from '../../platform/api/call';
import { Drawing } from '../base/Drawing';
import { PageNotice, PlainPage } from '../base/PlainPage';
import { useSecret } from '../layout/useSecret';
import { useDays } from '../moments';
import { unseal } from './box';
import { draftInPage } from './draftFile';
import { FoundDraft, type FoundDraftProps } from './FoundDraft';
import { unpackParcel } from './parcel';
import './handover.css';

type Reading =
  | { readonly state: 'none' | 'loading' | 'gone' | 'broken' | 'failed' }
  | { readonly state: 'taken'; readonly at: string }
  | { readonly state: 'found'; readonly found: Omit<FoundDraftProps, 'onTaken'> };

/** The id and the key in the fragment of a link. */
const LINK = /^([\w-]{43})\.([\w-]{43})$/u;

/** Continues a form that was begun on another device: from a link, or from a file. */
export function ContinuePage() {
  const { t } = useTranslation();
  const fragment = useSecret(LINK);
  return (
    <PlainPage title={t('handover.pageTitle')} className="continue-page">
      <Drawing name="devices" />
      <Continued key={fragment} fragment={fragment} />
    </PlainPage>
  );
}

function Continued({ fragment }: { readonly fragment: string | undefined }) {
  const { t } = useTranslation();
  const { timeOf } = useDays();
  const [link] = useState(() => LINK.exec(fragment ?? ''));
  const [attempt, setAttempt] = useState(0);
  const [reading, setReading] = useState<Reading>({
    state: link || fragment === undefined ? 'loading' : fragment === '' ? 'none' : 'gone',
  });
  useEffect(() => {
    if (!link) return undefined;
    const leave = new AbortController();
    const { signal } = leave;
    const [, id = '', key = ''] = link;
    call('POST', HANDOVER_CALLS.read.path, { body: { id }, quiet: true, signal })
      .then(async (response) => {
        const { box, takenAt } = readAs(HANDOVER_CALLS.read.response.schema, response);
        const bytes = box === null ? undefined : await unseal({ box, key });
        const parcel = bytes && unpackParcel(bytes);
        if (signal.aborted) return;
        if (takenAt !== null) setReading({ state: 'taken', at: takenAt });
        else if (parcel) setReading({ state: 'found', found: { parcel, id } });
        else setReading({ state: box === null ? 'gone' : 'broken' });
      })
      .catch(() => {
        if (!signal.aborted) setReading({ state: 'failed' });
      });
    return () => leave.abort();
  }, [link, attempt]);
  const open = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    file.text().then(
      (text) => {
        const parcel = draftInPage(text);
        setReading(parcel ? { state: 'found', found: { parcel } } : { state: 'broken' });
      },
      () => setReading({ state: 'broken' }),
    );
  };
  const retry = () => {
    setReading({ state: 'loading' });
    setAttempt((last) => last + 1);
  };
  if (reading.state === 'found') {
    return (
      <FoundDraft
        {...reading.found}
        onTaken={(at) => setReading(at === null ? { state: 'gone' } : { state: 'taken', at })}
      />
    );
  }
  return (
    <>
      <PageNotice
        text={
          reading.state === 'taken'
            ? t('handover.alreadyTaken', { time: timeOf(reading.at) })
            : t(`handover.page_${reading.state}`)
        }
        {...(reading.state === 'failed' && { onRetry: retry })}
      />
      {reading.state !== 'loading' && (
        <p className="continue-file">
          {/* A browser's own button speaks the browser's language, which is never Sorani. */}
          <label className="button-quiet">
            {t('handover.openFile')}
            <input
              className="visually-hidden"
              type="file"
              accept=".html,text/html"
              onChange={open}
            />
          </label>
        </p>
      )}
    </>
  );
}
