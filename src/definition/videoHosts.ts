/** A player that content may embed. */
interface Player {
  /** The only origin that a frame is shown from; the server's policy allows these and no other. */
  readonly origin: string;
  /** Addresses of a video of its: in an embed, and as visitors see them. The first group is its id. */
  readonly address: RegExp;
  readonly path: (id: string) => string;
  /** What else of an address may go with it, each word as its values look. */
  readonly query: Readonly<Record<string, RegExp>>;
}

const SECONDS = /^\d{1,6}$/u;

const PLAYERS: readonly Player[] = [
  {
    // The player of the same house that sets no cookies before somebody presses play.
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
 * The address of the player for a video's address, made anew of the parts that we know. Undefined for
 * any other host, or what is no video of it.
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
