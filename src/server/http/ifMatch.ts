import type { FastifyReply, FastifyRequest } from 'fastify';
import { HIGHEST_VERSION } from '../../contract/schema';

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
