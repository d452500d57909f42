import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../platform/language/useTranslation';

interface ShareLinkProps {
  readonly href: string;
  /** What WhatsApp suggests, with the link. */
  readonly text: string;
  /** The class of the buttons; default: that of forms. */
  readonly look?: string;
  readonly children?: ReactNode;
}

/** Renders buttons that copy a secret link and send it by WhatsApp, then other buttons. */
export function ShareLink({ href, text, look = FORMS, children }: ShareLinkProps) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  // Missing outside https.
  const { clipboard } = navigator as { clipboard?: Clipboard };
  const copy = () => {
    clipboard?.writeText(href).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <>
      {clipboard && (
        <button type="button" className={look} onClick={copy}>
          {t('status.copy')}
        </button>
      )}
      <a
        className={look}
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noreferrer"
      >
        {t('status.whatsapp')}
      </a>
      {children}
      <span role="status">{copied && t('status.copied')}</span>
    </>
  );
}

const FORMS = 'rg-button rg-button-outlined';
