import { isIPv6 } from 'node:net';

/** Unwraps IPv4-mapped IPv6 addresses. */
export const plainAddress = (address: string): string =>
  address.replace(/^::ffff:(?=[0-9.]+$)/iu, '');

/** What a household, a site and the free tunnels of IPv6 have, in bits: they may choose the rest of the address. */
const NETWORKS = [64, 56, 48] as const;

/**
 * Returns the key of a caller for counters: the address of the connection, or the one that a trusted proxy
 * forwards. Of an IPv6 address only the network, since the caller may choose the rest.
 * @param bits of the network
 */
export function callerKey(address: string, bits: number = NETWORKS[0]): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const [left = '', right = ''] = plain.split('%', 1)[0]?.split('::') ?? [];
  const head = left === '' ? [] : left.split(':');
  const tail = right === '' ? [] : right.split(':');
  const filled = plain.includes('::') ? Math.max(0, 8 - head.length - tail.length) : 0;
  const groups = [...head, ...Array<string>(filled).fill('0'), ...tail].map((group, index) => {
    const cut = Math.min(16, Math.max(0, 16 * (index + 1) - bits));
    return ((Number.parseInt(group, 16) >> cut) << cut).toString(16);
  });
  return `${groups.slice(0, Math.ceil(bits / 16)).join(':')}::/${bits}`;
}

/** Returns the keys of a caller's networks, the smallest first: of an IPv4 address one. */
export const callerNetworks = (address: string): readonly string[] => [
  ...new Set(NETWORKS.map((bits) => callerKey(address, bits))),
];
