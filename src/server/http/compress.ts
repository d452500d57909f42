import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';

/** Smaller responses fit into one packet uncompressed. */
export const SMALLEST = 1400;
/** The level of Brotli, of 11: more costs time and saves little. */
const QUALITY = 5;

const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } };

const brotli = promisify<Buffer, typeof QUICK, Buffer>(brotliCompress);
const zip = promisify<Buffer, Buffer>(gzip);

/** The best first. */
export const COMPRESSIONS = {
  br: (bytes: Buffer): Promise<Buffer> => brotli(bytes, QUICK),
  gzip: (bytes: Buffer): Promise<Buffer> => zip(bytes),
} as const;

export type Encoding = keyof typeof COMPRESSIONS;

const NAMES = Object.keys(COMPRESSIONS) as readonly Encoding[];

/**
 * Returns whether responses to a request are compressed. Staff's are not: their length would reveal something of
 * secrets that stand beside what others wrote.
 */
export const isForAll = ({ method, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' && routeOptions.config.needs === undefined;

/** Returns the best encoding that a header names and does not exclude. */
export function encodingIn(header: string | string[] | undefined): Encoding | undefined {
  const wishes = String(header ?? '')
    .toLowerCase()
    .split(',');
  const taken = wishes.filter((wish) => !/;\s*q=0(?:\.0*)?\s*$/u.test(wish));
  const names = new Set(taken.map((wish) => wish.split(';', 1)[0]?.trim() ?? ''));
  return NAMES.find((name) => names.has(name));
}
