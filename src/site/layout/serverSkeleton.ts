import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** What the server painted of the page (server/pages/renderSkeleton); taken before React clears its place. */
const page = document.querySelector('.first-page');
const served = {
  page,
  intro: page?.querySelector('.service-intro'),
  picture: page?.querySelector('img'),
  path: location.pathname,
  language: document.documentElement.lang,
};

/** Whether a picture came with the page and can be seen. */
export const isPainted = (address: string | undefined): boolean =>
  served.picture?.getAttribute('src') === address && served.picture?.complete === true;

/**
 * A place for what the server painted, while the page itself is still on its way.
 * @returns undefined: nothing of this page was painted, or it was in another language
 */
export function useServerSkeleton(
  part: 'page' | 'intro',
): RefObject<HTMLDivElement | null> | undefined {
  const [path] = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const isHere = path === served.path && document.documentElement.lang === served.language;
  const sight = isHere ? served[part] : undefined;
  useLayoutEffect(() => {
    if (sight) place.current?.replaceChildren(sight);
  }, [sight]);
  return sight ? place : undefined;
}
