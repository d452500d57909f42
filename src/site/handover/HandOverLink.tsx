import { useTranslation } from '../../platform/language/useTranslation';
import { useDays } from '../moments';
import { useBrandName } from '../../platform/useBrandName';
import { LazyQrCode } from '../../platform/qr/LazyQrCode';
import { Loading } from '../../platform/loading/Loading';
import { ShareLink } from '../share/ShareLink';
import { LeftFiles } from './LeftFiles';
import '../share/status.css';

/** A link that this device has made. Only this page knows how to open it: the key is stored nowhere. */
export interface MadeLink {
  /** Undefined after a reload: then the link can only be withdrawn. */
  readonly href?: string;
  /** The names of files that are not taken along. */
  readonly left: readonly string[];
  readonly secret: string;
  readonly endsAt: string;
}

interface HandOverLinkProps extends Omit<MadeLink, 'secret'> {
  /** When somebody who has the link looked at it first. */
  readonly readAt: string | undefined;
  readonly onWithdraw: () => void;
}

/** Shows the link that continues a form on another device: as a QR code, to copy, for WhatsApp. */
export function HandOverLink({ href, left, endsAt, readAt, onWithdraw }: HandOverLinkProps) {
  const { t } = useTranslation();
  const { dayOf, timeOf } = useDays();
  const brand = useBrandName();
  return (
    <div className="handover-link stack">
      {href === undefined ? (
        <p>{t('handover.stillWaits', { day: dayOf(endsAt) })}</p>
      ) : (
        <>
          <p role="status">{t('handover.made', { day: dayOf(endsAt) })}</p>
          <Loading fallback={<p>{t('handover.busy')}</p>}>
            <LazyQrCode text={href} label={t('handover.qrOf')} />
          </Loading>
        </>
      )}
      {readAt !== undefined && (
        <p className="handover-note" role="status">
          {t('handover.read', { time: timeOf(readAt) })}
        </p>
      )}
      <LeftFiles text={t('handover.left')} names={left} />
      <div className="button-row row">
        {href !== undefined && (
          <ShareLink href={href} text={t('handover.whatsappText', { brand, link: href })} />
        )}
        <button type="button" className="rg-button rg-button-quiet" onClick={onWithdraw}>
          {t('handover.withdraw')}
        </button>
      </div>
    </div>
  );
}
