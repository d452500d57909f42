import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal';

/**
 * Refuses what a page of another site makes its visitor's browser send: form data needs no permission from
 * us. Browsers say where a request comes from; whatever says nothing is no page.
 * @param publicUrl where the public finds the site, if the settings say so
 * @throws Refusal 403
 */
export const refuseOtherSites =
  (publicUrl: string | undefined) =>
  async ({ headers }: Pick<FastifyRequest, 'headers'>): Promise<void> => {
    const { origin, host = '', 'sec-fetch-site': site } = headers;
    const own = [`http://${host}`, `https://${host}`, publicUrl?.toLowerCase()];
    if (own.includes(origin)) return;
    // Over plain HTTP browsers send the origin alone.
    const isOther = site === undefined ? /^https?:/u.test(origin ?? '') : site === 'cross-site';
    if (isOther) throw Refusal.of(403, 'otherSite');
  };
