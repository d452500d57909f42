import { expect, test } from 'vitest';
import { figures } from '../../../src/server/figures/feature';
import { statusBook } from '../../../src/contract/statuses';
import { OWNER } from '../../../src/contract/rights';
import type { RoutePorts } from '../../../src/server/routePorts';
import { STORES } from '../storage/stores';
import { services } from '../submit/submission';
import { turnsDuring } from '../support/turns';

const FROM = '2026-03-01T00:00:00.000Z';
const [service, other] = services as [(typeof services)[number], (typeof services)[number]];

test.each(STORES)(
  'lists each application once in $name, page by page',
  async ({ tables, open }) => {
    const storage = await open(await tables());
    await storage.definitions.keep('hash', service, FROM);
    const insert = (id: string, createdAt: string, { id: serviceId } = service) =>
      storage.applications.insert({
        ...{ id, reference: `RG-${id}`, serviceId, definition: 'hash', language: 'ku', createdAt },
        answers: {},
        facts: { name: '', phone: '', email: '', search: '' },
        photos: [],
      });
    await insert('before', '2026-02-28T23:59:59.999Z');
    // Several of one moment are on different pages.
    for (const id of ['c', 'a', 'b']) await insert(id, FROM);
    await insert('d', '2026-03-02T00:00:00.000Z', other);
    const listed = async (of?: readonly string[]) => {
      const ids: string[] = [];
      let behind = { createdAt: FROM, id: '' };
      for (;;) {
        const page = await storage.figures.cases(behind, of, 2);
        ids.push(...page.map(({ id }) => id));
        const last = page.at(-1);
        if (!last) return ids;
        behind = last;
      }
    };
    expect(await listed()).toEqual(['a', 'b', 'c', 'd']);
    expect(await listed([service.id])).toEqual(['a', 'b', 'c']);
    await storage.close();
  },
);

test('leaves a turn to other requests after each page', async () => {
  let pages = 0;
  const made: unknown = {
    storage: {
      figures: {
        cases: async () =>
          (pages += 1) > 20
            ? []
            : [{ id: 'a', service: service.id, createdAt: FROM, status: 'new', changedAt: null }],
        entries: async () => [],
        requests: async () => [],
      },
      inbox: { hours: async () => [] },
    },
    statuses: statusBook([]),
    now: () => new Date(FROM),
  };
  const [route] = figures.routes(made as RoutePorts);
  const request = { query: {}, sessionOwner: OWNER };
  expect(await turnsDuring(() => route!.handle(request as never, {} as never))).toBeGreaterThan(19);
});
