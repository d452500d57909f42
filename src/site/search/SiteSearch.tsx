import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import * as read from '../../platform/content/read';
import { SITE_ROUTES } from '../../contract/siteRoutes';
import { isText, pick } from '../../definition/model/text';
import { backendHas } from '../../platform/api/capabilities';
import { useFetched } from '../../platform/api/useFetched';
import { siteServices } from '../../platform/content/siteServices';
import { useLanguage } from '../../platform/language/languageStore';
import { useTranslation } from '../../platform/language/useTranslation';
import { OTHER_ICON, TILE_ICONS } from '../../platform/theme/tileIcons';
import { Icon } from '../base/Icon';
import { SearchBox } from '../base/SearchBox';
import type { Entry } from './find';
import { useLazyPart } from '../../engine/inputs/useLazyPart';

const QUIET = { quiet: true };
const MOST = 7;

const toEntries = (response: unknown) =>
  read
    .list(response)
    .filter(
      ({ path, title, about }) => isText(title) && isText(about) && typeof path === 'string',
    ) as unknown as readonly Entry[];

/** The services, which are found before the other pages have been loaded, and without them. */
const ownEntries = (): readonly Entry[] =>
  siteServices().map(({ route, tile: { title } }) => ({ path: route, title, about: NOTHING }));

const NOTHING = ['', '', ''] as const;

/** Loaded when somebody begins to search. */
const loadFind = () => import('./find');

/** Renders a search for services, countries, tours, flights and whatever else has a page, in all languages at once. */
export function SiteSearch() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [, go] = useLocation();
  const list = useId();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const path = isWanted && backendHas('search') ? 'client/search/' : undefined;
  const listed = useFetched(path, toEntries, QUIET);
  const { part, failed, want } = useLazyPart(loadFind);
  const entries = listed.state === 'ready' ? listed.value : undefined;
  const find = useMemo(() => part?.finder(entries ?? ownEntries()), [part, entries]);
  const found = useMemo(() => find?.(text).slice(0, MOST) ?? [], [find, text]);
  const active = Math.min(chosen, found.length - 1);
  const isShown = isOpen && text.trim() !== '';
  const close = () => {
    setOpen(false);
    setChosen(-1);
  };
  const open = ({ path: to }: Entry) => {
    close();
    go(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setOpen(true);
      setChosen((Math.max(active, step < 0 ? 0 : -1) + step + found.length) % found.length);
    }
    if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    }
    const entered = event.key === 'Enter' ? found[Math.max(active, 0)] : undefined;
    if (entered && isShown) open(entered);
  };
  return (
    <div
      className="site-search"
      role="search"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <SearchBox
        aria-label={t('search.label')}
        placeholder={t('search.hint')}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown && found.length > 0}
        aria-controls={isShown && found.length > 0 ? list : undefined}
        aria-activedescendant={isShown && active >= 0 ? `${list}-${active}` : undefined}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setOpen(true);
          setChosen(-1);
        }}
        onFocus={() => {
          want();
          setWanted(true);
          if (listed.state === 'failed') listed.reload();
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
      />
      {isShown && (
        // The press must not take the focus, which would close the list before it is a click.
        <div className="site-search-found" onMouseDown={(event) => event.preventDefault()}>
          {found.length > 0 ? (
            <ul id={list} role="listbox" aria-label={t('search.found')}>
              {found.map((entry, index) => (
                <li
                  key={index}
                  id={`${list}-${index}`}
                  role="option"
                  className="line"
                  aria-selected={index === active}
                  onClick={() => open(entry)}
                >
                  <Icon path={iconOf(entry.path)} />
                  <span>
                    <b dir="auto">{pick(entry.title, language)}</b>
                    <small dir="auto">{pick(entry.about, language)}</small>
                  </span>
                </li>
              ))}
            </ul>
          ) : (
            <p role="status">
              {(!find && !failed) || (listed.state === 'loading' && path !== undefined) ? (
                t('search.loading')
              ) : (
                <Link href={SITE_ROUTES.contactUs}>{t('search.none')}</Link>
              )}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function iconOf(path: string): string {
  const service = siteServices().find(
    ({ route }) => path === route || path.startsWith(`${route}/`) || path.startsWith(`${route}-`),
  );
  return TILE_ICONS[service?.tile.icon ?? ''] ?? OTHER_ICON;
}
