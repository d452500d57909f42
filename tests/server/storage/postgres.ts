import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A temporary PostgreSQL: on a socket in its folder and on no port. */
interface Cluster {
  readonly bin: string;
  readonly folder: string;
  readonly user?: { readonly uid: number; readonly gid: number };
}

/** Where a run of tests notes that it has started one. */
const NOTE = 'postgres.json';

/**
 * Starts PostgreSQL in a temporary folder, run by an ordinary user. Returns undefined, with a warning, where
 * its programs are missing. Nothing in it has to survive a power cut, so it never waits for the disk.
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
  const cluster = { bin, folder, ...(user && { user }) };
  const data = join(folder, 'data');
  run(cluster, 'initdb', '-D', data, '-U', 'rega', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N');
  const settings = [
    'listen_addresses=',
    'max_connections=200',
    'fsync=off',
    'full_page_writes=off',
  ];
  const options = `${settings.map((one) => `-c ${one}`).join(' ')} -k ${folder}`;
  run(cluster, 'pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start');
  return cluster;
}

/** Creates an empty database; returns its URL. */
export function newDatabase(cluster: Cluster): string {
  const name = `rega_${randomBytes(6).toString('hex')}`;
  run(cluster, 'createdb', '-h', cluster.folder, '-U', 'rega', name);
  return `postgres://rega@/${name}?host=${encodeURIComponent(cluster.folder)}`;
}

/** Stops and removes the cluster that a run of tests has noted in its folder, if there is one. */
export function stopPostgres(runFolder: string): void {
  const note = join(runFolder, NOTE);
  if (!existsSync(note)) return;
  const { result: cluster } = JSON.parse(readFileSync(note, 'utf8')) as { result?: Cluster };
  if (!cluster) return;
  run(cluster, 'pg_ctl', '-D', join(cluster.folder, 'data'), '-w', '-m', 'immediate', 'stop');
  rmSync(cluster.folder, { recursive: true, force: true });
}

function run({ bin, folder, user }: Cluster, program: string, ...args: readonly string[]): void {
  // setpriv, because PostgreSQL refuses to run as root.
  const asUser = user
    ? ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups']
    : [];
  const [command = '', ...rest] = [...asUser, join(bin, program), ...args];
  // No output: a server that it leaves running would hold a pipe open.
  const { status, error } = spawnSync(command, rest, { cwd: folder, stdio: 'ignore' });
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? status}`);
}

const NEEDED = ['initdb', 'pg_ctl', 'createdb'];

/** Returns the folder of the programs, on the path or where Debian puts it. */
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

/** Returns the user to run it as; undefined if we are an ordinary user. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => {
    const { status, stdout } = spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' });
    if (status !== 0) throw new Error('there is no user "nobody" to run PostgreSQL as');
    return Number(stdout);
  };
  return { uid: idOf('-u'), gid: idOf('-g') };
}
