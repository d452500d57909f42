import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { useDisclosure } from './useDisclosure';

const LINKS = [
  { path: '/', words: 'shell.home' },
  { path: '/ourservices', words: 'shell.services' },
] as const;

/** The site's sections: in a row where there is room, behind a button where there is none. */
export function Navigation() {
  const { t } = useTranslation();
  const [here] = useLocation();
  const { open, toggle, close, root, onBlur } = useDisclosure();
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
          <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
            <path d={open ? 'M6 6l12 12M18 6L6 18' : 'M4 7h16M4 12h16M4 17h16'} />
          </svg>
        </button>
        <ul id={list}>
          {LINKS.map(({ path, words }) => (
            <li key={path}>
              <Link href={path} aria-current={path === here ? 'page' : undefined} onClick={close}>
                {t(words)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
