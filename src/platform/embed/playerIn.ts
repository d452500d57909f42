import { playerAddress } from '../../definition/videoHosts';

const IFRAME_SOURCE = /<iframe\b(?:[^>]*?\s)src\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))[^>]*>/iu;

/**
 * The address of the player that an embed code shows, or that a bare address of a video leads to.
 * Nothing else of the code is used, so that nothing in it can act. Undefined if there is no video of a
 * known host in it.
 */
export function playerIn(embed: string): string | undefined {
  const [, double, single, bare] = IFRAME_SOURCE.exec(embed) ?? [];
  const source = double ?? single ?? bare ?? embed;
  return playerAddress(source.replaceAll('&amp;', '&'));
}
