import { isIPv6 } from 'node:net';

/** Unwraps IPv4-mapped IPv6 addresses. */
export const plainAddress = (address: string): string =>
  address.replace(/^::ffff:(?=[0-9.]+$)/iu, '');

/**
 * Returns the key of a caller for counters: the address of the connection, or the one that a trusted proxy
 * forwards. Of an IPv6 address only the first half, since the caller may choose the other half.
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
