import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Logo } from './Logo';

export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="footer">
      <div className="page footer-row">
        <Logo />
        <p>{t('shell.footer')}</p>
        <Link href="/ourservices">{t('shell.services')}</Link>
        <p className="footer-small">
          © <bdi>{new Date().getFullYear()}</bdi> {t('shell.brand')}
        </p>
      </div>
    </footer>
  );
}
