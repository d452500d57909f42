import type { Page } from 'playwright-core';
import { VIDEO_ORIGINS } from '../../src/definition/content/videoHosts';

/**
 * Returns active elements in a page's document that none of our pages created, as shortened HTML.
 */
export const activeMarkup = (page: Page): Promise<readonly string[]> =>
  page.evaluate(findActive, { players: [...VIDEO_ORIGINS] });

/** Does the same for HTML from the server, before scripts run. */
export const activeIn = (page: Page, html: string): Promise<readonly string[]> =>
  page.evaluate(findActive, { players: [...VIDEO_ORIGINS], html });

/** Runs in the page. */
function findActive({ players, html }: { players: readonly string[]; html?: string }): string[] {
  const root = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  const isOurs = (address: string) => {
    const { origin, protocol } = new URL(address, location.href);
    return origin === location.origin && protocol.startsWith('http');
  };
  const isActive = (element: Element): boolean => {
    const value = (name: string) => element.getAttribute(name) ?? '';
    if ([...element.attributes].some(({ name }) => /^on|^formaction$|^srcdoc$/iu.test(name))) {
      return true;
    }
    for (const name of ['href', 'xlink:href', 'src', 'action', 'data']) {
      if (/^[\s\0-\x20]*(?:java|vb)script:|^\s*data:text/iu.test(value(name))) return true;
    }
    switch (element.localName) {
      case 'script':
        return element.hasAttribute('src')
          ? !isOurs(value('src'))
          : !/^application\/(?:ld\+)?json$/u.test(value('type'));
      case 'iframe':
        return !players.some((origin) => value('src').startsWith(`${origin}/`));
      case 'link':
        return value('rel').includes('stylesheet') && !isOurs(value('href'));
      case 'meta':
        return element.hasAttribute('http-equiv');
      case 'form':
        return element.hasAttribute('action');
      case 'object':
      case 'embed':
      case 'base':
      case 'marquee':
      case 'math':
      case 'animate':
      case 'foreignobject':
        return true;
      default:
        return false;
    }
  };
  return [...root.querySelectorAll('*')]
    .filter(isActive)
    .map(({ outerHTML }) => outerHTML.slice(0, 200));
}
