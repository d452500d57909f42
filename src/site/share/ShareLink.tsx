import { useState } from 'react';
import { useTranslation } from '../../platform/language/useTranslation';

interface ShareLinkProps {
  readonly href: string;
  /** What WhatsApp suggests, with the link. */
  readonly text: string;
}

/** Renders buttons that copy a secret link and send it by WhatsApp. */
export function ShareLink({ href, text }: ShareLinkProps) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  // Missing outside https.
  const { clipboard } = navigator as { clipboard?: Clipboard };
  const copy = () =>
    clipboard?.writeText(href).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      {clipboard && (
        <button type="button" className="button-quiet" onClick={() => void copy()}>
          {t('status.copy')}
        </button>
      )}
      <a
        className="button-quiet"
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noreferrer"
      >
        {t('status.whatsapp')}
      </a>
      <span role="status">{copied && t('status.copied')}</span>
    </>
  );
}
