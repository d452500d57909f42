import { currentDefinition } from '../../../definition/model/currentDefinition';
import type { Service } from '../../../definition/model/service';
import type { Connection } from '../../storage/connection';
import { insertRows, select } from '../../storage/queries';

export type Definitions = ReturnType<typeof sqlDefinitions>;

/** Every definition that applications were filled in with, by the hash of its document. */
export function sqlDefinitions({ db, atomic }: Connection) {
  return {
    keep: (hash: string, service: Service, now: string) =>
      atomic(async (own) => {
        const { id: serviceId, version } = service;
        const row = { hash, serviceId, version, document: JSON.stringify(service), createdAt: now };
        await insertRows(own, 'definition', [row], 'hash');
      }),
    /** Returns the last that was stored of a version of a service. */
    async ofVersion(serviceId: string, version: number) {
      const row = await select(db, 'definition', { serviceId, version }, 'document')
        .orderBy('created_at', 'desc')
        .orderBy('hash')
        .executeTakeFirst();
      return row && currentDefinition(JSON.parse(row.document) as Service);
    },
    /** Returns the highest version that was stored of a service; 0: none was. */
    async highestVersion(serviceId: string): Promise<number> {
      const row = await select(db, 'definition', { serviceId }, 'version')
        .orderBy('version', 'desc')
        .executeTakeFirst();
      return row?.version ?? 0;
    },
    async hashes(): Promise<ReadonlySet<string>> {
      const rows = await select(db, 'definition', {}, 'hash').execute();
      return new Set(rows.map(({ hash }) => hash));
    },
    async read(hash: string) {
      const row = await select(db, 'definition', { hash }, 'document').executeTakeFirst();
      return row && currentDefinition(JSON.parse(row.document) as Service);
    },
  };
}
