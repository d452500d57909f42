import { sweepUnnamed } from '../photos/sweepUnnamed';
import { sqlDefinitions } from './store/definitions';
import { sqlLinks } from './store/links';
import { sqlApplications } from './store/sqlApplications';
import { sqlInbox } from './store/sqlInbox';
import type { Feature, LabelledCounts } from '../feature';

/** What visitors have sent, with their photos and the links to their status pages. */
export const applications = {
  tables: {
    definition: ['hash'],
    application: ['id'],
    inbox: ['application_id'],
    about: ['application_id', 'position'],
    note: ['id'],
    photo: ['id'],
    idempotency: ['key'],
    link: ['token_hash'],
  },
  stores: {
    definitions: sqlDefinitions,
    applications: sqlApplications,
    inbox: sqlInbox,
    links: sqlLinks,
  },
  gauges: {
    rega_applications: {
      help: 'Applications in the database, by service.',
      count: async (storage): Promise<LabelledCounts> => {
        const found = await storage.inbox.countByService({});
        const counts = found.map(({ serviceId, count }) => [serviceId, count] as const);
        return { label: 'service', counts: Object.fromEntries(counts) };
      },
    },
  },
  sweep: async (ports): Promise<void> => {
    const { folder, storage } = ports;
    await folder.bench.sweep();
    // Unnamed ones are left by submissions that a crash interrupted.
    const named = (ids: readonly string[]) => storage.applications.knownPhotos(ids);
    await sweepUnnamed({ folder, named, share: 0.01 }, ports);
  },
} as const satisfies Feature;
