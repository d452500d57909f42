import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { SITE_ROUTES } from '../../contract/siteRoutes';
import { backendHas } from '../../platform/api/capabilities';
import { useBrandName } from '../../platform/useBrandName';
import { BrandLogo } from './BrandLogo';
import { useTexts } from '../../platform/content/useTexts';
import { hasText } from '../../platform/content/translatedText';
import { footerTimes, whatsAppAddress } from '../contact/contactInfo';
import { Emails, Phones, SocialLinks } from '../contact/ContactLinks';
import { useContactInfo } from '../contact/useContactInfo';
import { Icon } from '../../skeleton/Icon';

/** Renders the footer: agency, contact details, copyright. */
export function Footer() {
  const { t } = useTexts();
  const [year] = useState(() => new Date().getFullYear());
  return (
    <footer className="footer">
      <div className="page footer-row">
        <div className="footer-brand stack-8">
          <BrandLogo />
          <p>{t('shell.footer')}</p>
          <div className="footer-links row">
            <Link href="/ourservices">{t('shell.services')}</Link>
            {backendHas('statements') && (
              <>
                <Link href={SITE_ROUTES.privacy}>{t('shell.privacy')}</Link>
                <Link href={SITE_ROUTES.accessibility}>{t('shell.accessibility')}</Link>
              </>
            )}
          </div>
        </div>
        <FooterContact />
        <p className="footer-small">
          © <bdi>{year}</bdi>
          {` ${useBrandName()}. ${t('shell.rights')}`}
        </p>
      </div>
      <WhatsApp />
    </footer>
  );
}

/** Renders address, opening times and contact details once they have loaded. */
function FooterContact() {
  const { textOf } = useTexts();
  const info = useContactInfo();
  if (!info) return null;
  const times = footerTimes(info);
  return (
    <>
      <div className="stack-8">
        {hasText(info.address) && <address dir="auto">{textOf(info.address)}</address>}
        {times && <p dir="auto">{textOf(times)}</p>}
      </div>
      <div className="stack-8">
        <Phones phones={info.phones} />
        <Emails emails={info.emails} />
        <SocialLinks links={info.socials} />
      </div>
    </>
  );
}

/** Marks the page while it is scrolled down: the button would lie on what is being read (footer.css). */
function noteDirection() {
  let last = 0;
  const note = () => {
    document.body.toggleAttribute('data-down', scrollY > last);
    last = scrollY;
  };
  addEventListener('scroll', note);
  return () => removeEventListener('scroll', note);
}

/** Renders a floating link to a chat with the agency's first number (docs/requirements.md, P8). */
function WhatsApp() {
  const { t } = useTexts();
  const address = whatsAppAddress(useContactInfo()?.phones[0]);
  useEffect(noteDirection, []);
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
      <Icon path="M4 20l1.2-4.2A8.5 8.5 0 1 1 8.4 19zM9 8.5c0 3.5 3 6.5 6.5 6.5l.8-1.7-2-1.2-1 .9a5 5 0 0 1-2.3-2.3l.9-1-1.2-2z" />
    </a>
  );
}
