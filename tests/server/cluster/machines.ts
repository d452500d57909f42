import { execFile, type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterFile } from '../../shared/afterFile';
import { madeDebian, obstacle as obstacleTo } from '../deploy/debian';
import { ROOT, tempFolder } from '../support/folders';

const PACKAGES = [
  'ca-certificates',
  'etcd-server',
  'haproxy',
  'patroni',
  'pgbouncer',
  'postgresql',
];
const NAMES = ['db1', 'db2', 'db3'] as const;
/** For measurements of networks (RFC 2544): no network of anybody's. */
const NETWORK = '198.18.49';
const BRIDGE = 'regacluster';
const USUAL = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LANG: 'C.UTF-8',
};

/** Returns why no cluster can be started here; undefined if it can. */
export function obstacle(): string | undefined {
  const missing = ['ip', 'openssl', 'pgrep', 'setpriv'].filter(
    (program) => spawnSync('which', [program], { env: USUAL }).status !== 0,
  );
  return (
    obstacleTo(PACKAGES, []) ??
    (missing.length > 0 ? `not installed: ${missing.join(', ')}` : undefined)
  );
}

const call = promisify(execFile);
const ip = (...args: string[]) => call('ip', args);

type Name = (typeof NAMES)[number];

const as = (user: string, command: string): string =>
  `exec setpriv --reuid=${user} --regid=${user} --clear-groups ${command}`;
/** What systemd runs on each of these machines. */
const DATABASE = [
  `set -a; . /etc/default/etcd; ${as('etcd', 'etcd')}`,
  as('postgres', 'patroni /etc/patroni/config.yml'),
];
const APPLICATION = [
  'exec haproxy -W -db -f /etc/haproxy/haproxy.cfg',
  as('postgres', 'pgbouncer /etc/pgbouncer/pgbouncer.ini'),
];

/**
 * Starts three machines of a database, each a Debian in a network namespace, with the files that deploy/cluster/prepare
 * makes for it, and one with HAProxy and PgBouncer in the network of the tests.
 */
