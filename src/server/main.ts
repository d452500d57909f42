import { fileURLToPath } from 'node:url';
import { createApp } from './app';
import { makeFirstStaff } from './auth/firstStaff';
import { prepareDataDir } from './dataDir';
import { readSettings, SettingsError } from './settings';
import { openStorage } from './storage/open';

/** Longest that a stop waits for answers that are under way. */
const LAST_ORDERS = 10_000;

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Starts the server and gives the function that stops it. */
async function start(): Promise<() => Promise<void>> {
  const settings = readSettings(process.env, root);
  await prepareDataDir(settings.dataDir);
  const storage = await openStorage(settings, ({ message }) => console.error(message));
  const app = await createApp(settings, { storage, logger: { level: 'error' } });
  const staff = await makeFirstStaff(storage, settings, new Date());
  const address = await app.listen({ port: settings.port, host: settings.host });
  console.log(`Rega listens at ${address}`);
  if (staff) console.log(`The first staff account: ${staff.email}`);
  if (staff?.madePassword) console.log(`Its password, shown only now: ${staff.madePassword}`);
  return async () => {
    await app.close();
    await storage.close();
  };
}

try {
  const stop = await start();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), LAST_ORDERS).unref();
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(`Rega cannot start:\n${error.message}`);
  process.exit(1);
}
