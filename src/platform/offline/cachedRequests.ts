/** Paths that the worker reads from its own URL, since it has no access to the page's settings. */
export interface WorkerSettings {
  /** The API's absolute URL; ends in a slash. */
  readonly api: string;
  /** The path of the control panel. */
  readonly panel: string;
}

/** Returns the worker's URL for a site. */
export const workerAddress = ({ api, panel }: WorkerSettings): string =>
  `/worker.js?${new URLSearchParams({ api, panel }).toString()}`;

/** The inverse of workerAddress. */
export function workerSettings({ href }: Pick<Location, 'href'>): WorkerSettings {
  const { origin, searchParams } = new URL(href);
  return {
    api: searchParams.get('api') ?? `${origin}/api/`,
    panel: searchParams.get('panel') ?? '/',
  };
}

/** The Accept header with which the page requests pages to be cached; browsers send a longer one. */
export const PAGE_TYPE = 'text/html';

/** Returns whether what an address loads never changes: its name has a hash, or its query a version. */
export const isForEver = ({ pathname, searchParams }: URL): boolean =>
  pathname.startsWith('/assets/') || (pathname.startsWith('/brand/') && searchParams.has('v'));

/** Returns whether a request loads a public page, not one of the panel or of its preview frame. */
export function isPublicPage(request: Request, url: URL, { api, panel }: WorkerSettings): boolean {
  const { href, pathname, searchParams } = url;
  const isPage = request.mode === 'navigate' || request.headers.get('accept') === PAGE_TYPE;
  const isPanel = pathname === panel || pathname.startsWith(panel.replace(/\/*$/u, '/'));
  return (
    isPage &&
    request.method === 'GET' &&
    !isPanel &&
    !href.startsWith(api) &&
    !searchParams.has('preview') &&
    !pathname.includes('.')
  );
}

/** Public calls that depend on the visitor, or only send something: they are never cached. */
const NOT_KEPT = ['geo/', 'counts/'];

/** Returns whether a request is an unauthenticated call with a public response. */
export function isPublicCall(request: Request, { href }: URL, { api }: WorkerSettings): boolean {
  const calls = `${api}client/`;
  return (
    request.method === 'GET' &&
    href.startsWith(calls) &&
    !request.headers.has('authorization') &&
    !NOT_KEPT.some((call) => href.startsWith(calls + call))
  );
}

/** Returns whether a URL is a picture of the site or of its content. */
export const isPicture = ({ origin, href }: URL, { api }: WorkerSettings): boolean =>
  href.startsWith(`${origin}/content/`) || href.startsWith(`${api}content_photo/`);

/**
 * Returns a response unless it is a server error; a cached response is better than an error.
 * @throws Error, as if the connection had failed
 */
export function unlessFailed<T extends Pick<Response, 'status'>>(response: T): T {
  if (response.status >= 500) throw new Error(`the server answered ${response.status}`);
  return response;
}

/** Returns the address of a request without its fragment, which may be the secret of a link. */
export const withoutFragment = ({ url }: Pick<Request, 'url'>): string => url.replace(/#.*$/su, '');

/** Returns whether a page may be kept: the server forbids it for those that are opened by a secret link. */
export const mayKeepPage = ({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean =>
  status === 200 && !/\bno-store\b/u.test(headers.get('cache-control') ?? '');
