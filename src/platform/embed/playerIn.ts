import { playerAddress } from '../../definition/videoHosts';

/** In two steps: one expression for both takes very long over a code with many tags and no end. */
const IFRAMES = /<iframe\b[^>]*>/giu;
const SOURCE = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/iu;

/**
 * The address of the player that an embed code shows, or that a bare address of a video leads to.
 * Nothing else of the code is used, so that nothing in it can act. Undefined if there is no video of a
 * known host in it.
 */
export function playerIn(embed: string): string | undefined {
  const frames = embed.match(IFRAMES) ?? [];
  const [, double, single, bare] = SOURCE.exec(frames.join('')) ?? [];
  const source = double ?? single ?? bare ?? embed;
  return playerAddress(source.replaceAll('&amp;', '&'));
}
