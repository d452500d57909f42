import { execFile, spawnSync } from 'node:child_process';
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
import { promisify } from 'node:util';

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
  const cluster = newCluster();
  if (!cluster) return undefined;
  const options = ['-U', 'rega', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
  run(cluster, 'initdb', '-D', dataOf(cluster), ...options);
  startCluster(cluster);
  return cluster;
}

function newCluster(): Cluster | undefined {
  const bin = binaries();
  if (bin === undefined) {
    console.warn('SKIPPED: PostgreSQL binaries not found');
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'rega-pg-'));
  const user = ordinaryUser();
  if (user) chownSync(folder, user.uid, user.gid);
  return { bin, folder, ...(user && { user }) };
}

const dataOf = ({ folder }: Cluster): string => join(folder, 'data');

function startCluster(cluster: Cluster): void {
  const settings = [
    'listen_addresses=',
    'max_connections=200',
    'fsync=off',
    'full_page_writes=off',
  ];
  const options = `${settings.map((one) => `-c ${one}`).join(' ')} -k ${cluster.folder}`;
  const log = join(cluster.folder, 'log');
  run(cluster, 'pg_ctl', '-D', dataOf(cluster), '-w', '-l', log, '-o', options, 'start');
}

/** A primary, and a standby that has confirmed whatever the primary has acknowledged. */
export interface Pair {
  /** The address of an empty database, with both hosts. */
  readonly url: string;
  /** Kills all processes of the primary at once. */
  killPrimary(): void;
  promoteStandby(): Promise<void>;
  stop(): void;
}

/** Starts two clusters of their own; returns undefined where PostgreSQL is not installed. */
export function startPair(): Pair | undefined {
  const primary = startPostgres();
  const standby = primary && newCluster();
  if (!standby) return undefined;
  const database = newDatabase(primary);
  const from = ['-h', primary.folder, '-U', 'rega'];
  run(standby, 'pg_basebackup', ...from, '-D', dataOf(standby), '-R', '-c', 'fast', '-N');
  startCluster(standby);
  // Not before: the primary would wait for it.
  for (const statement of [
    "alter system set synchronous_standby_names = '*'",
    'select pg_reload_conf()',
  ]) {
    run(primary, 'psql', ...from, '-d', 'postgres', '-c', statement);
  }
  return {
    url: `${database.replace(/host=.*$/u, '')}host=${[primary, standby]
      .map(({ folder }) => encodeURIComponent(folder))
      .join(',')}&target_session_attrs=read-write`,
    killPrimary() {
      const pid =
        readFileSync(join(dataOf(primary), 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
      for (const each of [pid, ...children.split(' ')]) process.kill(Number(each), 'SIGKILL');
    },
    async promoteStandby() {
      const { command, rest } = asUser(standby, 'pg_ctl', '-D', dataOf(standby), '-w', 'promote');
      await promisify(execFile)(command, rest, { cwd: standby.folder });
    },
    stop() {
      run(standby, 'pg_ctl', '-D', dataOf(standby), '-w', '-m', 'immediate', 'stop');
      for (const { folder } of [primary, standby]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Creates a database, empty or as another one is; returns its URL.
 * @param from the URL of one to which nobody is connected
 */
export function newDatabase(cluster: Cluster, from?: string): string {
  const name = `rega_${randomBytes(6).toString('hex')}`;
  const template = from === undefined ? [] : ['-T', /\w+(?=\?)/u.exec(from)?.[0] ?? ''];
  run(cluster, 'createdb', '-h', cluster.folder, '-U', 'rega', ...template, name);
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

function run(cluster: Cluster, program: string, ...args: readonly string[]): void {
  const { command, rest } = asUser(cluster, program, ...args);
  // No output: a server that it leaves running would hold a pipe open.
  const { status, error } = spawnSync(command, rest, { cwd: cluster.folder, stdio: 'ignore' });
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? status}`);
}

/** With setpriv, because PostgreSQL refuses to run as root. */
function asUser({ bin, user }: Cluster, program: string, ...args: readonly string[]) {
  const prefix = user
    ? ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups']
    : [];
  const [command = '', ...rest] = [...prefix, join(bin, program), ...args];
  return { command, rest };
}

const NEEDED = ['initdb', 'pg_ctl', 'createdb', 'pg_basebackup'];

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
