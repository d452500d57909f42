import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { SITE_ROUTES } from '../../contract/siteRoutes';
import { hasOwnCalls } from '../../platform/readPageSettings';
import { FooterContact } from './FooterContact';
import { useBrandName } from '../../platform/useBrandName';
import { BrandLogo } from './BrandLogo';
import { WhatsApp } from './WhatsApp';

/** Renders the footer: agency, contact details, copyright. */
export function Footer() {
  const { t } = useTranslation();
  const [year] = useState(() => new Date().getFullYear());
  return (
    <footer className="footer">
      <div className="page footer-row">
        <div className="footer-brand">
          <BrandLogo />
          <p>{t('shell.footer')}</p>
          <div className="footer-links">
            <Link href="/ourservices">{t('shell.services')}</Link>
            {hasOwnCalls && (
              <>
                <Link href={SITE_ROUTES.privacy}>{t('shell.privacy')}</Link>
                <Link href={SITE_ROUTES.accessibility}>{t('shell.accessibility')}</Link>
              </>
            )}
          </div>
        </div>
        <FooterContact />
        <p className="footer-small">
          © <bdi>{year}</bdi> {useBrandName()}. {t('shell.rights')}
        </p>
      </div>
      <WhatsApp />
    </footer>
  );
}
