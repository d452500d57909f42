import type { Retention } from '../../contract/retention';
import type { CatalogueEntry } from '../catalogue';
import type { ServerSettings } from '../serverSettings';

/** Returns for how long applications are kept: the settings, and the services that differ from them. */
export const retentionOf = (
  catalogue: readonly CatalogueEntry[],
  { retentionDays, statusDays }: Pick<ServerSettings, 'retentionDays' | 'statusDays'>,
): Retention => ({
  application: retentionDays ?? null,
  services: catalogue.flatMap(({ service: { tile, staff } }) =>
    staff.retentionDays === undefined
      ? []
      : [{ title: [...tile.title], days: staff.retentionDays }],
  ),
  link: statusDays,
});
