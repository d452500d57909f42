import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage, LANGUAGES } from '../../definition/model/text';
import type { BeginPublic } from '../http/finishResponses';
import { languageIn, readerLanguage, queryOf } from '../http/request';
import { METHODS, notAllowed } from '../http/otherMethods';
import { HttpRefusal } from '../http/refusal';
import { renderPage, offlineShell, type PageResponse, type PagePorts } from './pageResponse';
import { preloadLinks, readBuildManifest } from './preload';
import { OFFLINE_SHELL, templateFiller } from './htmlTemplate';
import { setImmediate as afterOthers } from 'node:timers/promises';
import type { PublicContent } from '../content/publicContent';
import { alternates, urlInLanguage } from './pageHead';
import { escapeHtml, tag } from '../base/escapeHtml';
import type { PublicPage } from './publicPage';
import type { RenderSite } from '../../contract/renderSite';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const FRESH = 'no-cache';
/** Files whose names contain their hash. */
const ASSETS = '/assets/';
/** Sent as Retry-After with a page whose data could not be read. */
const RETRY_AFTER_SECONDS = 120;
/** Excludes a response from search engines. */
const HIDDEN = { 'x-robots-tag': 'noindex' };

type Ports = Omit<PagePorts, 'renderSite'> & {
  readonly beginPublic: BeginPublic;
  /** Left out: pages are empty until their scripts have started. */
  readonly renderSite?: RenderSite | undefined;
};

/**
 * Serves the built pages. Every path without a file or a call gets the HTML template, filled for its page; without
 * a build there are calls only.
 */
export async function addPages(
  app: FastifyInstance,
  { renderSite = async () => '', ...given }: Ports,
): Promise<void> {
  const { settings, pages, content, beginPublic } = given;
  const client = join(settings.root, 'dist/client');
  const html = await readFile(join(client, 'index.html'), 'utf8').catch(() => undefined);
  if (html === undefined) {
    app.setNotFoundHandler(async (request) => refuse(request));
    return;
  }
  const manifest = await readBuildManifest(settings.root);
  const fill = templateFiller(html, settings);
  const send = (
    reply: FastifyReply,
    { status, isPublic, isPrivate, modules, soon, ...filling }: PageResponse,
  ) =>
    reply
      .code(status)
      .headers({
        'cache-control': isPrivate ? 'no-store' : FRESH,
        vary: 'accept-language',
        ...(!isPublic && HIDDEN),
        ...(status === 503 && { 'retry-after': String(RETRY_AFTER_SECONDS) }),
      })
      .type('text/html; charset=utf-8')
      .send(fill({ ...filling, head: filling.head + preloadLinks(manifest, modules, soon) }));
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const { lang, preview } = queryOf(request.query);
    const pageRequest = {
      origin: publicOrigin(request, settings.publicUrl),
      path: pathOf(request),
      query: new URL(request.url, 'http://localhost').search,
      named: isLanguage(lang) ? lang : undefined,
      wished: languageIn(request.headers['accept-language']),
      isPreview: preview === '1',
    };
    const ports: PagePorts = {
      ...given,
      renderSite: (page) =>
        renderSite(page).catch((error: unknown) => {
          request.log.error({ err: error }, 'a page is sent without what it shows');
          // The next request may be luckier.
          request.cached = undefined;
          return '';
        }),
    };
    try {
      await beginPublic(request);
      const page = await renderPage(ports, pageRequest);
      // The panel and the preview.
      if (!page.isPublic) request.cached = undefined;
      return await send(reply, page);
    } catch (error) {
      // The page works without the database: it requests its content again, and forms are complete.
      request.log.error({ err: error }, 'a page is sent without its content');
      const bare = await renderPage({ ...ports, content: undefined }, pageRequest);
      return send(reply, { ...bare, status: 503 });
    }
  };
  await app.register(async (files) => {
    files.addHook('onSend', async (request, reply) => {
      if (reply.hasHeader('cache-control')) return;
      reply.header('cache-control', pathOf(request).startsWith(ASSETS) ? IMMUTABLE : FRESH);
    });
    await files.register(staticFiles, {
      root: client,
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
    });
  });
  // As a file it would be served without its settings, and as a folder refused.
  for (const path of ['/', '/index.html']) app.get(path, sendPage);
  app.get(OFFLINE_SHELL, { preHandler: beginPublic }, async ({ headers }, reply) =>
    send(reply, await offlineShell(given, readerLanguage(headers))),
  );
  app.get('/sitemap.xml', { preHandler: beginPublic }, async (request, reply) => {
    const origin = publicOrigin(request, settings.publicUrl);
    reply.header('cache-control', FRESH).type('application/xml; charset=utf-8');
    return await sitemap(origin, await addressesOf(pages(), content));
  });
  app.get('/robots.txt', async (request, reply) => {
    reply.header('cache-control', FRESH).type('text/plain; charset=utf-8');
    return robots(publicOrigin(request, settings.publicUrl));
  });
  app.setNotFoundHandler((request, reply) =>
    isPage(request) ? sendPage(request, reply) : refuse(request),
  );
}

