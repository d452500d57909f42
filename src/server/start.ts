import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderSite } from '../contract/renderSite';
import { createApp } from './app';
import { installationLines } from './installation';
import { mailFailure } from './mail/mailServer';
import { makeFirstStaff } from './auth/firstStaff';
import { prepareDataDir } from './dataDir';
import { photoWorker } from './photos/worker';
import { daily } from './base/daily';
import { OperatorError, refuseStart } from './operatorError';
import { readServerSettings } from './serverSettings';
import { openStorage } from './storeId/openStorage';
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
    refuseStart(error, terminal.error);
  }
}

/** Loads what renders the pages of the site, which the build leaves beside the program. */
const siteRenderer = (main: string): Promise<{ readonly renderSite: RenderSite }> =>
  import(/* @vite-ignore */ pathToFileURL(join(dirname(main), 'renderSite.js')).href);

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
    renderSite: async (request) => (await siteRenderer(main)).renderSite(request),
    restart: () => {
      if (app.server.listening) stop(RESTART);
      else app.server.once('listening', () => stop(RESTART));
    },
    ...(trial && { isHeld: trial.isHeld }),
  });
  if (settings.databaseUrl === undefined) {
    const failed =
      'no room for 16 MB in DATA_DIR/reserve, with which staff log in when the disk is full';
    daily(app, () => keepReserve(settings.dataDir), failed);
  }
  const staff = await makeFirstStaff(storage, settings, new Date());
  const { host, port } = settings;
  const address = await app.listen({ port, host }).catch((error: unknown) => {
    const reason = NOT_LISTENING[String(codeOf(error))]?.({ host, port });
    throw reason === undefined ? error : new OperatorError(reason);
  });
  cut('listening');
  for (const line of await installationLines(settings)) terminal.log(line);
  terminal.log(`Rega listens at ${address}`);
  if (settings.mail) {
    // Nobody waits for it: the mail server may be slower than the first visitor.
    void mailFailure(settings.mail.server).then((failure) => failure && terminal.error(failure));
  }
  trial?.watch(storage, () => process.exit(1));
  if (staff) {
    terminal.log(`The control panel: ${address}${settings.panelPath}`);
    terminal.log(`The first staff account: ${staff.email}`);
  }
  if (staff?.madePassword) terminal.log(`Its password, shown only now: ${staff.madePassword}`);
  return stop;
}

const noHost = ({ host }: { readonly host: string }): string =>
  `HOST ${host} is no address of this machine: try 127.0.0.1 behind a proxy, 0.0.0.0 for all addresses`;

/** By codes of the operating system. */
const NOT_LISTENING: Readonly<
  Record<string, (at: { readonly host: string; readonly port: number }) => string>
> = {
  EADDRINUSE: ({ port }) =>
    `PORT ${port} is in use by another program: choose another, such as PORT=4001`,
  EACCES: ({ port }) =>
    `PORT ${port} may not be opened by this user: choose one above 1023, such as PORT=4000, and put a proxy before it`,
  EADDRNOTAVAIL: noHost,
  ENOTFOUND: noHost,
  EAI_AGAIN: noHost,
};
