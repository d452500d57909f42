import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const STAFF = { email: 'staff@example.com', password: 'correct horse battery staple' };

export interface RunningServer {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly dataDir: string;
  /** Ends it and removes its data. @throws Error with the errors that the server did not expect */
  readonly stop: () => Promise<void>;
}

const PATIENCE_MS = 120_000;

/**
 * Starts the built server of a project folder on a free port, with an empty data folder.
 * @param environment settings that win over those of the tests
 * @param script what starts it: another one than the build's
 * @throws Error with what it printed, if it does not come to listen
 */
export async function startServer(
  root = '.',
  environment: Readonly<Record<string, string>> = {},
  script = 'dist/server/main.js',
): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'data-'));
  const child = spawn(process.execPath, [join(root, script)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      STAFF_EMAIL: STAFF.email,
      STAFF_PASSWORD: STAFF.password,
      RATE_LIMIT: 'off',
      ...environment,
    },
  });
  let logged = '';
  child.stdout.on('data', (chunk: Buffer) => (logged += chunk.toString()));
  const stop = async () => {
    if (child.exitCode === null && child.kill()) await once(child, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
    const unexpected = logged.split('\n').filter((line) => line.includes('"msg":"unhandled"'));
    if (unexpected.length > 0) throw new Error(`the server logged:\n${unexpected.join('\n')}`);
  };
  try {
    return { baseUrl: await listens(child), dataDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The address that the server says it listens at. */
function listens(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const giveUp = () => {
      clearTimeout(timer);
      reject(new Error(`the server does not listen; it printed:\n${printed}`));
    };
    const timer = setTimeout(giveUp, PATIENCE_MS);
    child.once('exit', giveUp);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        const [, address] = /listens at (http:\S+)/.exec(printed) ?? [];
        if (address === undefined) return;
        clearTimeout(timer);
        resolve(address);
      });
    }
  });
}
