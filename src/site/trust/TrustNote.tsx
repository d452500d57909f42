import { Link } from 'wouter';
import { RETENTION, RETENTION_CALL } from '../../contract/retention';
import { readAs } from '../../contract/readAs';
import { SITE_ROUTES } from '../../contract/siteRoutes';
import type { TrustNoteProps } from '../../engine/ports';
import { backendHas } from '../../platform/api/capabilities';
import { hasText } from '../../platform/content/translatedText';
import { useContent } from '../../platform/content/useContent';
import { useTexts } from '../../platform/content/useTexts';
import { Icon } from '../base/Icon';
import { useTrust } from './trustContent';
import { useUsualDays } from './useUsualDays';
import './trust.css';

const toDays = (response: unknown) => readAs(RETENTION, response).application;

/** Renders the note about who sees the answers, and for how long; above Send also who answers, by when, and the usual time. */
export function TrustNote({ at, service }: TrustNoteProps) {
  const { t, textOf } = useTexts();
  const { answers } = useTrust() ?? {};
  const kept = useContent(backendHas('statements') ? RETENTION_CALL.path : undefined, toDays);
  const usual = useUsualDays(service);
  const days = kept.state === 'ready' ? kept.value : undefined;
  const time = days && t('trust.kept', { time: t('statement.days', { count: days }) });
  const keeping = days === null ? `${t('trust.asked')} ` : time ? `${time} ` : '';
  return (
    <p className="trust-note">
      <Icon path="M6 10.5h12V20H6zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14.5v2" />
      <span>
        {`${t('trust.seen')} ${keeping}`}
        {backendHas('statements') && (
          <Link href={SITE_ROUTES.privacy} target="_blank">
            {t('shell.privacy')}
          </Link>
        )}
        {at === 'send' && answers && hasText(answers) && <b dir="auto">{textOf(answers)}</b>}
        {usual !== undefined && <b>{t('shell.usual', { count: usual })}</b>}
      </span>
    </p>
  );
}
