import type { Language } from '../../definition/model/text';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HIGHEST_VERSION } from '../../contract/schema';
import { hash, randomUUID, createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { KEY_HEADER } from '../../definition/payload/keyHeader';
import { isRecord, type Json, type Values } from '../../definition/model/values';
import { HttpRefusal } from './refusal';
import { isIPv6 } from 'node:net';

/** By the first part of a language tag; both tags of Sorani are ku. */
const BY_TAG: Readonly<Record<string, Language>> = { ku: 'ku', ckb: 'ku', ar: 'ar', en: 'en' };

/**
 * Returns the language that an Accept-Language or Content-Language header prefers, among ours; undefined if it
 * names none of them.
 */
export function languageIn(header: string | undefined): Language | undefined {
  const wishes = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';');
      const weight = parameters.map((text) => /^\s*q=([0-9.]+)\s*$/u.exec(text)?.[1]).find(Boolean);
      const primary = tag.split('-', 1)[0] ?? '';
      const language = Object.hasOwn(BY_TAG, primary) ? BY_TAG[primary] : undefined;
      return { language, weight: Number(weight ?? 1) };
    })
    .filter(({ language, weight }) => language !== undefined && weight > 0);
  return wishes.toSorted((a, b) => b.weight - a.weight)[0]?.language;
}

/** Returns the reader's language; English if none is known (docs/requirements.md, P3). */
export const readerLanguage = (headers: { readonly 'accept-language'?: string | undefined }) =>
  languageIn(headers['accept-language']) ?? 'en';

export const queryOf = (query: unknown) => query as Readonly<Record<string, unknown>>;

/** No version has this number, so that a write based on it is always stale. */
const NO_VERSION = -1;

/**
 * Returns the version that a write is based on, from If-Match; undefined if it is based on none. A tag that this
 * server has not made matches nothing.
 */
export function ifMatch({ headers }: FastifyRequest): number | undefined {
  const tag = headers['if-match'];
  if (tag === undefined || tag.trim() === '*') return undefined;
  return versionIn(/^\s*(?:W\/)?"([0-9]+)"\s*$/u.exec(tag)?.[1]);
}

/** Returns the version in the body of a write, where form data may be easier to send than a header. */
export const versionIn = (value: unknown): number =>
  /^[0-9]+$/u.test(String(value)) && Number(value) <= HIGHEST_VERSION ? Number(value) : NO_VERSION;

/** Sends the version of what is answered. */
export const withETag = (reply: FastifyReply, version: number): FastifyReply =>
  reply.header('etag', `"${version}"`);

export const KEY_FORM = /^[\w.:-]{8,200}$/u;

/** Returns the key of a request; undefined without one. @throws Refusal 400 for an invalid key */
export function idempotencyKey(headers: IncomingHttpHeaders): string | undefined {
  const key = headers[KEY_HEADER.toLowerCase()];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY_FORM.test(key)) {
    throw HttpRefusal.of(400, 'malformed', { name: KEY_HEADER });
  }
  return key;
}

/**
 * Returns the hash that identifies equal submissions: of the service and the answers, photos by their bytes. Not
 * of the language, which the visitor may have changed before trying again.
 * @param digests the hashes of the files in their order
 */
export function bodyHash(serviceId: string, values: Values, digests: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted([serviceId, values, [...digests]])))
    .digest('hex');
}

/** Returns the value with the keys of its objects in order, and null for undefined. */
function sorted(value: Json | undefined): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value ?? null;
  const ordered: Values = {};
  for (const key of Object.keys(value).toSorted()) ordered[key] = sorted(value[key]);
  return ordered;
}

/** Returns the hash by which a repeated request is known; each request without a key is another one. */
export const keyOf = ({ headers }: FastifyRequest): string =>
  hash('sha256', idempotencyKey(headers) ?? randomUUID());

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
