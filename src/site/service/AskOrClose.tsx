import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { whatsAppAddress } from '../contact/contactInfo';
import { useContactInfo } from '../contact/useContactInfo';

interface AskOrCloseProps {
  /** The subject of the dialog, for the message. */
  readonly about: string;
  readonly onClose: () => void;
}

/** Renders the actions of an informational dialog: chat, contact page, close. */
export function AskOrClose({ about, onClose }: AskOrCloseProps) {
  const { t } = useTranslation();
  const chat = whatsAppAddress(useContactInfo()?.phones[0], t('shell.askText', { about }));
  return (
    <div className="page-dialog-actions row">
      {chat !== undefined && (
        <a className="button" href={chat} target="_blank" rel="noreferrer">
          {t('shell.askByWhatsApp')}
        </a>
      )}
      {/* Replaces the dialog's entry in the history, so that Back leads to the page below it. */}
      <Link className="button-quiet" href="/contactUs" replace>
        {t('shell.contact')}
      </Link>
      <button type="button" className="button-quiet" onClick={onClose}>
        {t('shell.close')}
      </button>
    </div>
  );
}