function pathOf({ url }: FastifyRequest): string {
  const path = url.split('?', 1)[0] ?? '';
  return path === '/index.html' ? '/' : path;
}

function refuse({ method }: FastifyRequest): never {
  throw METHODS.some((one) => one === method)
    ? HttpRefusal.of(404, 'notFound')
    : notAllowed(METHODS);
}

/** Returns whether a path may be a page: no call, no file, nothing hidden. */
function isPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    !/^\/api(?:\/|$)/u.test(path) &&
    /^(?:\/[^/.%\\][^/.\\]*)*\/?$/u.test(path)
  );
}

const HOST = /^(?:[\w.-]+|\[[0-9a-f:.]+\])(?::[0-9]{1,5})?$/iu;

/**
 * Returns the public origin of the site, without a slash at the end: the setting, which is required behind
 * proxies, else the host of the request. An invalid host is not repeated.
 */
const publicOrigin = (
  { headers: { host = '' }, protocol }: Pick<FastifyRequest, 'headers' | 'protocol'>,
  publicUrl: string | undefined,
): string => publicUrl ?? (HOST.test(host) ? `${protocol}://${host}` : 'http://localhost');

/** Returns the paths of all pages, without languages: where a page shows a record, one for each record. */
async function addressesOf(
  pages: readonly PublicPage[],
  content: PublicContent | undefined,
): Promise<readonly string[]> {
  const addresses = await Promise.all(
    pages.map(async ({ route, record, isPrivate }) => {
      if (isPrivate) return [];
      if (record === undefined) return [route];
      const ids = (await content?.ids(record)) ?? [];
      return ids.map((id) => route.replace(/:\w+/u, id));
    }),
  );
  return addresses.flat();
}

/** Pages that are written without a pause for other requests. */
const AT_ONCE = 200;

/** Returns a sitemap with each page in every language, and its alternates. */
async function sitemap(origin: string, addresses: readonly string[]): Promise<string> {
  const urls: string[] = [];
  for (const [index, path] of addresses.entries()) {
    if (index > 0 && index % AT_ONCE === 0) await afterOthers();
    const others = alternates(origin + path)
      .map(([hreflang, href]) => closed('xhtml:link', { rel: 'alternate', hreflang, href }))
      .join('');
    for (const language of LANGUAGES) {
      const address = escapeHtml(urlInLanguage(origin + path, language));
      urls.push(`<url><loc>${address}</loc>${others}</url>`);
    }
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

const closed: typeof tag = (name, attributes) => tag(name, attributes).replace(/>$/u, '/>');

/** Allows everything. The panel is not listed, since that would publish its path: its pages say noindex themselves. */
const robots = (origin: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
