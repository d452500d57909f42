import { useTranslation } from '../../platform/language/useTranslation';
import type { LinkOfferProps } from '../../engine/ports';
import { useBrandName } from '../../platform/useBrandName';
import { LazyQrCode } from '../../platform/qr/LazyQrCode';
import { Loading } from '../../platform/loading/Loading';
import { statusHref } from './statusHref';
import { ShareLink } from './ShareLink';
import './status.css';

/** Offers the secret link of the status page: to open, to copy, for WhatsApp and as a QR code. */
export function LinkOffer({ link, reference, receipt }: LinkOfferProps) {
  const { t } = useTranslation();
  const brand = useBrandName();
  const href = location.origin + statusHref(link);
  const text = t('status.whatsappText', { reference, brand, link: href });
  return (
    <section className="link-offer tinted stack" aria-labelledby="link-offer">
      <h3 id="link-offer">{t('status.follow')}</h3>
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
      <details className="link-offer-qr">
        <summary>{t('status.qr')}</summary>
        <Loading fallback={<p role="status">{t('status.loading')}</p>}>
          <LazyQrCode text={href} label={t('status.qrOf')} />
          <p>{t('status.qrText')}</p>
        </Loading>
      </details>
      <p className="link-offer-address" dir="ltr">
        {href}
      </p>
    </section>
  );
}
