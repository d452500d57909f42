import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkOfferProps } from '../../engine/ports';
import { useBrandName } from '../../platform/useBrandName';
import { LazyQrCode } from '../../platform/qr/LazyQrCode';
import { statusHref } from './statusHref';
import './status.css';

/** Offers the secret link of the status page: to open, to copy, for WhatsApp and as a QR code. */
export function LinkOffer({ link, reference, receipt }: LinkOfferProps) {
  const { t } = useTranslation();
  const brand = useBrandName();
  const [copied, setCopied] = useState(false);
  const [isShown, setShown] = useState(false);
  const href = location.origin + statusHref(link);
  const text = t('status.whatsappText', { reference, brand, link: href });
  const { clipboard } = navigator as { clipboard?: Clipboard };
  const copy = () => {
    clipboard?.writeText(href).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <section className="link-offer" aria-labelledby="link-offer">
      <h3 id="link-offer">{t('status.follow')}</h3>
      {receipt && <p>{t('status.receipt')}</p>}
      <p>{t('status.followText')}</p>
      <p className="link-offer-note">{t('status.secret')}</p>
      <div className="link-offer-actions">
        <a className="rg-button rg-button-primary" href={href}>
          {t('status.open')}
        </a>
        {clipboard && (
          <button type="button" className="rg-button rg-button-outlined" onClick={copy}>
            {t('status.copy')}
          </button>
        )}
        <a
          className="rg-button rg-button-outlined"
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noreferrer"
        >
          {t('status.whatsapp')}
        </a>
        <span role="status">{copied && t('status.copied')}</span>
      </div>
      <details
        className="link-offer-qr"
        onToggle={({ currentTarget }) => setShown(currentTarget.open)}
      >
        <summary>{t('status.qr')}</summary>
        {isShown && (
          <Suspense fallback={<p role="status">{t('status.loading')}</p>}>
            <LazyQrCode text={href} label={t('status.qrOf')} />
            <p>{t('status.qrText')}</p>
          </Suspense>
        )}
      </details>
    </section>
  );
}
