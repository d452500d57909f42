import { useId, useState } from 'react';
import { Link } from 'wouter';
import { pick } from '../../definition/model/text';
import { useLanguage } from '../../platform/language/languageStore';
import { useTranslation } from '../../platform/language/useTranslation';
import { useDays } from '../moments';
import { statusHref } from '../share/statusHref';
import { draftedServices, sentRequests, switchOff } from '../service/device';
import './mine.css';

/** Renders the drafts and the requests of this device; nothing if there are none. */
export function MyRequests({ onFollow }: { readonly onFollow?: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { day } = useDays();
  const heading = useId();
  const [drafts] = useState(draftedServices);
  const [sent, setSent] = useState(sentRequests);
  if (drafts.length + sent.length === 0) return null;
  const forget = () => {
    switchOff();
    setSent([]);
  };
  return (
    <section className="mine tinted stack-8" aria-labelledby={heading}>
      <h2 id={heading}>{t('mine.title')}</h2>
      <ul>
        {drafts.map(({ id, route, tile }) => (
          <li key={id} className="spread">
            <Link href={route} onClick={onFollow}>
              {pick(tile.title, language)}
            </Link>
            <span className="mine-draft">{t('mine.draft')}</span>
          </li>
        ))}
        {sent.map(({ reference, link, title, day: sentOn }) => (
          <li key={reference} className="spread">
            {/* Read anew: the page takes the secret from its address when it opens. */}
            <a href={statusHref(link)} onClick={onFollow}>
              {pick(title, language)}
            </a>
            <span className="muted">
              <bdi dir="ltr">{reference}</bdi>
              {` · ${day(sentOn)}`}
            </span>
          </li>
        ))}
      </ul>
      {sent.length > 0 && (
        <button type="button" className="mine-off" onClick={forget}>
          {t('mine.off')}
        </button>
      )}
    </section>
  );
}
