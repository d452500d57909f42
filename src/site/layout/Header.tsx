import { Link, useLocation } from 'wouter';
import { useTranslation } from '../../platform/language/useTranslation';
import { useBrandName } from '../../platform/useBrandName';
import { BrandLogo } from './BrandLogo';
import { type ComponentType, type KeyboardEvent, useId } from 'react';
import { LANGUAGE_FACTS } from '../../definition/language/languageFacts';
import { useLanguage } from '../../platform/language/languageStore';
import { LanguageChoices } from './LanguageChoices';
import { useDisclosure } from './useDisclosure';
import { Icon } from '../base/Icon';
import { whatsAppAddress } from '../contact/contactInfo';
import { useContactInfo } from '../contact/useContactInfo';
import { Emails, Phones, SocialLinks } from '../contact/ContactLinks';
import { SITE_NAVIGATION, SITE_ROUTES } from '../../contract/siteRoutes';
import { Boundary } from '../../platform/Boundary';
import { Loading } from '../../platform/loading/Loading';

interface HeaderProps {
  /** Renders what only the open menu has; may load, and is left out if that fails. */
  readonly OpenMenu: ComponentType<{ readonly onClose: () => void }>;
}

/** Renders the header: contact details, link to the home page, navigation, languages. */
export function Header({ OpenMenu }: HeaderProps) {
  const { t } = useTranslation();
  return (
    <header className="header">
      <div className="contact-bar">
        <div className="page contact-bar-row">
          <ContactBar />
        </div>
      </div>
      <div className="page header-row row">
        <Link
          href="/"
          className="header-home"
          aria-label={`${useBrandName()} – ${t('shell.home')}`}
        >
          <BrandLogo />
        </Link>
        <Navigation OpenMenu={OpenMenu} />
        <WhatsApp />
        <LanguageMenu />
      </div>
    </header>
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

/** Renders the link to a chat with the agency's first number, which stays in sight (docs/requirements.md, P8). */
function WhatsApp() {
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
      <Icon path="M4 20l1.2-4.2A8.5 8.5 0 1 1 8.4 19zM9 8.5c0 3.5 3 6.5 6.5 6.5l.8-1.7-2-1.2-1 .9a5 5 0 0 1-2.3-2.3l.9-1-1.2-2z" />
    </a>
  );
}

/** Renders the language menu; its button names the current language. */
function LanguageMenu() {
  const { t } = useTranslation();
  const current = useLanguage();
  const { open, toggle, close, dismiss, root, onBlur } = useDisclosure();
  const list = useId();
  return (
    <div className="languages" ref={root} onBlur={onBlur} onKeyDown={moveByArrows}>
      {open && <div className="menu-beside" onClick={close} />}
      <button type="button" aria-expanded={open} aria-controls={list} onClick={toggle}>
        <Icon path="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M3 12h18M12 3c3.3 3 3.3 15 0 18M12 3c-3.3 3-3.3 15 0 18" />
        <span className="visually-hidden">{`${t('shell.language')}: `}</span>
        {LANGUAGE_FACTS[current].name}
      </button>
      <ul id={list} hidden={!open}>
        <LanguageChoices onChoose={dismiss} />
      </ul>
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function moveByArrows(event: KeyboardEvent<HTMLDivElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const choices = [...event.currentTarget.querySelectorAll<HTMLElement>('li button')];
  const here = choices.findIndex((choice) => choice === document.activeElement);
  const next = here < 0 && step < 0 ? -1 : (here + step) % choices.length;
  choices.at(next)?.focus();
}

/**
 * Renders the navigation: a row on wide screens; a menu on narrow ones, with the home page and the
 * languages in it (docs/requirements.md, P8).
 */
function Navigation({ OpenMenu }: HeaderProps) {
  const { t } = useTranslation();
  const [here] = useLocation();
  const { open, toggle, close, dismiss, root, onBlur } = useDisclosure();
  const list = useId();
  return (
    <nav aria-label={t('shell.sections')}>
      <div className="sections" ref={root} onBlur={onBlur} data-open={open}>
        <button
          type="button"
          className="burger"
          aria-expanded={open}
          aria-controls={list}
          aria-label={t('shell.menu')}
          onClick={toggle}
        >
          <Icon path={open ? 'M6 6l12 12M18 6L6 18' : 'M4 7h16M4 12h16M4 17h16'} />
        </button>
        <div id={list} className="sections-list">
          <ul>
            {SITE_NAVIGATION.map(({ route, label, ...link }) => (
              <li key={route} className={'narrowOnly' in link ? 'narrow-only' : undefined}>
                <Link
                  href={SITE_ROUTES[route]}
                  aria-current={SITE_ROUTES[route] === here ? 'page' : undefined}
                  onClick={close}
                >
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
          <ul className="narrow-only sections-languages" aria-label={t('shell.language')}>
            <LanguageChoices onChoose={dismiss} />
          </ul>
          {open && (
            <div className="narrow-only">
              <div className="menu-beside" onClick={close} />
              <Boundary at="" broken={null}>
                <Loading>
                  <OpenMenu onClose={close} />
                </Loading>
              </Boundary>
            </div>
          )}
        </div>
      </div>
    </nav>
  );
}
