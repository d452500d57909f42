import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { STATUS_PAGE } from '../../contract/status';
import { statusText } from '../../contract/statuses';
import { readAs } from '../../contract/readAs';
import type { TypeOf } from '../../contract/schema';
import { isText, pick } from '../../definition/language/text';
import { ApiError } from '../../platform/api/apiError';
import { call } from '../../platform/api/call';
import { useLanguage } from '../../platform/language/languageStore';
import { usePageTitle } from '../layout/usePageTitle';
import './status.css';

type Shown = TypeOf<typeof STATUS_PAGE>;

type Reading =
  | { readonly state: 'loading' | 'failed' | 'ended' }
  | { readonly state: 'ready'; readonly status: Shown };

/** The token in the address's fragment; empty if there is none. */
function useLink(): string {
  const [link, setLink] = useState(() => location.hash.slice(1));
  useEffect(() => {
    const read = () => setLink(location.hash.slice(1));
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return link;
}

/** How an application is getting on, for whoever has its secret link. */
export function StatusPage() {
  const { t } = useTranslation();
  usePageTitle(t('status.title'));
  const link = useLink();
  return (
    <div className="page plain-page status-page">
      <h1>{t('status.title')}</h1>
      {/^[\w-]{43}$/u.test(link) ? (
        <ReadStatus key={link} link={link} />
      ) : (
        <p className="lead">{t(link === '' ? 'status.noLink' : 'status.ended')}</p>
      )}
    </div>
  );
}

function ReadStatus({ link }: { readonly link: string }) {
  const { t } = useTranslation();
  const [attempt, setAttempt] = useState(0);
  const [reading, setReading] = useState<Reading>({ state: 'loading' });
  useEffect(() => {
    const leave = new AbortController();
    const { signal } = leave;
    call('POST', 'client/status/', { body: { link }, quiet: true, signal })
      .then((answer) => setReading({ state: 'ready', status: readAs(STATUS_PAGE, answer) }))
      .catch((error: unknown) => {
        if (signal.aborted) return;
        const isEnded = error instanceof ApiError && error.status === 404;
        setReading({ state: isEnded ? 'ended' : 'failed' });
      });
    return () => leave.abort();
  }, [link, attempt]);
  if (reading.state === 'ready') return <ShownStatus {...reading} />;
  if (reading.state === 'failed') {
    return (
      <div role="alert">
        <p className="lead">{t('status.failed')}</p>
        <button
          type="button"
          className="button"
          onClick={() => {
            setReading({ state: 'loading' });
            setAttempt((last) => last + 1);
          }}
        >
          {t('status.retry')}
        </button>
      </div>
    );
  }
  return (
    <p className="lead" role="status">
      {t(`status.${reading.state}`)}
    </p>
  );
}

function ShownStatus({ status: shown }: { readonly status: Shown }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { reference, title, createdAt, status, statusAt, endsAt } = shown;
  const facts: readonly (readonly [label: string, value: string])[] = [
    [t('status.reference'), reference],
    ...(isText(title) ? [[t('status.service'), pick(title, language)] as const] : []),
    [t('status.sentOn'), dayOf(createdAt)],
    ...(statusAt === null ? [] : [[t('status.changedOn'), dayOf(statusAt)] as const]),
  ];
  return (
    <>
      <section className="status-now" aria-labelledby="status-now">
        <h2 id="status-now">{t('status.now')}</h2>
        <p>{pick(statusText(status), language)}</p>
      </section>
      <dl className="status-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="status-foot">
        {endsAt !== null && <p>{t('status.ends', { day: dayOf(endsAt) })}</p>}
        <p>{t('status.secret')}</p>
        <button type="button" className="button" onClick={() => print()}>
          {t('status.print')}
        </button>
      </div>
    </>
  );
}

/** The day of a moment where the reader is: YYYY-MM-DD (docs/requirements.md, P46). */
function dayOf(moment: string): string {
  const date = new Date(moment);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
