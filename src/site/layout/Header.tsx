import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { HeaderFrame } from '../../skeleton/HeaderFrame';
import { useBrandName } from '../../platform/useBrandName';
import { BrandLogo } from './BrandLogo';
import { LanguageMenu } from './LanguageMenu';
import { Navigation } from './Navigation';
import { useContactInfo } from '../contact/useContactInfo';
import { Emails, Phones } from '../contact/ContactLinks';
import { SocialLinks } from '../contact/SocialLinks';

/** Renders the header: contact details, link to the home page, navigation, languages. */
export function Header() {
  const { t } = useTranslation();
  return (
    <HeaderFrame
      contact={<ContactBar />}
      home={
        <Link
          href="/"
          className="header-home"
          aria-label={`${useBrandName()} – ${t('shell.home')}`}
        >
          <BrandLogo />
        </Link>
      }
    >
      <Navigation />
      <LanguageMenu />
    </HeaderFrame>
  );
}

/** Renders the contact details; their space is reserved while they load. */
function ContactBar() {
  const info = useContactInfo();
  return (
    info && (
      <>
        <Phones phones={info.phones} />
        <Emails emails={info.emails} />
        <SocialLinks links={info.socials} />
      </>
    )
  );
}
