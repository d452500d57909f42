import { spawnSync } from 'node:child_process';
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

export interface Cluster {
  /** The address of a new, empty database. */
  newDatabase(): string;
  stop(): void;
}

/**
 * A throwaway PostgreSQL in a temporary folder, on a socket there and on no port, run by an ordinary
 * user. Undefined, said out loud, where its binaries are missing.
 */
export function startPostgres(): Cluster | undefined {
  const bin = binaries();
  if (bin === undefined) {
    console.warn('SKIPPED: PostgreSQL binaries not found');
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'rega-pg-'));
  const user = ordinaryUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const run = (program: string, ...args: string[]): void => {
    // setpriv, because PostgreSQL refuses to run as root.
    const asUser = user
      ? ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups']
      : [];
    const [command = '', ...rest] = [...asUser, join(bin, program), ...args];
    // Its output goes nowhere: a server that it leaves running would hold a pipe open.
    const { status, error } = spawnSync(command, rest, { cwd: folder, stdio: 'ignore' });
    if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? status}`);
  };
  const data = join(folder, 'data');
  run('initdb', '-D', data, '-U', 'rega', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N');
  const options = `-c listen_addresses= -k ${folder}`;
  run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start');
  let made = 0;
  return {
    newDatabase() {
      made += 1;
      const name = `rega${made}`;
      run('createdb', '-h', folder, '-U', 'rega', name);
      return `postgres://rega@/${name}?host=${encodeURIComponent(folder)}`;
    },
    stop() {
      run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const NEEDED = ['initdb', 'pg_ctl', 'createdb'];

/** The folder that holds all that is needed, looked for on the path and where Debian puts it. */
function binaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = list(debian).map((version) => join(debian, version, 'bin'));
  const folders = [...versions.toReversed(), ...(process.env.PATH ?? '').split(delimiter)];
  return folders.find((folder) => NEEDED.every((name) => canRun(join(folder, name))));
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return [];
  }
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whom to run it as; undefined if we are nobody special ourselves. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => {
    const { status, stdout } = spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' });
    if (status !== 0) throw new Error('there is no user "nobody" to run PostgreSQL as');
    return Number(stdout);
  };
  return { uid: idOf('-u'), gid: idOf('-g') };
}
