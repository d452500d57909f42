import type { CatalogueEntry } from '../catalogue';
import { languageIn, readerLanguage } from '../http/language';
import type { Route } from '../http/routes';
import { readBody } from './body';
import { idempotencyKey } from './idempotency';
import { discard } from './multipart';
import { submit, type SubmitPorts } from './submit';

/** The submit call of each service (paper 2, section 7). */
export function submitRoutes(
  catalogue: readonly CatalogueEntry[],
  ports: SubmitPorts,
): readonly Route[] {
  return catalogue.map((entry) => ({
    method: 'POST',
    path: entry.service.submit.path,
    limited: true,
    handle: async (request, reply) => {
      const { headers } = request;
      const key = idempotencyKey(headers['idempotency-key']);
      const language = languageIn(headers['content-language']) ?? readerLanguage(headers);
      const body = await readBody(request, entry, ports.folder);
      try {
        const reference = await submit(ports, { entry, body, language, key });
        reply.code(201);
        return { reference };
      } finally {
        await discard(body.uploads);
      }
    },
  }));
}
