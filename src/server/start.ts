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
import { cut } from './upgrade/cut';
import { settleUpgrade } from './upgrade/settleUpgrade';
import { beginTrial } from './upgrade/trial';
import { codeOf } from './errorCode';

/** How long a shutdown may take after the last connection was closed, before the process exits anyway. */
const FORCED_EXIT_MS = 7000;

/** Exit code of a server that is to be started again (EX_TEMPFAIL); systemd and containers do so by themselves. */
const RESTART = 75;

/** When this server was written: what it receives is later, whatever the clock says. */
const EARLIEST = Date.UTC(2026, 0);

interface StartOptions {
  /** The project's folder. */
  readonly root: string;
  /** The program's own file, which is also started as the photo worker. */
  readonly main: string;
  readonly terminal: Pick<Console, 'log' | 'error'>;
}

/** Starts the server and runs it until a signal. Prints invalid settings and exits. */
export async function start({ terminal, ...options }: StartOptions): Promise<void> {
  try {
    const stop = await listen({ terminal, ...options });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(0));
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
  if (!(error instanceof Error)) return undefined;
  const { port, path, syscall } = error as NodeJS.ErrnoException & { readonly port?: number };
  const code = String(codeOf(error));
  if (code === 'EADDRINUSE') {
    return `PORT ${String(port)} is in use by another program: choose another, such as PORT=4001`;
  }
  const plain = code.startsWith('SQLITE_') ? code.split('_', 2).join('_') : code;
  // Another error of the port is not the store's.
  const words = syscall !== 'listen' && Object.hasOwn(WORDS, plain) ? WORDS[plain] : undefined;
  return words && [path, words].filter(Boolean).join(' ');
}

/** Returns what ends the process, with an exit code, after the requests under way. */
async function listen({ root, main, terminal }: StartOptions): Promise<(code: number) => void> {
  const settings = readServerSettings(process.env, root);
  await prepareDataDir(settings);
  const trial = (await settleUpgrade(settings, resolve(root))) ? beginTrial(settings) : undefined;
  const storage = await openStorage(settings, ({ message }) => terminal.error(message));
  cut('migrated');
  const photos = photoWorker(main, terminal.error);
  const stop = (code: number): void => {
    const shutdownMs = settings.shutdownSeconds * 1000;
    setTimeout(() => process.exit(1), shutdownMs + FORCED_EXIT_MS).unref();
    setTimeout(() => app.server.closeAllConnections(), shutdownMs).unref();
    const close = async (): Promise<void> => {
      await app.close();
      photos.close();
      await storage.close();
    };
    close().then(
      () => process.exit(code),
      () => process.exit(1),
    );
  };
  const app = await createApp(settings, {
    storage,
    earliest: EARLIEST,
    logger: { level: settings.logLevel },
    reencode: photos.reencode,
    restart: () => {
      if (app.server.listening) stop(RESTART);
      else app.server.once('listening', () => stop(RESTART));
    },
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
  return stop;
}

const NOT_ANSWERING =
  'The database of DATABASE_URL does not answer: is it running, and is its address right?';
const NOT_ADMITTED =
  'The database of DATABASE_URL does not let us in: check user, password and name of the database';
const DAMAGED =
  'The database in DATA_DIR is damaged: move the data folder away and restore the last backup';

/** By the codes of the operating system, SQLite and PostgreSQL. */
const WORDS: Readonly<Record<string, string>> = {
  EACCES: 'may not be read or written: give it to the user who starts the server',
  EPERM: 'may not be changed: give it to the user who starts the server',
  EROFS: 'lies on a disk that can only be read',
  ENOSPC: 'cannot be written: the disk is full',
  ENOTDIR: 'cannot be made: DATA_DIR and PHOTO_STORE have to be folders',
  EEXIST: 'cannot be made: DATA_DIR and PHOTO_STORE have to be folders',
  SQLITE_NOTADB: DAMAGED,
  SQLITE_CORRUPT: DAMAGED,
  SQLITE_BUSY: 'Another program has locked the database in DATA_DIR: a restore, or a second server',
  SQLITE_READONLY: 'The database in DATA_DIR can only be read',
  SQLITE_FULL: 'The database in DATA_DIR cannot be written: the disk is full',
  SQLITE_IOERR: 'The database in DATA_DIR cannot be read or written: look at its disk',
  ECONNREFUSED: NOT_ANSWERING,
  ENOTFOUND: NOT_ANSWERING,
  ETIMEDOUT: NOT_ANSWERING,
  ECONNRESET: NOT_ANSWERING,
  STANDBY: 'No host of DATABASE_URL can be written: each is a standby',
  28000: NOT_ADMITTED,
  '28P01': NOT_ADMITTED,
  '3D000': NOT_ADMITTED,
};
