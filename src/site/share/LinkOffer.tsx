import { useState } from 'react';
import { Link } from 'wouter';
import { SITE_ROUTES } from '../../contract/siteRoutes';
import { amountsText } from '../../definition/model/ledger';
import { isText, pick } from '../../definition/model/text';
import type { LinkOfferProps } from '../../engine/ports';
import { useFetched } from '../../platform/api/useFetched';
import { useLanguage } from '../../platform/language/languageStore';
import { useTranslation } from '../../platform/language/useTranslation';
import { useBrandName } from '../../platform/useBrandName';
import { LazyQrCode } from '../../platform/qr/LazyQrCode';
import { Loading } from '../../platform/loading/Loading';
import { AgencyContact } from '../trust/AgencyContact';
import { statusHref } from './statusHref';
import { ShareLink } from './ShareLink';
import { type ShownStatus, StatusWay, toStatus } from './StatusWay';

/** Shows how the application goes on, and offers the secret link of its status page: to open, to copy, as a QR code. */
export function LinkOffer({ link, reference, receipt }: LinkOfferProps) {
  const { t } = useTranslation();
  const brand = useBrandName();
  const [body] = useState({ link });
  // Without it the link is offered all the same.
  const status = useFetched('client/status/', toStatus, { body, quiet: true, showsMissing: true });
  // A phone does not photograph itself.
  const [isDesk] = useState(() => innerWidth >= 1000);
  const href = location.origin + statusHref(link);
  const text = t('status.whatsappText', { reference, brand, link: href });
  return (
    <div className="link-offer">
      <div className="stack-20">
        {status.state === 'ready' && (
          <>
            <StatusWay status={status.value} />
            <Missing status={status.value} />
          </>
        )}
        <AgencyContact />
      </div>
      <section className="tinted stack" aria-labelledby="link-offer">
        <h2 id="link-offer">{t('status.follow')}</h2>
        {receipt && <p>{t('status.receipt')}</p>}
        <p>{t('status.followText')}</p>
        <p className="muted">{t('status.secret')}</p>
        <div className="button-row row">
          <a className="rg-button rg-button-primary" href={href}>
            {t('status.open')}
          </a>
          <ShareLink href={href} text={text} />
        </div>
        {/* Rendered also while it is closed: it is printed. */}
        <details className="link-offer-qr" open={isDesk}>
          <summary>{t('status.qr')}</summary>
          <Loading fallback={<p role="status">{t('status.loading')}</p>}>
            <LazyQrCode text={href} label={t('status.qrOf')} />
            <p>{t('status.qrText')}</p>
          </Loading>
        </details>
        <Link href={SITE_ROUTES.ourservices}>{t('mine.title')}</Link>
        <p className="link-offer-address" dir="ltr">
          {href}
        </p>
      </section>
    </div>
  );
}

/** Renders which documents are missing, and what is to pay. */
function Missing({ status: { documents, sentFiles, money } }: { readonly status: ShownStatus }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const names = documents.flatMap(({ isAsked, state, name }) =>
    isAsked && state === 'needed' && isText(name) ? [pick(name, language)] : [],
  );
  const owed = money?.open.filter(({ amount }) => amount > 0) ?? [];
  const later =
    sentFiles > 0 ? t('status.sentFiles', { count: sentFiles }) : t('status.documentsLater');
  return (
    <>
      {documents.length > 0 && (
        <p>{names.length > 0 ? `${t('status.missing')}: ${names.join(' · ')}` : later}</p>
      )}
      {owed.length > 0 && (
        <p>
          {`${t('status.toPay')} `}
          <bdi dir="ltr">{amountsText(owed)}</bdi>
        </p>
      )}
    </>
  );
}
