/** A video player that content may embed. */
interface Player {
  /** The only origin from which it is embedded; the server's CSP allows these and no others. */
  readonly origin: string;
  /** URLs of its videos: of embeds, and of the pages that visitors see. The first group is the id. */
  readonly address: RegExp;
  readonly path: (id: string) => string;
  /** Query parameters to keep, each with the pattern of its values. */
  readonly query: Readonly<Record<string, RegExp>>;
}

const SECONDS = /^\d{1,6}$/u;

const PLAYERS: readonly Player[] = [
  {
    // The same company's player that sets no cookies before somebody starts the video.
    origin: 'https://www.youtube-nocookie.com',
    address:
      /^(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:embed\/|shorts\/|live\/|watch\?(?:[^#]*&)?v=)|youtu\.be\/)([\w-]{6,20})(?=[?&#/]|$)/u,
    path: (id) => `/embed/${id}`,
    query: { start: SECONDS, end: SECONDS, list: /^[\w-]{2,64}$/u },
  },
  {
    origin: 'https://player.vimeo.com',
    address: /^(?:player\.vimeo\.com\/video|(?:www\.)?vimeo\.com)\/(\d{3,15})(?=[?&#/]|$)/u,
    path: (id) => `/video/${id}`,
    query: { h: /^[\da-f]{6,20}$/u },
  },
];

/** The origins of all players, for `frame-src`. */
export const VIDEO_ORIGINS: readonly string[] = PLAYERS.map(({ origin }) => origin);

/**
 * Returns the player's URL for a video's URL, composed only of known parts. Returns undefined for
 * any other host, or for a URL that is not a video.
 */
export function playerAddress(address: string): string | undefined {
  const [, rest] = /^(?:https?:)?\/\/(.*)$/iu.exec(address.trim()) ?? [];
  if (rest === undefined) return undefined;
  for (const { origin, address: known, path, query } of PLAYERS) {
    const [, id] = known.exec(withSmallHost(rest)) ?? [];
    if (id !== undefined) return `${origin}${path(id)}${kept(rest, query)}`;
  }
  return undefined;
}

const withSmallHost = (rest: string): string =>
  rest.replace(/^[^/?#]*/u, (host) => host.toLowerCase());

function kept(rest: string, query: Player['query']): string {
  const given = /\?([^#]*)/u.exec(rest)?.[1]?.split('&') ?? [];
  const pairs = given.filter((pair) => {
    const [name = '', value = ''] = pair.split('=', 2);
    return Object.hasOwn(query, name) && query[name]?.test(value);
  });
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
