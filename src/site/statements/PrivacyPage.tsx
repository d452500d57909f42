import { useTranslation } from '../../platform/language/useTranslation';
import { HANDOVER_DAYS } from '../../contract/handover';
import { DRAFT_DAYS, type Retention, RETENTION, RETENTION_CALL } from '../../contract/retention';
import { readAs } from '../../contract/readAs';
import { isText, pick } from '../../definition/model/text';
import { useContent } from '../../platform/content/useContent';
import { useLanguage } from '../../platform/language/languageStore';
import { TickList } from '../base/TickList';
import { Statement } from './Statement';

/** Renders what is kept of a visitor, who sees it, and for how long by the server's settings. */
export function PrivacyPage() {
  const { t } = useTranslation();
  const content = useContent(RETENTION_CALL.path, toRetention);
  return (
    <Statement
      title={t('shell.privacy')}
      path="client/privacy/"
      summary={content.state === 'ready' && <InShort {...content.value} />}
    >
      {content.state === 'ready' && <Keeping {...content.value} />}
    </Statement>
  );
}

/** Renders what matters most of it, in four sentences. */
function InShort({ application }: Pick<Retention, 'application'>) {
  const { t } = useTranslation();
  return (
    <section className="tinted stack" aria-labelledby="short">
      <h2 id="short">{t('statement.short')}</h2>
      <TickList
        points={[
          t('statement.shortSeen'),
          t('statement.shortAccount'),
          ...(application === null
            ? []
            : [t('statement.shortKept', { time: t('statement.days', { count: application }) })]),
          t('statement.shortErased'),
        ]}
      />
    </section>
  );
}

function Keeping({ application, services, link }: Retention) {
  const { t } = useTranslation();
  const language = useLanguage();
  const rows: readonly (readonly [what: string, time: string])[] = [
    [
      t('statement.requests'),
      application === null
        ? t('statement.untilAsked')
        : t('statement.days', { count: application }),
    ],
    ...services.map(
      ({ title, days }) =>
        [
          t('statement.requestsOf', { service: isText(title) ? pick(title, language) : '' }),
          t('statement.days', { count: days }),
        ] as const,
    ),
    [t('statement.link'), t('statement.linkDays', { count: link })],
    [t('statement.handover'), t('statement.handoverDays', { count: HANDOVER_DAYS })],
    [t('statement.device'), t('statement.deviceUntil')],
    [t('statement.ticks'), t('statement.ticksUntil')],
    [t('statement.draft'), t('statement.draftDays', { count: DRAFT_DAYS })],
  ];
  return (
    <section className="stack">
      <h2 id="keeping">{t('statement.keeping')}</h2>
      <dl className="statement-facts" aria-labelledby="keeping">
        {rows.map(([what, time]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{time}</dd>
          </div>
        ))}
      </dl>
      <p>{t('statement.copies')}</p>
    </section>
  );
}

const toRetention = (response: unknown): Retention => readAs(RETENTION, response);
