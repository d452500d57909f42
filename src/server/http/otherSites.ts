import type { FastifyRequest } from 'fastify';
import { HttpRefusal } from './refusal';

/**
 * Refuses requests that a page of another site makes the visitor's browser send: form data needs no CORS
 * permission. Browsers name the origin; a client that sends no origin is not a page.
 * @param publicUrl the site's public address, if it is set
 * @throws Refusal 403
 */
export const refuseOtherSites =
  (publicUrl: string | undefined) =>
  async ({ headers }: Pick<FastifyRequest, 'headers'>): Promise<void> => {
    const { origin, host = '', 'sec-fetch-site': site } = headers;
    const own = [`http://${host}`, `https://${host}`, publicUrl?.toLowerCase()];
    if (own.includes(origin)) return;
    // Over plain HTTP browsers send the origin only.
    const isOther = site === undefined ? /^https?:/u.test(origin ?? '') : site === 'cross-site';
    if (isOther) throw HttpRefusal.of(403, 'otherSite');
  };
