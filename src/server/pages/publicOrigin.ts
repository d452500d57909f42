import type { FastifyRequest } from 'fastify';

const HOST = /^(?:[\w.-]+|\[[0-9a-f:.]+\])(?::[0-9]{1,5})?$/iu;

/**
 * Where the public finds the site, without a slash at the end: as the settings say, which they do wherever
 * proxies are believed, else as the request was addressed. A host that is none is not repeated.
 */
export const originOf = (
  { headers: { host = '' }, protocol }: Pick<FastifyRequest, 'headers' | 'protocol'>,
  publicUrl: string | undefined,
): string => publicUrl ?? (HOST.test(host) ? `${protocol}://${host}` : 'http://localhost');
