import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import type { RenderSite, SiteRequest } from './contract/renderSite';
import { servicesWith, setServices } from './platform/content/siteServices';
import { embed } from './platform/embeddedResponses';
import { loadTranslations } from './platform/language/i18n';
import { setLanguage } from './platform/language/languageStore';
import { useTranslation } from './platform/language/useTranslation';
import { pendingLoads } from './platform/loading/arrivals';
import type { ServiceEntry } from './platform/loading/useServiceModule';
import { setSettings } from './platform/readPageSettings';
import { App } from './site/App';

/** A page waits for its module, this for that of its service, and this for its options in a language. */
const MOST_WAITS = 5;

/** The pictures that are loaded before others: the drawing of the page and what it begins with, or two of a list. */
const LOADED_FIRST = 2;

/**
 * Renders a page of the site on the server, which the browser shows until its scripts have arrived and replace it. A
 * form is not part of it. What no script handles yet can neither be pressed nor filled in, except links.
 */
export const renderSite: RenderSite = async (request) => {
  const services = servicesWith((path) => request.responses[path]);
  for (let waits = 0; ; waits += 1) {
    await loadTranslations(request.language);
    const html = renderNow(request, services);
    const loads = pendingLoads();
    if (loads.length === 0 || waits === MOST_WAITS) return html;
    await Promise.allSettled(loads);
  }
};

/** Sets what the modules of the site read, and renders, without a pause in which another request could set it. */
function renderNow(request: SiteRequest, services: readonly ServiceEntry[]): string {
  embed(request.responses);
  setSettings(request.settings);
  setServices(services);
  setLanguage(request.language);
  const html = renderToStaticMarkup(
    <Router ssrPath={request.path} ssrSearch={request.query}>
      <div className="served">
        <App />
        <Late />
      </div>
    </Router>,
  );
  // React's links that preload pictures: these are right there.
  const own = html
    .replace(/^(?:<link\b[^>]*>)+/u, '')
    .replaceAll(/<(?:button|input|select|textarea)(?=[\s>])/gu, '$& inert');
  const at = own.indexOf('<main');
  let left = own.includes('fetchPriority="high"') ? 0 : LOADED_FIRST;
  return (
    own.slice(0, at) +
    own.slice(at).replaceAll(/<img\b[^>]*>/gu, (picture) => {
      left -= 1;
      return left < 0
        ? picture
        : picture.replace(' loading="lazy"', '').replace('<img', '<img fetchPriority="high"');
    })
  );
}

/** Shown by CSS after some seconds, for pages whose scripts do not load. */
function Late() {
  const { t } = useTranslation();
  return (
    <p className="served-late">
      {`${t('shell.slow')} `}
      <a href="">{t('shell.reload')}</a>
    </p>
  );
}
