import { useTranslation } from 'react-i18next';
import { whatsAppAddress } from '../contact/contactInfo';
import { useContactInfo } from '../contact/useContactInfo';

/** Renders a floating link to a chat with the agency's first number (docs/requirements.md, P8). */
export function WhatsApp() {
  const { t } = useTranslation();
  const address = whatsAppAddress(useContactInfo()?.phones[0]);
  if (address === undefined) return null;
  return (
    <a
      className="whatsapp"
      href={address}
      target="_blank"
      rel="noreferrer"
      aria-label={t('shell.whatsapp')}
      title={t('shell.whatsapp')}
    >
      <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
        <path d="M4 20l1.2-4.2A8.5 8.5 0 1 1 8.4 19zM9 8.5c0 3.5 3 6.5 6.5 6.5l.8-1.7-2-1.2-1 .9a5 5 0 0 1-2.3-2.3l.9-1-1.2-2z" />
      </svg>
    </a>
  );
}
