import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** The server's skeleton of the page (server/pages/renderSkeleton); read before React clears its container. */
const page = document.querySelector('.skeleton-page');
const partsOf = (selector: string): readonly Element[] => [
  ...(page?.querySelectorAll(selector) ?? []),
];
const served = {
  page: page ? [page] : [],
  /** What stands across a service's page, and what stands beside its form. */
  intro: partsOf('.service-intro, .overview-text'),
  aside: partsOf('.preparation, .service-about'),
  picture: page?.querySelector('img'),
  path: location.pathname,
  language: document.documentElement.lang,
};

/** Returns whether a picture is in the skeleton and visible. */
export const isPainted = (address: string | undefined): boolean =>
  served.picture?.getAttribute('src') === address && served.picture?.complete === true;

/**
 * Returns the skeleton while the page itself is loading.
 * @returns undefined if there is none for this page and language
 */
export function useServerSkeleton(
  part: 'page' | 'intro' | 'aside',
): RefObject<HTMLDivElement | null> | undefined {
  const [path] = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const isHere = path === served.path && document.documentElement.lang === served.language;
  const parts = isHere ? served[part] : [];
  const isServed = parts.length > 0;
  useLayoutEffect(() => {
    if (isServed) place.current?.replaceChildren(...served[part]);
  }, [isServed, part]);
  return isServed ? place : undefined;
}
