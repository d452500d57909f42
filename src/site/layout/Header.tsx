import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { HeaderFrame } from '../../skeleton/HeaderFrame';
import { Logo } from '../../skeleton/Logo';
import { ContactBar } from './ContactBar';
import { LanguageMenu } from './LanguageMenu';
import { Navigation } from './Navigation';

/** The head of every page: how to reach the agency, the way home, the sections and the languages. */
export function Header() {
  const { t } = useTranslation();
  return (
    <HeaderFrame
      contact={<ContactBar />}
      home={
        <Link
          href="/"
          className="header-home"
          aria-label={`${t('shell.brand')} – ${t('shell.home')}`}
        >
          <Logo />
        </Link>
      }
    >
      <Navigation />
      <LanguageMenu />
    </HeaderFrame>
  );
}