export async function startCluster() {
  const base = await madeDebian('cluster', PACKAGES);
  const folder = await tempFolder();
  const files = join(folder, 'files');
  const [version = ''] = await readdir(join(base, 'usr/lib/postgresql'));
  await call(join(ROOT, 'deploy/cluster/prepare'), [version, files]);
  const hosts = NAMES.map((name, index) => `${NETWORK}.${index + 1} ${name}\n`).join('');
  for (const name of [...NAMES, 'application']) {
    await writeFile(join(files, name, 'etc/hosts'), `127.0.0.1 localhost\n${hosts}`);
    for (const part of ['root', 'upper', 'work']) {
      await mkdir(join(folder, name, part), { recursive: true });
    }
  }

  await removeNetwork();
  afterFile(removeNetwork);
  await ip('link', 'add', BRIDGE, 'type', 'bridge');
  await ip('addr', 'add', `${NETWORK}.254/24`, 'dev', BRIDGE);
  await ip('link', 'set', BRIDGE, 'up');
  const running = new Map<Name, ChildProcess>();
  afterFile(() => Promise.all([...running.values()].map(end)));
  for (const [index, name] of NAMES.entries()) {
    const inside = ['-n', spaceOf(name)];
    await ip('netns', 'add', spaceOf(name));
    await ip('link', 'add', portOf(name), 'type', 'veth', 'peer', 'eth0', 'netns', spaceOf(name));
    await ip(...inside, 'addr', 'add', `${NETWORK}.${index + 1}/24`, 'dev', 'eth0');
    for (const device of ['lo', 'eth0']) await ip(...inside, 'link', 'set', device, 'up');
    await ip('link', 'set', portOf(name), 'master', BRIDGE, 'up');
    start(name);
  }
  const application = run('application', '/etc/pgbouncer', APPLICATION);
  afterFile(() => end(application));

  function start(name: Name): void {
    const inside = ['ip', 'netns', 'exec', spaceOf(name)];
    running.set(name, run(name, '/etc/patroni', DATABASE, inside));
  }

  /** Runs programs on a machine as systemd would, each again when it ends; all end with this process. */
  function run(
    name: string,
    settings: string,
    programs: readonly string[],
    wrapper: readonly string[] = [],
  ) {
    const machine = join(folder, name);
    const root = join(machine, 'root');
    const loops = programs.map((program) => `while :; do (${program}); sleep 1; done &`);
    const inside = `
      install -d -o postgres /run/postgresql
      chown -R postgres: ${settings}
      ${loops.join('\n')}
      wait`;
    const script = `set -e
      mount -t overlay overlay -o lowerdir=${base},upperdir=${machine}/upper,workdir=${machine}/work ${root}
      mount -t proc proc ${root}/proc
      mount --rbind /dev ${root}/dev
      cp -r ${files}/${name}/etc/. ${root}/etc/
      exec chroot ${root} bash -c "$INSIDE"`;
    const spaces = ['--mount', '--pid', '--fork', '--kill-child'];
    const args = ['--pdeathsig', 'KILL', ...wrapper, 'unshare', ...spaces, 'bash', '-c', script];
    const child = spawn('setpriv', args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...USUAL, INSIDE: inside },
    });
    child.stderr.on('data', (chunk: Buffer) => {
      const { CLUSTER_LOG } = process.env;
      if (CLUSTER_LOG) appendFileSync(`${CLUSTER_LOG}.${name}`, chunk);
    });
    return child;
  }

  const isPrimary = async (name: Name): Promise<boolean> =>
    (await ask(name, 8008, '/primary'))?.status === 200;

  return {
    names: NAMES,
    files,
    start,
    /** Ends all processes of a machine, as a power cut does. */
    kill: (name: Name) => end(running.get(name)),
    /** Stops or continues all processes of a machine. */
    async signal(name: Name, signal: 'STOP' | 'CONT') {
      // Once more, for those that were started meanwhile; some have ended.
      for (let times = 0; times < 2; times += 1) {
        const processes = (await processesOf(name)).map(String);
        await call('kill', ['-s', signal, ...processes]).catch(() => {});
      }
    },
    /** Takes a machine off the network, which nobody is told, or puts it back. */
    isolate: (name: Name, isCut: boolean) =>
      isCut
        ? ip('link', 'set', portOf(name), 'nomaster')
        : ip('link', 'set', portOf(name), 'master', BRIDGE),
    /** Kills etcd on the machine where it leads; it is started again. */
    async killEtcdLeader() {
      for (const name of NAMES) {
        const status = await ask(name, 2379, '/v3/maintenance/status', {
          method: 'POST',
          body: '{}',
        });
        if (!status) continue;
        const { header, leader } = (await status.json()) as {
          header: { member_id: string };
          leader: string;
        };
        if (header.member_id !== leader) continue;
        for (const pid of await processesOf(name)) {
          const program = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
          if (program.trim() === 'etcd') process.kill(pid, 'SIGKILL');
        }
      }
    },
    /** Ends PgBouncer, which is started again. */
    async endPooler(signal: 'SIGQUIT' | 'SIGKILL') {
      const init = (await call('pgrep', ['--parent', String(application.pid)])).stdout.trim();
      const own = ['--ns', init, '--nslist', 'pid', '--exact', 'pgbouncer'];
      const { stdout } = await call('pgrep', own);
      for (const pid of stdout.trim().split('\n')) process.kill(Number(pid), signal);
    },
    async switchOver(from: Name) {
      const to = (await members(from)).find(({ role }) => role === 'sync_standby')?.name;
      const settings = await readFile(join(files, from, 'etc/patroni/config.yml'), 'utf8');
      const password = /username: patroni, password: '(\w+)'/u.exec(settings)?.[1] ?? '';
      const body = JSON.stringify({ leader: from, candidate: to });
      const authorization = `Basic ${Buffer.from(`patroni:${password}`).toString('base64')}`;
      const request = { method: 'POST', body, headers: { authorization } };
      const answer = await ask(from, 8008, '/switchover', request, 60_000);
      if (answer?.status !== 200) throw new Error(`no switchover: ${await answer?.text()}`);
    },
    async primary(except?: Name): Promise<Name | undefined> {
      for (const name of NAMES) if (name !== except && (await isPrimary(name))) return name;
      return undefined;
    },
    /** Returns whether there is a primary with two standbys that have nothing left to copy. */
    async isWhole(): Promise<boolean> {
      const lists = await Promise.all(NAMES.map(members));
      return lists.every((list) => {
        const rolesOf = list
          .map(({ role }) => role)
          .toSorted()
          .join();
        const isUp = list.every(
          ({ state, lag = 0 }) => /^(?:running|streaming)$/u.test(state) && lag === 0,
        );
        return isUp && rolesOf === 'leader,replica,sync_standby';
      });
    },
  };
}

interface Member {
  readonly name: Name;
  readonly role: string;
  readonly state: string;
  readonly lag?: number | 'unknown';
}

async function members(name: Name): Promise<readonly Member[]> {
  const answer = await ask(name, 8008, '/cluster');
  return ((await answer?.json()) as { members?: readonly Member[] } | undefined)?.members ?? [];
}

/** Asks a program of a machine; undefined if it does not answer. */
const ask = (name: Name, port: number, path: string, request: RequestInit = {}, limit = 2000) =>
  fetch(`http://${NETWORK}.${NAMES.indexOf(name) + 1}:${port}${path}`, {
    ...request,
    signal: AbortSignal.timeout(limit),
  }).catch(() => undefined);

const spaceOf = (name: Name): string => `rega-${name}`;
const portOf = (name: Name): string => `rega-${name}`;

async function processesOf(name: Name): Promise<number[]> {
  const { stdout } = await ip('netns', 'pids', spaceOf(name));
  return stdout.split('\n').filter(Boolean).map(Number);
}

async function removeNetwork(): Promise<void> {
  for (const name of NAMES) {
    await ip('netns', 'del', spaceOf(name)).catch(() => {});
    // Else it goes some time after its namespace.
    await ip('link', 'del', portOf(name)).catch(() => {});
  }
  await ip('link', 'del', BRIDGE).catch(() => {});
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (child?.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}
