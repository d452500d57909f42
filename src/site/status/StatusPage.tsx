import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../platform/language/useTranslation';
import { lazyComponent } from '../../platform/loading/lazyComponent';
import { isText, pick } from '../../definition/model/text';
import { Fetched } from '../../platform/api/Fetched';
import { useFetched } from '../../platform/api/useFetched';
import { useLanguage } from '../../platform/language/languageStore';
import { useBrandName } from '../../platform/useBrandName';
import { LoadingBoundary } from '../layout/LoadingBoundary';
import { PageNotice, PlainPage } from '../base/PlainPage';
import { useSecret } from '../layout/useSecret';
import { useDays } from '../moments';
import { AgencyContact } from '../trust/AgencyContact';
import { AskedForm } from './AskedForm';
import { DocumentList } from './DocumentList';
import { GivenFiles } from './GivenFiles';
import { statusHref } from '../share/statusHref';
import { type ShownStatus as Shown, StatusWay, toStatus } from '../share/StatusWay';
import { ShareLink } from '../share/ShareLink';

/** Few agencies show it. */
const MoneyPart = lazyComponent(async () => (await import('./MoneyPart')).MoneyPart);

/** The token in the fragment of a link. */
const LINK = /^[\w-]{43}$/u;

/** How an application is getting on, for whoever has its secret link. */
export function StatusPage() {
  const { t } = useTranslation();
  return (
    <PlainPage title={t('status.title')} className="status-page stack-20">
      <LinkedStatus />
    </PlainPage>
  );
}

function LinkedStatus() {
  const { t } = useTranslation();
  const link = useSecret(LINK);
  if (link === undefined) return <PageNotice text={t('status.loading')} />;
  if (LINK.test(link)) return <ReadStatus key={link} link={link} />;
  return <Unknown text={t(link === '' ? 'status.noLink' : 'status.ended')} />;
}

/** Renders why there is no status, and how the agency is reached. */
const Unknown = (notice: ComponentProps<typeof PageNotice>) => (
  <>
    <PageNotice {...notice} />
    <AgencyContact />
  </>
);

function ReadStatus({ link }: { readonly link: string }) {
  const { t } = useTranslation();
  const [body] = useState({ link });
  const reading = useFetched('client/status/', toStatus, { body, quiet: true, showsMissing: true });
  const [isAnswered, setAnswered] = useState(false);
  const thanks = useRef<HTMLParagraphElement>(null);
  // What was sent from has gone, and the thanks stand far above it.
  useLayoutEffect(() => thanks.current?.focus(), [isAnswered, reading]);
  return (
    <>
      {isAnswered && (
        <p className="status-thanks tinted" role="status" ref={thanks} tabIndex={-1}>
          {t('status.thanks')}
        </p>
      )}
      <Fetched
        of={reading}
        className="stack-20"
        loading={<PageNotice text={t('status.loading')} />}
        failed={({ isMissing, reload }) => (
          <Unknown
            text={t(isMissing ? 'status.ended' : 'status.failed')}
            {...(!isMissing && { onRetry: reload })}
          />
        )}
      >
        {(status) => (
          <ShownStatus
            status={status}
            link={link}
            onAnswered={() => {
              setAnswered(true);
              reading.reload();
            }}
          />
        )}
      </Fetched>
    </>
  );
}

interface ShownStatusProps {
  readonly status: Shown;
  readonly link: string;
  readonly onAnswered: () => void;
}

function ShownStatus({ status: shown, link, onAnswered }: ShownStatusProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const brand = useBrandName();
  const { day, dayOf, isToday } = useDays();
  const when = (moment: string) =>
    isToday(moment) ? t('status.today', { day: dayOf(moment) }) : dayOf(moment);
  const href = location.origin + statusHref(link);
  const { reference, title, createdAt, statusText, statusAt, endsAt, request, documents } = shown;
  const facts: readonly (readonly [label: string, value: string])[] = [
    [t('status.reference'), reference],
    ...(isText(title) ? [[t('status.service'), pick(title, language)] as const] : []),
    [t('status.sentOn'), when(createdAt)],
    ...(statusAt === null ? [] : [[t('status.changedOn'), when(statusAt)] as const]),
  ];
  return (
    <>
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
      <section className="status-now tinted stack-20" aria-labelledby="status-now">
        <h2 id="status-now">{isText(statusText) ? pick(statusText, language) : t('status.now')}</h2>
        <StatusWay status={shown} />
      </section>
      {shown.given.length > 0 && (
        <GivenFiles given={shown.given} reference={reference} link={link} />
      )}
      {request && (
        <section className="status-missing stack" aria-labelledby="status-missing">
          <h2 id="status-missing">{t('status.missing')}</h2>
          <p className="status-text" dir="auto">
            {request.text}
          </p>
          {request.due !== null && (
            <p>
              {`${t('status.dueOn', { day: day(request.due) })} `}
              <a
                href={calendarHref(request.due, t('status.calendarText', { brand, reference }))}
                download={`${reference}.ics`}
              >
                {t('status.calendar')}
              </a>
            </p>
          )}
          <AskedForm id={request.id} form={request.form} link={link} onAnswered={onAnswered} />
        </section>
      )}
      {documents.length > 0 && (
        <DocumentList
          documents={documents}
          sentFiles={shown.sentFiles}
          isClosed={endsAt !== null}
          reference={reference}
          link={link}
          onSent={onAnswered}
        />
      )}
      {shown.money && (
        <LoadingBoundary at={reference} fallback={<p role="status">{t('status.loading')}</p>}>
          <MoneyPart
            money={shown.money}
            service={isText(title) ? pick(title, language) : ''}
            reference={reference}
          />
        </LoadingBoundary>
      )}
      <AgencyContact />
      <div className="status-foot stack">
        {endsAt !== null && <p className="muted">{t('status.ends', { day: dayOf(endsAt) })}</p>}
        <p className="muted">{t('status.secret')}</p>
        <div className="button-row row">
          <button type="button" className="button-quiet" onClick={() => print()}>
            {t('status.print')}
          </button>
          {/* The address has no secret, so that nobody reads it over a shoulder. */}
          <ShareLink
            href={href}
            text={t('status.whatsappText', { reference, brand, link: href })}
          />
        </div>
      </div>
    </>
  );
}

/** Returns a calendar entry for a day, as a file to save. */
function calendarHref(day: string, text: string): string {
  const plain = day.replaceAll('-', '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${location.hostname}//Status//EN`,
    'BEGIN:VEVENT',
    `UID:${plain}-${text.length}@${location.hostname}`,
    `DTSTAMP:${plain}T000000Z`,
    `DTSTART;VALUE=DATE:${plain}`,
    `SUMMARY:${text.replaceAll(/[\\;,]/gu, String.raw`\$&`)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${text.replaceAll(/[\\;,]/gu, String.raw`\$&`)}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(`${lines.join('\r\n')}\r\n`)}`;
}
