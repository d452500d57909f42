import { useState } from 'react';
import type { SHOWN_GIVEN } from '../../contract/documents';
import type { TypeOf } from '../../contract/schema';
import { fileCall } from '../../platform/api/call';
import { ApiError } from '../../platform/api/apiError';
import { useTranslation } from '../../platform/language/useTranslation';
import { saveFile } from '../../platform/saveFile';
import { useDays } from '../moments';

interface GivenFilesProps {
  readonly given: readonly TypeOf<typeof SHOWN_GIVEN>[];
  readonly reference: string;
  readonly link: string;
}

/** Shows what the agency has given to the applicant, such as a visa or a receipt, to be downloaded. */
export function GivenFiles({ given, reference, link }: GivenFilesProps) {
  const { t } = useTranslation();
  const { dayOf } = useDays();
  const [busy, setBusy] = useState('');
  const [failed, setFailed] = useState('');
  const download = async (file: string, name: string) => {
    if (busy !== '') return;
    setBusy(file);
    setFailed('');
    try {
      const options = { body: { link }, quiet: true, showsMissing: true };
      const saved = await fileCall(`client/given/${file}/`, options);
      saveFile(saved, `${name}.${saved.type === 'application/pdf' ? 'pdf' : 'jpg'}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed(file);
    }
    setBusy('');
  };
  const all = given.flatMap(({ files }) => files);
  return (
    <section className="status-given tinted stack" aria-labelledby="status-given">
      <h2 id="status-given">{t('status.given')}</h2>
      <ul className="stack">
        {given.map(({ text, at, files }) => (
          <li key={files[0]} className="stack-8">
            <p className="status-text" dir="auto">
              {text}
            </p>
            <p className="muted">{dayOf(at)}</p>
            <div className="button-row row">
              {files.map((file) => {
                const number = all.indexOf(file) + 1;
                return (
                  <button
                    key={file}
                    type="button"
                    className="button"
                    aria-disabled={busy !== ''}
                    onClick={() => void download(file, `${reference}-${number}`)}
                  >
                    {t('status.givenFile', { number })}
                  </button>
                );
              })}
            </div>
            <p role="status">
              {files.includes(busy)
                ? t('status.loading')
                : files.includes(failed) && t('status.givenFailed')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
