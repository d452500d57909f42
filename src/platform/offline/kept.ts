/** What the worker is told by its own address, since it cannot read the settings of a page. */
export interface Places {
  /** Where the calls are, as a whole address with a slash at its end. */
  readonly api: string;
  /** The path of the control panel. */
  readonly panel: string;
}

/** The worker's address for a site. */
export const workerAddress = ({ api, panel }: Places): string =>
  `/worker.js?${new URLSearchParams({ api, panel }).toString()}`;

/** The inverse of workerAddress. */
export function placesIn({ href }: Pick<Location, 'href'>): Places {
  const { origin, searchParams } = new URL(href);
  return {
    api: searchParams.get('api') ?? `${origin}/api/`,
    panel: searchParams.get('panel') ?? '/',
  };
}

/** What the page asks for by itself in order to have it kept; a browser says more of what it takes. */
export const PAGE_TYPE = 'text/html';

/** A page of the site that somebody opens: not the panel's, nor in the panel's frame. */
export function isPublicPage(request: Request, url: URL, { api, panel }: Places): boolean {
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

/** What the visitor's own place is, and is answered anew each time. */
const NOT_KEPT = ['geo/'];

/** The answer to a call that is open to everybody, asked for by nobody in particular. */
export function isPublicAnswer(request: Request, { href }: URL, { api }: Places): boolean {
  const calls = `${api}client/`;
  return (
    request.method === 'GET' &&
    href.startsWith(calls) &&
    !request.headers.has('authorization') &&
    !NOT_KEPT.some((call) => href.startsWith(calls + call))
  );
}

/** Pictures of content: our own, and those that the staff put in. */
export const isPicture = ({ origin, href }: URL, { api }: Places): boolean =>
  href.startsWith(`${origin}/content/`) || href.startsWith(`${api}content_photo/`);

/**
 * Returns an answer of a server that works. What was kept is better than the failure of one that does not.
 * @throws Error, as if there were no line
 */
export function unlessFailed<T extends Pick<Response, 'status'>>(response: T): T {
  if (response.status >= 500) throw new Error(`the server answered ${response.status}`);
  return response;
}
