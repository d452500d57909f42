import type { FastifyRequest } from 'fastify';
import { HttpRefusal } from './refusal';

/** What browsers say of a request of this origin's own pages, or of none. */
const OWN_SITES: readonly string[] = ['same-origin', 'none'];

/**
 * Refuses requests that a page of another origin makes the visitor's browser send: form data needs no CORS
 * permission. Browsers name the origin, or `null` for a page without one, such as a file; a client that sends no
 * origin is not a page.
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
    const isOther = typeof site === 'string' ? !OWN_SITES.includes(site) : origin !== undefined;
    if (isOther) throw HttpRefusal.of(403, 'otherSite');
  };
