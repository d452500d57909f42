import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/language/useTranslation';
import { mapAddress } from '../../platform/map/mapAddress';
import { Icon } from '../base/Icon';
import { telAddress, whatsAppAddress } from './contactInfo';
import { useContactInfo } from './useContactInfo';
import './contact.css';

const CALL =
  'M6 3.5h3l1.6 4.4-2 1.6a11 11 0 0 0 5.9 5.9l1.6-2 4.4 1.6v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4 5.7 2 2 0 0 1 6 3.5';
const CHAT = 'M4 20l1.2-4.2A8.5 8.5 0 1 1 8.4 19zM8.5 10.5h7M8.5 13.5h4';
const PLACE =
  'M12 21s7-6.6 7-11.5a7 7 0 0 0-14 0C5 14.4 12 21 12 21M12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5';

interface ContactActionsProps {
  /** What the visitor asks about; left out where they may as well come. */
  readonly about?: string;
}

/** Renders one press each to call the agency, to write to it, and to find it; of these what staff have filled in. */
export function ContactActions({ about }: ContactActionsProps) {
  const { t } = useTranslation();
  const { phones = [], place } = useContactInfo() ?? {};
  const [phone] = phones;
  const chat = whatsAppAddress(phone, about && t('shell.askText', { about }));
  return (
    <div className="contact-actions row">
      {phone !== undefined && (
        <Action path={CALL} href={telAddress(phone)} className="button">
          {t('office.call')}
        </Action>
      )}
      {chat !== undefined && (
        <Action path={CHAT} href={chat}>
          {t('shell.askByWhatsApp')}
        </Action>
      )}
      {place && about === undefined && (
        <Action path={PLACE} href={mapAddress(`${place.latitude},${place.longitude}`)}>
          {t('office.directions')}
        </Action>
      )}
    </div>
  );
}

interface ActionProps {
  readonly path: string;
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

const Action = ({ path, href, className = 'button-quiet', children }: ActionProps) => (
  <a
    className={className}
    href={href}
    {...(href.startsWith('http') && { target: '_blank', rel: 'noreferrer' })}
  >
    <Icon path={path} />
    {children}
  </a>
);
