import { resolve } from 'node:path';
import { createApp } from './app';
import { makeFirstStaff } from './auth/firstStaff';
import { prepareDataDir } from './dataDir';
import { photoWorker } from './photos/worker';
import { daily } from './retention/daily';
import { readServerSettings, SettingsError } from './serverSettings';
import { StoreTooNew } from './storage/migrations/migrate';
import { openStorage } from './storage/openStorage';
import { keepReserve } from './storage/diskReserve';
import { storeErrorText } from './storeError';
import { cut } from './upgrade/cut';
import { settleUpgrade } from './upgrade/settleUpgrade';
import { beginTrial } from './upgrade/trial';

/** How long a shutdown may take after the last connection was closed, before the process exits anyway. */
const FORCED_EXIT_MS = 7000;

interface StartOptions {
  /** The project's folder. */
  readonly root: string;
  /** The program's own file, which is also started as the photo worker. */
  readonly main: string;
  readonly terminal: Pick<Console, 'log' | 'error'>;
}

interface RunningServer {
  readonly stop: () => Promise<void>;
  /** How long `stop` waits for requests that are under way. */
  readonly shutdownMs: number;
}

/** Starts the server and runs it until a signal. Prints invalid settings and exits. */
export async function start({ terminal, ...options }: StartOptions): Promise<void> {
  try {
    const { stop, shutdownMs } = await listen({ terminal, ...options });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        setTimeout(() => process.exit(1), shutdownMs + FORCED_EXIT_MS).unref();
        stop().then(
          () => process.exit(0),
          () => process.exit(1),
        );
      });
    }
  } catch (error) {
    const words = refusalOf(error);
    if (words === undefined) throw error;
    terminal.error(`Rega cannot start:\n${words}`);
    process.exit(1);
  }
}

/** Returns the message of an error that whoever starts the server can fix; undefined for any other error. */
function refusalOf(error: unknown): string | undefined {
  if (error instanceof SettingsError || error instanceof StoreTooNew) return error.message;
  const issue = storeErrorText(error);
  if (issue !== undefined) return issue;
  const { code, port } = error as { code?: unknown; port?: unknown };
  return code === 'EADDRINUSE'
    ? `PORT ${String(port)} is in use by another program: choose another, such as PORT=4001`
    : undefined;
}

async function listen({ root, main, terminal }: StartOptions): Promise<RunningServer> {
  const settings = readServerSettings(process.env, root);
  await prepareDataDir(settings);
  const trial = (await settleUpgrade(settings, resolve(root))) ? beginTrial(settings) : undefined;
  const storage = await openStorage(settings, ({ message }) => terminal.error(message));
  cut('migrated');
  const photos = photoWorker(main, terminal.error);
  const logger = { level: settings.logLevel };
  const app = await createApp(settings, {
    storage,
    logger,
    reencode: photos.reencode,
    ...(trial && { isHeld: trial.isHeld }),
  });
  if (settings.databaseUrl === undefined) daily(app, () => keepReserve(settings.dataDir));
  const staff = await makeFirstStaff(storage, settings, new Date());
  const address = await app.listen({ port: settings.port, host: settings.host });
  cut('listening');
  terminal.log(`Rega listens at ${address}`);
  trial?.watch(storage, () => process.exit(1));
  if (staff) {
    terminal.log(`The control panel: ${address}${settings.panelPath}`);
    terminal.log(`The first staff account: ${staff.email}`);
  }
  if (staff?.madePassword) terminal.log(`Its password, shown only now: ${staff.madePassword}`);
  const shutdownMs = settings.shutdownSeconds * 1000;
  return {
    shutdownMs,
    async stop() {
      setTimeout(() => app.server.closeAllConnections(), shutdownMs).unref();
      await app.close();
      photos.close();
      await storage.close();
    },
  };
}
