import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { SITE_NAVIGATION, SITE_ROUTES } from '../../contract/siteRoutes';
import { useLazyPart } from '../../engine/inputs/useLazyPart';
import { LanguageChoices } from './LanguageChoices';
import { useDisclosure } from './useDisclosure';
import { Icon } from '../../skeleton/Icon';

/** Loaded when the menu is opened first: it shares its code with dialogs. */
const loadOpenMenu = () => import('./OpenMenu');

/**
 * Renders the navigation: a row on wide screens; a menu on narrow ones, with the home page and the
 * languages in it (docs/requirements.md, P8).
 */
export function Navigation() {
  const { t } = useTranslation();
  const [here] = useLocation();
  const { open, toggle, close, dismiss, root, onBlur } = useDisclosure();
  const list = useId();
  const { part } = useLazyPart(loadOpenMenu, open ? 0 : undefined);
  return (
    <nav aria-label={t('shell.sections')}>
      <div className="sections" ref={root} onBlur={onBlur} data-open={open}>
        {open &&
          (part ? (
            <part.OpenMenu onClose={close} />
          ) : (
            <div className="menu-beside" onClick={close} />
          ))}
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
            {SITE_NAVIGATION.map(({ route, words, ...link }) => (
              <li key={route} className={'narrowOnly' in link ? 'narrow-only' : undefined}>
                <Link
                  href={SITE_ROUTES[route]}
                  aria-current={SITE_ROUTES[route] === here ? 'page' : undefined}
                  onClick={close}
                >
                  {t(words)}
                </Link>
              </li>
            ))}
          </ul>
          <ul className="narrow-only sections-languages" aria-label={t('shell.language')}>
            <LanguageChoices onChoose={dismiss} />
          </ul>
        </div>
      </div>
    </nav>
  );
}
