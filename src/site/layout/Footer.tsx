import { useState } from 'react';
import { Link } from 'wouter';
import { SITE_NAVIGATION, SITE_ROUTES } from '../../contract/siteRoutes';
import { backendHas } from '../../platform/api/capabilities';
import { useBrandName } from '../../platform/useBrandName';
import { BrandLogo } from './BrandLogo';
import { useTexts } from '../../platform/content/useTexts';
import { hasText } from '../../platform/content/translatedText';
import { footerTimes } from '../contact/contactInfo';
import { Emails, Phones, SocialLinks } from '../contact/ContactLinks';
import { useContactInfo } from '../contact/useContactInfo';

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
            {SITE_NAVIGATION.map(({ route, label }) => (
              <Link key={route} href={SITE_ROUTES[route]}>
                {t(label)}
              </Link>
            ))}
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
