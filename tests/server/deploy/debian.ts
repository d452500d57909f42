import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ROOT } from '../support/folders';
import { isLong } from '../support/long';

const CACHE = join(ROOT, '.cache/debian');
const PACKAGES = ['systemd', 'dbus', 'ca-certificates'];

const release = (packages: readonly string[]): string[] => [
  '--variant=minbase',
  `--include=${packages.join()}`,
  'trixie',
];

/** Returns why no Debian can be made here; undefined if it can. */
export function obstacle(
  packages = PACKAGES,
  programs: readonly string[] = ['systemd-nspawn'],
): string | undefined {
  if (!isLong) return 'LONG=1 does';
  if (process.getuid?.() !== 0) return 'only root may boot it';
  const needed: readonly (readonly [string, ...string[]])[] = [
    ...['debootstrap', ...programs].map((program) => [program, '--version'] as const),
    ['unshare', '--mount', '--pid', '--net', '--fork', 'true'],
    ['debootstrap', '--print-debs', ...release(packages), join(CACHE, 'listed')],
  ];
  for (const [program, ...args] of needed) {
    const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
    if (status !== 0) return `${program} ${args[0]} fails here: ${error ? error.message : stderr}`;
  }
  return undefined;
}

const call = promisify(execFile);

/** Runs a program of the host. */
export const done = (program: string, ...args: string[]) =>
  call(program, args, { cwd: ROOT, maxBuffer: 1 << 28 });

interface Ran {
  readonly code: number;
  readonly output: string;
}

/** Returns the folder of a Debian 13 with some packages, which is made once and stays for later runs. */
export async function madeDebian(name: string, packages: readonly string[]): Promise<string> {
  const made = join(CACHE, name);
  if (!existsSync(made)) {
    await rm(`${made}.part`, { recursive: true, force: true });
    await done('debootstrap', ...release(packages), `${made}.part`);
    await rename(`${made}.part`, made);
  }
  return made;
}

/** Starts a Debian 13 with nothing but systemd. */
export async function startDebian() {
  const made = await madeDebian('root', PACKAGES);
  const root = join(CACHE, 'running');
  await rm(root, { recursive: true, force: true });
  await done('cp', '--archive', '--reflink=auto', made, root);
  await copyFile('/etc/resolv.conf', join(root, 'etc/resolv.conf'));
  // "The domain must already lead to this machine."
  await writeFile(join(root, 'etc/hosts'), '127.0.0.1 localhost rega.example\n');
  const format = ['--no-empty', '--format', '%f "%v";%n'];
  const { stdout } = await done('apt-config', 'dump', ...format, 'Acquire');
  await writeFile(join(root, 'etc/apt/apt.conf.d/99host'), stdout);
  const { host, init } = await boot(root);
  const stop = async () => {
    const end = once(host, 'close');
    host.kill('SIGTERM');
    await end;
    await rm(root, { recursive: true, force: true });
  };

  /**
   * Runs commands as root in a terminal of the machine. Its network has no way out, so that its ports are its own;
   * packages are installed by the network of the host.
   */
  async function attempt(text: string, { isOnline = false, ...more } = {}): Promise<Ran> {
    const spaces = ['--mount', '--uts', '--ipc', '--pid', ...(isOnline ? [] : ['--net'])];
    const inside = 'cd && exec bash -e -o pipefail -c "$TEXT"';
    const args = ['--target', init, ...spaces, 'script', '-qec', inside, '/dev/null'];
    const env = {
      HOME: '/root',
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      TERM: 'dumb',
      SHELL: '/bin/bash',
      SYSTEMD_PAGER: 'cat',
      DEBIAN_FRONTEND: 'noninteractive',
      TEXT: text,
      ...more,
    };
    return new Promise((resolve) => {
      const options = { env, maxBuffer: 1 << 28 };
      const child = execFile('/usr/bin/nsenter', args, options, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
      );
      child.stdin?.end();
    });
  }

  async function run(text: string, options = {}): Promise<string> {
    const { code, output } = await attempt(text, options);
    if (code !== 0) throw new Error(`${text}\nended with ${code}:\n${output}`);
    return output;
  }

  return { root, attempt, run, stop };
}

/** Starts the systemd of a folder as a container; returns its process, and the number of its init once it is up. */
async function boot(root: string): Promise<{ host: ChildProcess; init: string }> {
  const options = [
    '--register=no',
    '--keep-unit',
    '--private-network',
    '--resolv-conf=off',
    '--boot',
  ];
  // Ends with the tests, however they end. systemd 257 knows no other than unified control groups.
  const host = spawn(
    'setpriv',
    ['--pdeathsig', 'KILL', 'systemd-nspawn', ...options, '--console=pipe', '--directory', root],
    { stdio: 'ignore', env: { ...process.env, SYSTEMD_NSPAWN_UNIFIED_HIERARCHY: '1' } },
  );
  const ask = ['--mount', '--uts', '--ipc', '--pid', 'systemctl', 'is-system-running', '--wait'];
  for (let tries = 0; tries < 120 && host.exitCode === null; tries += 1) {
    await sleep(500);
    const children = await readFile(`/proc/${host.pid}/task/${host.pid}/children`, 'utf8');
    const init = children.trim();
    const { stdout } = spawnSync('nsenter', ['--target', init, ...ask]);
    if (String(stdout).startsWith('running')) return { host, init };
  }
  host.kill('SIGKILL');
  throw new Error(`no systemd came up in ${root}: systemd-nspawn ended with ${host.exitCode}`);
}
