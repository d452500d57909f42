import { isIPv6 } from 'node:net';

/** An address of the older kind as itself, even where it comes in the clothes of the newer. */
export const plainAddress = (address: string): string =>
  address.replace(/^::ffff:(?=[0-9.]+$)/iu, '');

/**
 * What stands for the caller in counters: the address of the connection, or what a proxy that the
 * settings trust says it is. Of an IPv6 address only the first half, since the other half is the
 * caller's to choose.
 */
export function callerKey(address: string): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const [left = '', right = ''] = plain.split('%', 1)[0]?.split('::') ?? [];
  const head = left === '' ? [] : left.split(':');
  const tail = right === '' ? [] : right.split(':');
  const filled = plain.includes('::') ? Math.max(0, 8 - head.length - tail.length) : 0;
  const groups = [...head, ...Array<string>(filled).fill('0'), ...tail];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
