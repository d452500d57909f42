import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadCatalogue } from '../../../src/server/catalogue';
import { loadContentKinds } from '../../../src/server/content/contentKinds';
import { seedContent } from '../../../src/server/content/seedContent';
import { openEmbedded } from './openStores';
import { onceInRun } from '../../shared/onceInRun';
import { ROOT } from '../support/folders';

/** Creates an SQLite database whose tables are there already, which takes a tenth of the time. */
export async function copyTables(file: string): Promise<void> {
  const from = await onceInRun('sqlite-tables', async (folder) => {
    const made = join(folder, 'tables.db');
    await (await openEmbedded(made)).close();
    return made;
  });
  await copyFile(from, file);
}

/** Creates an SQLite database as the first start of a server leaves it, with the demo. */
export async function copyDemo(file: string): Promise<void> {
  const from = await onceInRun('sqlite-demo', async (folder) => {
    const made = join(folder, 'demo.db');
    await copyTables(made);
    const { content, definitions, close } = await openEmbedded(made);
    const now = new Date();
    await seedContent(await loadContentKinds(ROOT), content, { now, demo: true });
    for (const { hash, service } of await loadCatalogue(ROOT)) {
      await definitions.keep(hash, service, now.toISOString());
    }
    await close();
    return made;
  });
  await copyFile(from, file);
}
