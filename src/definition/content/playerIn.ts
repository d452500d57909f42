import { playerAddress } from './videoHosts';

/** Two expressions, because a single one takes quadratic time on input with many unclosed tags. */
const IFRAMES = /<iframe\b[^>]*>/giu;
const SOURCE = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/iu;

/**
 * Returns the player URL for an embed code or a video URL; undefined if it contains no video of an
 * allowed host. Only the URL is taken from the code, so that nothing else in it can run.
 */
export function playerIn(embed: string): string | undefined {
  const frames = embed.match(IFRAMES) ?? [];
  const [, double, single, bare] = SOURCE.exec(frames.join('')) ?? [];
  const source = double ?? single ?? bare ?? embed;
  return playerAddress(source.replaceAll('&amp;', '&'));
}
