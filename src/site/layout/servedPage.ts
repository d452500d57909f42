import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { isServer } from '../../platform/isServer';

/** What the server has rendered of the page (renderSite.tsx); read before React clears its container. */
const main = isServer ? null : document.querySelector('.served main');
const served = main && {
  page: [...main.children],
  /** The content of a service's page, below its title. */
  service: [...main.querySelectorAll('.service-top ~ *')],
  picture: main.querySelector('img'),
  path: location.pathname,
  language: document.documentElement.lang,
};

/** Returns whether a picture has been painted already, or is being rendered for that. */
export const isPainted = (address: string | undefined): boolean =>
  isServer ||
  (served?.picture?.getAttribute('src') === address && served?.picture?.complete === true);

/**
 * Returns where to put what the server has rendered of a page while the page itself is loading.
 * @returns undefined if there is nothing for this page and language
 */
export function useServedPage(
  part: 'page' | 'service',
): RefObject<HTMLDivElement | null> | undefined {
  const [path] = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const isHere = path === served?.path && document.documentElement.lang === served.language;
  useLayoutEffect(() => {
    if (isHere) place.current?.replaceChildren(...served[part]);
  }, [isHere, part]);
  return isHere ? place : undefined;
}
