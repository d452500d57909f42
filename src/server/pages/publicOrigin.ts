import type { FastifyRequest } from 'fastify';

const HOST = /^(?:[\w.-]+|\[[0-9a-f:.]+\])(?::[0-9]{1,5})?$/iu;

/**
 * Returns the public origin of the site, without a slash at the end: the setting, which is required behind
 * proxies, else the host of the request. An invalid host is not repeated.
 */
export const publicOrigin = (
  { headers: { host = '' }, protocol }: Pick<FastifyRequest, 'headers' | 'protocol'>,
  publicUrl: string | undefined,
): string => publicUrl ?? (HOST.test(host) ? `${protocol}://${host}` : 'http://localhost');
